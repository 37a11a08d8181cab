/** Parses an Accept header into values with weights (RFC 9110, 12.4.2). */
export function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}

const MARKDOWN = 'text/markdown';

/** Browsers never ask for Markdown. Clients that do get it, unless they prefer HTML. */
export function prefersMarkdown(header: string | undefined): boolean {
  if (!header?.includes(MARKDOWN)) return false;
  const weights = readWeights(header);
  const markdown = weights.get(MARKDOWN) ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}
