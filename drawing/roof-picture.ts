/** Illustrations of the example post: a crane over a roof with solar panels at sunrise, as each platform shows it. */
type RoofColors = { sky: string; sun: string; roof: string; panel: string; edge: string; crane: string };

const PANELS = Array.from({ length: 24 }, (_, i) => ({ column: i % 8, row: Math.floor(i / 8) }));

/** The whole roof, the panel on the hook, the roof from above, or the whole from the other side in the evening. */
export type RoofView = 'whole' | 'close' | 'plan' | 'mirrored';

/** Drawn on 600 by 600. A narrow crop keeps the whole crane, right of the center; a wide one adds sky and roof on both sides. */
function viewBox(width: number, height: number): string {
  const ratio = width / height;
  const tall = ratio > 1 ? 450 : 600;
  const middle = ratio < 0.6 ? 330 : 300;
  return `${middle - (tall * ratio) / 2} ${ratio > 1 ? 30 : 0} ${tall * ratio} ${tall}`;
}

/** All 96 panels from above, the last row still on the crane, with the arm of the crane. */
function planPicture({ sky, sun, roof, panel, edge, crane }: RoofColors): string {
  const panels = Array.from({ length: 96 }, (_, i) => {
    const place = `x="${72 + (i % 16) * 29}" y="${150 + Math.floor(i / 16) * 50}" width="25" height="44"`;
    return `<rect ${place} fill="${i > 90 ? sun : panel}" stroke="${edge}" stroke-width="2"/>`;
  });
  return [
    `<rect x="-600" y="-600" width="1800" height="1800" fill="${sky}"/>`,
    `<rect x="40" y="120" width="520" height="360" fill="${roof}"/>`,
    ...panels,
    `<path d="M470 560L330 210" stroke="${crane}" stroke-width="10"/><circle cx="330" cy="210" r="14" fill="${crane}"/>`,
  ].join('');
}

export function roofPicture(
  width: number,
  height: number,
  colors: RoofColors,
  view: RoofView = 'whole',
): string {
  const box = view === 'close' ? '130 70 270 270' : view === 'plan' ? '0 80 600 440' : viewBox(width, height);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">`;
  if (view === 'plan') return `${open}${planPicture(colors)}</svg>`;
  if (view === 'mirrored') {
    const evening = { ...colors, sky: colors.roof, sun: colors.crane, roof: colors.sky };
    return `${open}<g transform="matrix(-1 0 0 1 600 0)">${wholePicture(evening)}</g></svg>`;
  }
  return `${open}${wholePicture(colors)}</svg>`;
}

function wholePicture(colors: RoofColors): string {
  const panels = PANELS.map(
    ({ column, row }) =>
      `<rect x="${column * 42}" y="${row * 64}" width="37" height="57" fill="${colors.panel}" stroke="${colors.edge}" stroke-width="2"/>`,
  );
  return [
    `<rect x="-300" y="-300" width="1200" height="1200" fill="${colors.sky}"/>`,
    `<circle cx="300" cy="330" r="150" fill="${colors.sun}"/>`,
    `<path d="M-300 470L80 300H520L900 470V900H-300z" fill="${colors.roof}"/>`,
    `<g transform="matrix(1 0 -.55 .52 190 318)">${panels.join('')}</g>`,
    `<g fill="none" stroke="${colors.crane}" stroke-width="9" stroke-linejoin="round">`,
    '<path d="M420 460V70M420 108L200 64M420 70L472 104V132"/><path d="M240 74V206" stroke-width="4"/></g>',
    `<rect x="-48" y="-18" width="96" height="52" fill="${colors.panel}" stroke="${colors.crane}" stroke-width="4" transform="translate(240 222) rotate(-8)"/>`,
  ].join('');
}
