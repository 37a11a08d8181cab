/** Adds the parameter for autoplay. Hosted players and our own player read the same parameter. */
export function withAutoplay(src: string): string {
  const [address = '', hash] = src.split('#');
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}autoplay=1${hash === undefined ? '' : `#${hash}`}`;
}
