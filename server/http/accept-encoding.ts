/** Which of the stored encodings a client takes, by its Accept-Encoding header (RFC 9110, 12.5.3). */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first: brotli is the smallest. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send a handful of headers; the bound keeps a client that varies it from growing the memory. */
const REMEMBERED = 200;
const remembered = new Map<string, readonly Encoding[]>();

/** Acceptable encodings, best first. Identity is last unless the client rules it out. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity'];
  const known = remembered.get(header);
  if (known) return known;
  const accepted = parse(header);
  if (remembered.size < REMEMBERED) remembered.set(header, accepted);
  return accepted;
}

function parse(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  const any = weights.get('*');
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? any ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  return PREFERENCE.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}
