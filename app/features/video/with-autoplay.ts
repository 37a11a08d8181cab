/** Adds the parameter for autoplay. Hosted players and our own player read the same parameter. */
export function withAutoplay(src: string): string {
  const [url = '', hash] = src.split('#');
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}autoplay=1${hash === undefined ? '' : `#${hash}`}`;
}
