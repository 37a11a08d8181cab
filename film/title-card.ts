import { readFileSync } from 'node:fs';
import { film } from '#content/film.ts';
import { logo } from '#content/logo/logo.ts';
import { markOn } from '#content/logo/read-logo.ts';
import type { PageHead } from '#content/page-heads.ts';
import { palette } from '#content/palette.ts';
import { currentPaths } from '#drawing/current.ts';

const colours = palette.dark;
const mark = markOn('dark');
const RIVER = { top: 372, height: 300, lines: 15, lit: [3, 7, 11] };
const WHEEL = { size: 270, right: 76 };

const font = (family: string, file: string) =>
  `@font-face{font-family:${family};src:url(data:font/ttf;base64,${readFileSync(new URL(`../drawing/fonts/${file}.ttf`, import.meta.url), 'base64')})}`;

const css = `
${font('display', 'display')}${font('mono', 'mono')}
body { margin: 0; width: ${film.width}px; height: ${film.height}px; overflow: hidden; background: ${colours.paper}; color: ${colours.ink} }
main { position: relative; padding: 84px }
p { margin: 0; font: 30px/1.3 mono; color: ${colours.brand}; animation: rise .6s .05s both cubic-bezier(.2,.7,.2,1) }
h1 { margin: 22px 0 0; max-width: 1060px; font: 92px/1 display; letter-spacing: -.035em; text-wrap: balance; animation: rise .6s .15s both cubic-bezier(.2,.7,.2,1) }
svg { position: absolute; left: 0; top: 0 }
.river path { fill: none; stroke: ${colours.line}; stroke-width: 1.6; stroke-dasharray: 1; animation: flow 1.1s both cubic-bezier(.4,0,.2,1) }
.river .lit { stroke: ${colours.brand}; stroke-width: 2.6 }
.wheel { left: auto; right: ${WHEEL.right}px; top: ${RIVER.top + RIVER.height / 2 - WHEEL.size / 2}px; overflow: visible; animation: appear .5s .3s both }
${logo.turns ? '.wheel g { transform-origin: 50% 50%; transform-box: view-box; animation: turn 3.2s .3s both cubic-bezier(.3,.4,.3,1) }' : ''}
@keyframes rise { from { opacity: 0; transform: translateY(22px) } }
@keyframes flow { from { stroke-dashoffset: 1 } }
@keyframes appear { from { opacity: 0 } }
@keyframes turn { from { transform: rotate(-180deg) } }
`;

/** A card between two scenes: the lines run in and turn the wheel. */
export function titleCard({ kicker, headline }: PageHead['card'], seed: number): string {
  const lines = currentPaths({ width: film.width, height: RIVER.height, lines: RIVER.lines, seed }).map(
    (d, i) =>
      `<path d="${d}" pathLength="1" style="animation-delay:${(i % 5) * 60}ms"${RIVER.lit.includes(i) ? ' class="lit"' : ''}/>`,
  );
  return `<!doctype html><style>${css}</style>
<svg class="river" width="${film.width}" height="${film.height}"><g transform="translate(0 ${RIVER.top})">${lines.join('')}</g></svg>
<svg class="wheel" width="${WHEEL.size}" height="${WHEEL.size}" viewBox="${mark.viewBox}"><circle cx="50%" cy="50%" r="53%" fill="${colours.paper}"/><g>${mark.body}</g></svg>
<main><p>${kicker}</p><h1>${headline}</h1></main>`;
}
