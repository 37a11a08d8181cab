/**
 * Pages in the iframes of the Watch Demo dialogs. Each page plays one film. The browser's controls are below the
 * picture, and the captions are below the controls. Without JavaScript, the browser shows the captions over the picture.
 */
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { html, raw } from 'hono/html';
import { fonts } from '#content/fonts.ts';
import { LANGUAGES } from '#content/languages.ts';
import { FILM_SIZE, player, shownFilms } from '#content/media/film.ts';
import { palette } from '#content/palette.ts';
import { site } from '#content/site.ts';
import { VIEW_TRANSITION } from '#domain/view-transition.ts';

const { paper, ink, brand } = palette.dark;

const ASPECT_RATIO = FILM_SIZE.width / FILM_SIZE.height;
/** Enough for the controls of every browser. On small screens, the controls cover the picture. */
const CONTROLS_HEIGHT = '4rem';
const SMALL_SCREEN = '(max-width: 40rem), (max-height: 26rem)';
/** In seconds. Films fade in from black: this skips the dark frames, which would follow the poster. */
const START_TIME = 0.9;
const FONT_FAMILY = `${JSON.stringify(fonts.body.family)}, system-ui, sans-serif`;

type Film = Readonly<Record<'title' | 'video' | 'poster' | 'captions', string>> & {
  lines: Readonly<Record<string, string>>;
};

/**
 * All captions are in the same grid cell, which is as high as the longest. So the picture never moves. If the page is
 * wider than the picture, the edges of the picture fade into the page.
 */
const styles = (
  fontUrl: string,
) => `@font-face { font-family: ${JSON.stringify(fonts.body.family)}; src: url(${fontUrl}) format("woff2"); font-weight: 400 700; font-display: swap }
:root { color-scheme: dark; accent-color: ${brand}; --controls: ${CONTROLS_HEIGHT}; --picture: min(100cqw, (100cqh - var(--controls)) * ${ASPECT_RATIO}) }
@media ${SMALL_SCREEN} { :root { --controls: 0rem } }
body { margin: 0; background: ${paper}; color: ${ink}; font: 1rem/1.35 ${FONT_FAMILY} }
main { height: 100dvh; display: grid; grid-template-rows: minmax(0, calc(100vw / ${ASPECT_RATIO} + var(--controls))) auto; align-content: center }
h1 { position: absolute; clip-path: inset(50%) }
#room { container-type: size }
#film { position: relative; width: var(--picture); margin: 0 auto }
#film::after { content: ""; position: absolute; inset: 0 0 var(--controls); --edge: min(4rem, (100cqw - var(--picture)) / 2); background: linear-gradient(90deg, ${paper}, transparent var(--edge), transparent calc(100% - var(--edge)), ${paper}); pointer-events: none }
video { display: block; width: 100%; height: calc(var(--picture) / ${ASPECT_RATIO} + var(--controls)); object-fit: contain; object-position: top; outline-offset: -3px }
video:fullscreen { object-position: center }
video::cue { background: ${paper}d1; color: ${ink}; font-family: ${FONT_FAMILY} }
#words { padding: .5rem .75rem .625rem; text-align: center }
#lines { display: grid; align-items: center; font-size: clamp(.9375rem, 1.8vw, 1.625rem); text-wrap: balance }
#lines > * { grid-area: 1 / 1; margin: 0 }
[data-line]::before { content: attr(data-line); visibility: hidden }
@media (scripting: none) { #lines { display: none } }
a { color: ${brand} }`;

/** HTML of the page. The `html` helper escapes the copy, so that a quotation mark cannot end an attribute. */
export const playerPage = ({ title, video, poster, captions, lines }: Film, fontUrl: string): string =>
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
${raw(VIEW_TRANSITION)}
${raw(styles(fontUrl))}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<div id="room"><div id="film"><video controls autoplay muted playsinline preload="auto" width="${FILM_SIZE.width}" height="${FILM_SIZE.height}" poster="${poster}" aria-label="${title}">
<source src="${video}#t=${START_TIME}" type="video/mp4">
<track kind="captions" src="${captions}" srclang="${site.language}" label="${player.captionsLabel}" default>
<p>${player.withoutVideo} <a href="${video}" download>${player.download}</a></p>
</video></div></div>
<div id="words"><div id="lines">${Object.values(lines).map((line) => html`<div data-line="${line}"></div>`)}<p id="caption"></p></div></div>
</main>
</body>
</html>
`);

const pathForLanguage = (path: string, code: string) => path.replace(/^\/film\/[^/]+/, `/film/${code}`);

/**
 * Writes the captions with the times of the recording and the lines of the content. If no film was recorded in the
 * language, uses the film of the default language, otherwise of any language.
 */
export async function writeCaptions<AnyFilm extends Film>(outDir: string, film: AnyFilm): Promise<AnyFilm> {
  const [wantedCode = ''] = /(?<=^\/film\/)[^/]+/.exec(film.video) ?? [];
  const recordedCode = [wantedCode, LANGUAGES[0].code, ...(await readdir('public/film'))].find((candidate) =>
    existsSync(`public${pathForLanguage(film.video, candidate)}`),
  );
  if (!recordedCode) throw new Error(`There is no public${film.video}: record it with "npm run film"`);
  const texts = Object.values(film.lines);
  const recordedCaptions = await readFile(`public${pathForLanguage(film.captions, recordedCode)}`, 'utf8');
  await mkdir(dirname(`${outDir}${film.captions}`), { recursive: true });
  await writeFile(
    `${outDir}${film.captions}`,
    recordedCaptions.replaceAll(/(?<=-->.*\n).+/g, () => texts.shift() ?? ''),
  );
  return {
    ...film,
    video: pathForLanguage(film.video, recordedCode),
    poster: pathForLanguage(film.poster, recordedCode),
  };
}

export async function writePlayer(outDir: string, fontUrl: string): Promise<void> {
  // Remove the recorded captions that were copied from `public/`: the build of each language writes its own.
  for await (const recorded of glob('film/*/*.vtt', { cwd: outDir })) await rm(`${outDir}/${recorded}`);
  for (const film of shownFilms) {
    await mkdir(`${outDir}${film.player}`, { recursive: true });
    await writeFile(
      `${outDir}${film.player}index.html`,
      playerPage(await writeCaptions(outDir, film), fontUrl),
    );
  }
}
