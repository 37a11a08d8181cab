/** Shortens an error, since a receiver may answer with a whole page. The note is stored with the delivery. */
export function errorNote(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text
    .replace(/\/\/[^\s/@]+@/g, '//')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}
