/** Kept with the delivery and shown to the operator; a receiver may answer with a whole page. */
export function errorNote(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text
    .replace(/\/\/[^\s/@]+@/g, '//')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}
