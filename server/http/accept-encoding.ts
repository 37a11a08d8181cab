/** Picks a stored encoding by the Accept-Encoding header (RFC 9110, 12.5.3). */
import { readWeights } from './accept-weights.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first: brotli is the smallest. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Limits the cache: a client could send many different headers. */
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
  const weights = readWeights(header);
  const any = weights.get('*');
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? any ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  return PREFERENCE.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}
