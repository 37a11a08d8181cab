/**
 * Pages in the iframes of the Watch Demo dialogs. Each page plays one film. Controls and captions are below the picture.
 * Without their script (`public/player/controls.js`), the browser shows its own controls and captions over the picture.
 * The script blocks rendering, so that the browser's controls are never visible before it runs.
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
import { VIEW_TRANSITION } from '#domain/theme-script.ts';
import { splitNonBreaking } from '#domain/typography.ts';

const { paper, raised, line, controlLine, muted, ink, brand } = palette.dark;

const ASPECT_RATIO = FILM_SIZE.width / FILM_SIZE.height;
/** In seconds. Films fade in from black: this skips the dark frames, which would follow the poster. */
const START_TIME = 0.9;
const FONT_FAMILY = `${JSON.stringify(fonts.body.family)}, system-ui, sans-serif`;
/** A phone on its side: controls and captions are beside the picture. */
const SHORT_SCREEN = '(max-height: 26rem) and (min-aspect-ratio: 16/9)';
/** A phone: the captions are a list that scrolls. On larger screens, only the current caption is visible. */
const SMALL_SCREEN = `(max-width: 40rem), ${SHORT_SCREEN}`;

type Film = Readonly<Record<'title' | 'video' | 'poster' | 'captions', string>> & {
  lines: Readonly<Record<string, string>>;
};
/** Times in seconds: when each caption starts, and when the last one ends, which is the end of the film. */
type RecordedFilm = Film & { starts: readonly number[]; duration: number };

/** Height of two lines of a caption. The frame in watch-demo.tsx reserves this row and the slider. */
const ROW_HEIGHT = '2.8125rem';

/** Icons of Lucide. */
const icon = (name: string, path: string) =>
  html`<svg class="${name}" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
const icons = {
  play: icon('is-play', 'M7 4.5v15L19 12z'),
  pause: icon('is-pause', 'M7 5h2.5v14H7zM14.5 5H17v14h-2.5z'),
  open: icon(
    'is-open',
    'M8 3H5a2 2 0 0 0-2 2v3m18 0V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3m8 0h3a2 2 0 0 0 2-2v-3',
  ),
  close: icon(
    'is-close',
    'M8 3v3a2 2 0 0 1-2 2H3m18 0h-3a2 2 0 0 1-2-2V3M3 16h3a2 2 0 0 1 2 2v3m8 0v-3a2 2 0 0 1 2-2h3',
  ),
};

const THUMB = `appearance: none; box-sizing: border-box; width: 1rem; height: 1rem; border: 0; border-radius: 50%; background: ${ink}`;
const THUMB_RING = `box-shadow: 0 0 0 3px ${paper}, 0 0 0 5px ${brand}`;
const TRACK = `height: 4px; background: linear-gradient(90deg, ${brand} var(--played, 0%), ${controlLine} 0)`;

/**
 * On large screens, all captions are in the same grid cell, which is as high as the longest. So the picture never moves.
 * Forced colors keep the browser's own slider.
 */
const styles = (
  fontUrl: string,
) => `@font-face { font-family: ${JSON.stringify(fonts.body.family)}; src: url(${fontUrl}) format("woff2"); font-weight: 400 700; font-display: swap }
:root { color-scheme: dark; accent-color: ${brand}; --pad: 1.75rem; --picture: min(100cqw, 100cqh * ${ASPECT_RATIO}) }
body { margin: 0; background: ${paper}; color: ${ink}; font: 1rem/1.4 ${FONT_FAMILY} }
main { height: 100dvh; display: grid; grid-template-rows: minmax(0, calc(100vw / ${ASPECT_RATIO})) auto; align-content: center }
h1 { position: absolute; clip-path: inset(50%) }
#room { container-type: size; display: grid; place-content: center }
#film { width: var(--picture) }
video { display: block; width: 100%; height: auto; aspect-ratio: ${ASPECT_RATIO}; cursor: pointer }
video::cue { background: ${paper}d1; color: ${ink}; font-family: ${FONT_FAMILY} }
a { color: ${brand} }
.joined { white-space: nowrap }
[hidden] { display: none !important }
#below { position: relative; display: grid; grid: auto minmax(${ROW_HEIGHT}, auto) / auto minmax(0, 1fr) auto auto; align-items: center; column-gap: 1rem; padding: 0 var(--pad) 1rem }
#seek { grid-column: 1 / -1; width: calc(100% + 2 * var(--pad)); height: 2.75rem; margin: -1.375rem calc(-1 * var(--pad)) -.375rem; cursor: pointer }
#time { grid-area: 2 / 3; color: ${muted}; font-size: .875rem; font-variant-numeric: tabular-nums; white-space: nowrap }
#full { grid-area: 2 / 4 }
#lines { position: relative; grid-area: 2 / 2; display: grid; align-items: center; margin: 0; padding: 0; list-style: none }
#lines li { grid-area: 1 / 1 }
button { border: 1px solid transparent; background: none; color: inherit; font: inherit; cursor: pointer }
:focus-visible { outline: 2px solid ${brand}; outline-offset: 2px }
#play, #full { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border-radius: 50%; background: ${raised} }
#play:hover, #full:hover { background: ${line} }
svg { width: 1.25rem; height: 1.25rem; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
#play svg { fill: currentcolor }
.is-playing .is-play, :not(.is-playing) > .is-pause, [aria-pressed=true] .is-open, [aria-pressed=false] .is-close { display: none }
#lines button { width: 100%; padding: 0; border: 0; border-radius: .375rem; text-align: start; text-wrap: balance; font-size: clamp(1rem, 1.75vw, 1.5rem); visibility: hidden }
#lines [aria-current=true] { visibility: visible }
@media (forced-colors: none) {
#seek { appearance: none; background: none }
#seek::-webkit-slider-runnable-track { ${TRACK} }
#seek::-moz-range-track { ${TRACK} }
#seek::-webkit-slider-thumb { ${THUMB}; margin-top: -6px }
#seek::-moz-range-thumb { ${THUMB} }
#seek:focus-visible { outline: none }
#seek:focus-visible::-webkit-slider-thumb { ${THUMB_RING} }
#seek:focus-visible::-moz-range-thumb { ${THUMB_RING} }
}
@media ${SMALL_SCREEN} {
:root { --pad: 1.25rem }
main { grid-template-rows: calc(100vw / ${ASPECT_RATIO}) minmax(0, 1fr) }
#below { box-sizing: border-box; grid-template: auto auto minmax(0, 1fr) / auto minmax(0, 1fr) auto; padding-bottom: 0 }
#time { grid-column: 2 }
#full { grid-column: 3 }
#lines { grid-area: 3 / 1 / auto / -1; align-self: stretch; display: block; min-height: 0; margin: .75rem calc(-1 * var(--pad)) 0; padding-bottom: .75rem; overflow-y: auto; scroll-behavior: smooth }
#lines button { display: grid; grid-template-columns: 2.25rem minmax(0, 1fr); align-items: baseline; padding: .71875rem var(--pad); border-radius: 0; color: ${muted}; font-size: .9375rem; visibility: visible; outline-offset: -3px }
#lines button::before { content: attr(data-start); color: ${muted}; font-size: .8125rem; font-variant-numeric: tabular-nums }
#lines [aria-current=true] { forced-color-adjust: none; background: ${raised}; color: ${ink}; box-shadow: inset 3px 0 ${brand} }
}
@media ${SHORT_SCREEN} {
main { grid-template: 100dvh / minmax(0, 1fr) 15rem }
#seek { margin-top: 0 }
}
@media (prefers-reduced-motion: reduce) { #lines { scroll-behavior: auto } }`;

const nonBreaking = (text: string) =>
  splitNonBreaking(text).map((part, i) => (i % 2 ? html`<span class="joined">${part}</span>` : part));

/** HTML of the page. The `html` helper escapes the copy, so that a quotation mark cannot end an attribute. */
export const playerPage = (
  { title, video, poster, captions, lines, starts, duration }: RecordedFilm,
  fontUrl: string,
): string =>
  String(html`<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/player/controls.js" defer blocking="render"></script>
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
<div id="below" hidden>
<input id="seek" type="range" dir="ltr" min="0" max="${duration}" step="0.01" value="0" aria-label="${player.position}">
<button id="play" type="button" data-play="${player.play}" data-pause="${player.pause}">${icons.play}${icons.pause}</button>
<span id="time"></span>
<button id="full" type="button" aria-pressed="false" aria-label="${player.fullScreen}">${icons.open}${icons.close}</button>
<ol id="lines">${Object.values(lines).map((line, i) => html`<li><button type="button" value="${starts[i]}"><span>${nonBreaking(line)}</span></button></li>`)}</ol>
</div>
</main>
</body>
</html>
`);

const readTimes = (captions: string, pattern: RegExp) =>
  [...captions.matchAll(pattern)].map(
    ([, hours, minutes, seconds]) => Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
  );

const pathForLanguage = (path: string, code: string) => path.replace(/^\/film\/[^/]+/, `/film/${code}`);

/**
 * Writes the captions with the times of the recording and the lines of the content. If no film was recorded in the
 * language, uses the film of the default language, otherwise of any language.
 */
export async function writeCaptions(outDir: string, film: Film): Promise<RecordedFilm> {
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
    starts: readTimes(recordedCaptions, /(\d+):(\d+):([\d.]+) -->/g),
    duration: readTimes(recordedCaptions, /--> (\d+):(\d+):([\d.]+)/g).at(-1) ?? 0,
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
