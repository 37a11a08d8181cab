/**
 * The player pages that stand in the frames of the Watch Demo dialogs: one film each, the browser's own controls in a
 * strip below the picture, and the captions in a line below that. Without script the browser shows the captions itself,
 * over the picture.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { html, raw } from 'hono/html';
import { FILM_SIZE, films, player } from '#content/film.ts';
import { fonts } from '#content/fonts.ts';
import { palette } from '#content/palette.ts';
import { site } from '#content/site.ts';

const { paper, ink, muted, brand } = palette.dark;

/** As high as the controls of a browser are at most. */
const CONTROLS = '4rem';
const CAPTIONS = '5rem';
const FAMILY = `${JSON.stringify(fonts.body.family)}, system-ui, sans-serif`;

type Film = Readonly<Record<'title' | 'video' | 'poster' | 'captions', string>>;

const styles = (
  font: string,
) => `@font-face { font-family: ${JSON.stringify(fonts.body.family)}; src: url(${font}) format("woff2"); font-weight: 400 700; font-display: swap }
:root { color-scheme: dark; accent-color: ${brand}; --width: min(100vw, (100dvh - ${CONTROLS} - ${CAPTIONS}) * ${FILM_SIZE.width / FILM_SIZE.height}) }
body { margin: 0; background: ${paper}; color: ${ink}; font: 1rem/1.35 ${FAMILY} }
main { height: 100dvh; display: grid; place-content: center; grid-template-rows: auto ${CAPTIONS} }
h1 { position: absolute; clip-path: inset(50%) }
video { display: block; justify-self: center; width: var(--width); height: calc(var(--width) / ${FILM_SIZE.width / FILM_SIZE.height} + ${CONTROLS}); object-fit: contain; object-position: top; outline-offset: -3px }
video:fullscreen { object-position: center }
video::cue { background: ${paper}d1; color: ${ink}; font-family: ${FAMILY} }
div { display: grid; align-content: center; gap: .25rem; padding: 0 .75rem; text-align: center }
div p { margin: 0; font-size: .9375rem; text-wrap: balance }
#caption:empty { display: none }
small { color: ${muted}; font-size: .8125rem }
a { color: ${brand} }`;

/** Words of the film are somebody's: a quotation mark in a title ends no attribute. */
export const playerPage = ({ title, video, poster, captions }: Film, font: string): string =>
  String(html`<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/player/captions-below.js" defer></script>
<style>
${raw(styles(font))}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<video controls autoplay muted playsinline preload="auto" width="${FILM_SIZE.width}" height="${FILM_SIZE.height}" poster="${poster}" aria-label="${title}" aria-describedby="silent">
<source src="${video}" type="video/mp4">
<track kind="captions" src="${captions}" srclang="${site.language}" label="${player.captionsLabel}" default>
<p>${player.withoutVideo} <a href="${video}" download>${player.download}</a></p>
</video>
<div><p id="caption"></p><small id="silent">${player.silent}</small></div>
</main>
</body>
</html>
`);

export async function writePlayer(out: string, font: string): Promise<void> {
  for (const film of Object.values(films)) {
    await mkdir(`${out}${film.player}`, { recursive: true });
    await writeFile(`${out}${film.player}index.html`, playerPage(film, font));
  }
}
