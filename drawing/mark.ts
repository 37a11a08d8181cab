/**
 * The mark: a wheel of eight paddles, cut by the channel that turns it.
 * One drawing for the site, its icons, the deck and the Open Graph images.
 */
export const MARK = {
  size: 32,
  paddle: { x: 14.1, y: 1, width: 3.8, height: 9.4, rx: 1.9 },
  angles: [0, 45, 90, 135, 180, 225, 270, 315],
  hub: { cx: 16, cy: 16, r: 3 },
  channel: { d: 'M-1 24.5c4-3.4 7.2-3.4 11 0s7 3.4 11 0 7.5-3.4 12 0', strokeWidth: 2.6 },
} as const;

const attributes = (values: Readonly<Record<string, number>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

/** The mark as SVG elements, for whatever is drawn without React. `from` and `to` colour its gradient. */
export function markElements(from: string, to: string): string {
  const { size, paddle, angles, hub, channel } = MARK;
  const paddles = angles.map(
    (angle) => `<rect ${attributes(paddle)} transform="rotate(${angle} ${hub.cx} ${hub.cy})"/>`,
  );
  return [
    '<defs>',
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<mask id="m"><g fill="#fff">${paddles.join('')}<circle ${attributes(hub)}/></g>`,
    `<path d="${channel.d}" stroke="#000" stroke-width="${channel.strokeWidth}" fill="none"/></mask>`,
    '</defs>',
    `<rect width="${size}" height="${size}" fill="url(#g)" mask="url(#m)"/>`,
  ].join('');
}
