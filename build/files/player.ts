/**
 * Pages in the iframes of the Watch Demo dialogs. Each plays one film, with the browser's controls below the picture and
 * a line of captions below the controls. Without JavaScript, the browser shows the captions over the picture.
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

const RATIO = FILM_SIZE.width / FILM_SIZE.height;
/** Maximum height of browsers' controls. If space is short, they cover the picture. */
const CONTROLS = '4rem';
const SHORT_OF_ROOM = '(max-width: 40rem), (max-height: 26rem)';
const FAMILY = `${JSON.stringify(fonts.body.family)}, system-ui, sans-serif`;

type Film = Readonly<Record<'title' | 'video' | 'poster' | 'captions', string>> & {
  lines: Readonly<Record<string, string>>;
};

/**
 * All captions share one grid cell, so that the longest fits and none moves the picture. A narrow picture fades into
 * the page.
 */
const styles = (
  font: string,
) => `@font-face { font-family: ${JSON.stringify(fonts.body.family)}; src: url(${font}) format("woff2"); font-weight: 400 700; font-display: swap }
:root { color-scheme: dark; accent-color: ${brand}; --controls: ${CONTROLS}; --picture: min(100cqw, (100cqh - var(--controls)) * ${RATIO}) }
@media ${SHORT_OF_ROOM} { :root { --controls: 0rem } }
body { margin: 0; background: ${paper}; color: ${ink}; font: 1rem/1.35 ${FAMILY} }
main { height: 100dvh; display: grid; grid-template-rows: minmax(0, calc(100vw / ${RATIO} + var(--controls))) auto; align-content: center }
h1 { position: absolute; clip-path: inset(50%) }
#room { container-type: size }
#film { position: relative; width: var(--picture); margin: 0 auto }
#film::after { content: ""; position: absolute; inset: 0 0 var(--controls); --edge: min(4rem, (100cqw - var(--picture)) / 2); background: linear-gradient(90deg, ${paper}, transparent var(--edge), transparent calc(100% - var(--edge)), ${paper}); pointer-events: none }
video { display: block; width: 100%; height: calc(var(--picture) / ${RATIO} + var(--controls)); object-fit: contain; object-position: top; outline-offset: -3px }
video:fullscreen { object-position: center }
video::cue { background: ${paper}d1; color: ${ink}; font-family: ${FAMILY} }
#words { padding: .5rem .75rem .625rem; text-align: center }
#lines { display: grid; align-items: center; font-size: clamp(.9375rem, 1.8vw, 1.625rem); text-wrap: balance }
#lines > * { grid-area: 1 / 1; margin: 0 }
[data-line]::before { content: attr(data-line); visibility: hidden }
@media (scripting: none) { #lines { display: none } }
a { color: ${brand} }`;

/** Escapes the film's copy, so that a quotation mark cannot end an attribute. */
export const playerPage = ({ title, video, poster, captions, lines }: Film, font: string): string =>
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
${raw(styles(font))}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<div id="room"><div id="film"><video controls autoplay muted playsinline preload="auto" width="${FILM_SIZE.width}" height="${FILM_SIZE.height}" poster="${poster}" aria-label="${title}">
<source src="${video}" type="video/mp4">
<track kind="captions" src="${captions}" srclang="${site.language}" label="${player.captionsLabel}" default>
<p>${player.withoutVideo} <a href="${video}" download>${player.download}</a></p>
</video></div></div>
<div id="words"><div id="lines">${Object.values(lines).map((line) => html`<div data-line="${line}"></div>`)}<p id="caption"></p></div></div>
</main>
</body>
</html>
`);

const inLanguage = (path: string, code: string) => path.replace(/^\/film\/[^/]+/, `/film/${code}`);

/**
 * Captions are the lines of the content at the recorded times. A language without a recorded film uses that of the
 * default language, or any other.
 */
export async function withOwnCaptions<F extends Film>(out: string, film: F): Promise<F> {
  const [own = ''] = /(?<=^\/film\/)[^/]+/.exec(film.video) ?? [];
  const code = [own, LANGUAGES[0].code, ...(await readdir('public/film'))].find((one) =>
    existsSync(`public${inLanguage(film.video, one)}`),
  );
  if (!code) throw new Error(`There is no public${film.video}: record it with "npm run film"`);
  const texts = Object.values(film.lines);
  const recorded = await readFile(`public${inLanguage(film.captions, code)}`, 'utf8');
  await mkdir(dirname(`${out}${film.captions}`), { recursive: true });
  await writeFile(
    `${out}${film.captions}`,
    recorded.replaceAll(/(?<=-->.*\n).+/g, () => texts.shift() ?? ''),
  );
  return { ...film, video: inLanguage(film.video, code), poster: inLanguage(film.poster, code) };
}

export async function writePlayer(out: string, font: string): Promise<void> {
  // The build of each language writes its own captions.
  for await (const recorded of glob('film/*/*.vtt', { cwd: out })) await rm(`${out}/${recorded}`);
  for (const film of shownFilms) {
    await mkdir(`${out}${film.player}`, { recursive: true });
    await writeFile(`${out}${film.player}index.html`, playerPage(await withOwnCaptions(out, film), font));
  }
}
