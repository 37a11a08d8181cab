/** Shortens an error for the operator, since a receiver may answer with a whole page. Stored with the delivery. */
export function errorNote(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text
    .replace(/\/\/[^\s/@]+@/g, '//')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}
