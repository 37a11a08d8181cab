/**
 * True if one row caused the error, not the store: constraint errors, data errors and deadlocks. These are SQLite's
 * primary codes 18 to 20 and PostgreSQL's classes 22, 23 and 40.
 */
export function isItemFault(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (typeof errcode === 'number') return [18, 19, 20].includes(errcode & 0xff);
  return typeof code === 'string' && /^(2[23]|40)/.test(code);
}

/** True for any kind of SQLITE_BUSY. */
export const isLocked = (error: unknown): boolean =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
