/** Hosted players and our own read the same parameter. */
export function withAutoplay(src: string): string {
  const [address = '', hash] = src.split('#');
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}autoplay=1${hash === undefined ? '' : `#${hash}`}`;
}
