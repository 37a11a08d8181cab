/**
 * False for text that PostgreSQL rejects: NUL or half a surrogate pair. It does not use recursion, so that deep nesting cannot overflow
 * the stack.
 */
export function isStorable(value: unknown): boolean {
  for (let level = [value]; level.length > 0; ) {
    if (level.some((each) => typeof each === 'string' && (!each.isWellFormed() || each.includes('\0'))))
      return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return true;
}
