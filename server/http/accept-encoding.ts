/** Picks a stored encoding by the Accept-Encoding header (RFC 9110, 12.5.3). */
import { readWeights } from './accept-weights.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first: brotli is the smallest. */
const ENCODINGS_BY_PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Maximum number of cached headers: a client could send many different ones. */
const CACHE_SIZE = 200;
const cache = new Map<string, readonly Encoding[]>();

/** Acceptable encodings, best first. Identity is last unless the client rules it out. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity'];
  const cached = cache.get(header);
  if (cached) return cached;
  const accepted = parse(header);
  if (cache.size < CACHE_SIZE) cache.set(header, accepted);
  return accepted;
}

function parse(header: string): readonly Encoding[] {
  const weights = readWeights(header);
  const wildcardWeight = weights.get('*');
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? wildcardWeight ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  return ENCODINGS_BY_PREFERENCE.filter((encoding) => weightOf(encoding) > 0).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
}
