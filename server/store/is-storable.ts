/** PostgreSQL takes no text with a NUL or half a character in it. Level by level, so that no depth overflows it. */
export function isStorable(value: unknown): boolean {
  for (let level = [value]; level.length > 0; ) {
    if (level.some((each) => typeof each === 'string' && (!each.isWellFormed() || each.includes('\0'))))
      return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return true;
}
