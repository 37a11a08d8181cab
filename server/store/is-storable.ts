/**
 * False for text that PostgreSQL rejects: NUL or half a surrogate pair. The function does not use recursion, so that
 * deep nesting cannot overflow the stack.
 */
export function isStorable(value: unknown): boolean {
  for (let level = [value]; level.length > 0; ) {
    if (level.some((item) => typeof item === 'string' && (!item.isWellFormed() || item.includes('\0'))))
      return false;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return true;
}
