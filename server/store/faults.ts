/** Faults of single rows and values, as the databases report them. */

/**
 * True if one row caused the error, not the store: constraint errors, data errors and deadlocks. These are SQLite's
 * primary codes 18 to 20 and PostgreSQL's classes 22, 23 and 40.
 */
export function isItemFault(error: unknown): boolean {
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  return errcode === undefined ? /^(2[23]|40)/.test(code) : [18, 19, 20].includes(errcode & 0xff);
}

/** True for any kind of SQLITE_BUSY. */
export const isLocked = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;

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
