/** Statements of PostgreSQL that are parsed and planned once per connection. Their text is constant. */
const names = new Map<string, string>();

export function registerPrepared(text: string): string {
  names.set(text, `prepared_${names.size + 1}`);
  return text;
}

/** Name of a prepared statement; undefined for all others. */
export const preparedName = (text: string): string | undefined => names.get(text);
