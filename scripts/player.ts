/** The player page that stands in the frame of the Watch Demo dialogs: one film, the browser's own controls, no script. */
import { mkdir, writeFile } from 'node:fs/promises';
import { film } from '#content/film.ts';
import { palette } from '#content/palette.ts';
import { site } from '#content/site.ts';

const { paper, ink, brand } = palette.dark;

const page = `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${film.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
:root { color-scheme: dark; accent-color: ${brand} }
body { margin: 0; height: 100dvh; display: grid; background: ${paper}; color: ${ink}; font: 1rem/1.5 system-ui, sans-serif }
h1 { position: absolute; clip-path: inset(50%) }
video { display: block; width: 100%; height: 100dvh; object-fit: contain; outline-offset: -3px }
video::cue { background: ${paper}d1; color: ${ink}; font-family: system-ui, sans-serif }
a { color: ${brand} }
</style>
</head>
<body>
<main>
<h1>${film.title}</h1>
<video controls autoplay muted playsinline preload="auto" width="${film.width}" height="${film.height}" poster="${film.poster}" aria-label="${film.title}">
<source src="${film.video}" type="video/mp4">
<track kind="captions" src="${film.captions}" srclang="${site.language}" label="${film.captionsLabel}" default>
<p>${film.withoutVideo} <a href="${film.video}" download>${film.download}</a></p>
</video>
</main>
</body>
</html>
`;

export async function writePlayer(out: string): Promise<void> {
  await mkdir(`${out}/player`, { recursive: true });
  await writeFile(`${out}/player/index.html`, page);
}
