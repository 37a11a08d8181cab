/** Illustration of the example post: a crane over a roof with solar panels at sunrise, cropped for each platform. */
type RoofColours = { sky: string; sun: string; roof: string; panel: string; edge: string; crane: string };

const PANELS = Array.from({ length: 24 }, (_, i) => ({ column: i % 8, row: Math.floor(i / 8) }));

/** Drawn on 600 by 600. A narrow crop keeps the whole crane, right of the centre; a wide one adds sky and roof on both sides. */
function viewBox(width: number, height: number): string {
  const ratio = width / height;
  const tall = ratio > 1 ? 450 : 600;
  const middle = ratio < 0.6 ? 330 : 300;
  return `${middle - (tall * ratio) / 2} ${ratio > 1 ? 30 : 0} ${tall * ratio} ${tall}`;
}

export function roofPicture(width: number, height: number, colours: RoofColours): string {
  const panels = PANELS.map(
    ({ column, row }) =>
      `<rect x="${column * 42}" y="${row * 64}" width="37" height="57" fill="${colours.panel}" stroke="${colours.edge}" stroke-width="2"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox(width, height)}">`,
    `<rect x="-300" y="-300" width="1200" height="1200" fill="${colours.sky}"/>`,
    `<circle cx="300" cy="330" r="150" fill="${colours.sun}"/>`,
    `<path d="M-300 470L80 300H520L900 470V900H-300z" fill="${colours.roof}"/>`,
    `<g transform="matrix(1 0 -.55 .52 190 318)">${panels.join('')}</g>`,
    `<g fill="none" stroke="${colours.crane}" stroke-width="9" stroke-linejoin="round">`,
    '<path d="M420 460V70M420 108L200 64M420 70L472 104V132"/><path d="M240 74V206" stroke-width="4"/></g>',
    `<rect x="-48" y="-18" width="96" height="52" fill="${colours.panel}" stroke="${colours.crane}" stroke-width="4" transform="translate(240 222) rotate(-8)"/>`,
    '</svg>',
  ].join('');
}
