/** Records the films frame by frame, with captions and a poster. Needs ffmpeg. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import tailwind from '@tailwindcss/vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { FILM_SIZE, type FilmId, films } from '#content/media/film.ts';
import { brandPlugin, brandStyles } from '../../build/plugins/brand-plugin.ts';
import { captionFile } from './captions.ts';
import { type Film, Stage } from './parts.tsx';
import { socialOs } from './social-film.tsx';
import { task } from './task-film.tsx';

const FILMS: Record<FilmId, Film> = { task, socialOs };
const FPS = 30;
const MAX_BYTES = 4_000_000;
/** The encoder compresses frames again, so they need high quality. Visitors load the poster, so it is small. */
const JPEG_QUALITY = { frame: 95, poster: 62 };

/** Converts the color matrix with high precision. Otherwise, the background color would change slightly. */
const COLOR_FILTER =
  'scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+full_chroma_inp';

/** The files are small even at high quality, because most of the picture does not move. */
const ENCODING_OPTIONS = [
  ...['-vf', COLOR_FILTER, '-pix_fmt', 'yuv420p'],
  ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '26', '-tune', 'animation'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  // Browsers can play the film before it has loaded completely.
  ...['-movflags', '+faststart', '-an'],
];

/** Encodes the JPEG frames that are written to its input. */
const startEncoder = (file: string): ChildProcess =>
  spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', '-f', 'mjpeg', '-framerate', `${FPS}`, '-i', '-', ...ENCODING_OPTIONS, file],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );

/** The style sheet with its fonts. Films are dark, but scenes with people are light. */
async function buildStyles(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [brandPlugin(), tailwind()],
    build: {
      write: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: 'media/film/film.css' },
    },
  })) as Rolldown.RolldownOutput;
  const styles = output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  return [...styles, brandStyles().replace(':root', ':root, .light')].join('\n');
}

/** Returns a function that takes a screenshot of a film at a time. */
async function openFilm(browser: Browser, film: Film, styles: string) {
  const page = await browser.newPage({ viewport: FILM_SIZE });
  await page.setContent(`<!doctype html><body>${renderToStaticMarkup(<Stage film={film} />)}</body>`);
  await page.addStyleTag({ content: styles });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  const animations = await page.evaluateHandle(() => document.getAnimations());
  const devtools = await page.context().newCDPSession(page);
  return async (time: number, quality: number): Promise<Buffer> => {
    await animations.evaluate((list, time) => {
      for (const animation of list) {
        animation.pause();
        animation.currentTime = time * 1000;
      }
    }, time);
    const options = { format: 'jpeg', quality, optimizeForSpeed: true } as const;
    return Buffer.from((await devtools.send('Page.captureScreenshot', options)).data, 'base64');
  };
}

const publicFile = (url: string) => `public${url}`;

async function recordFilm(browser: Browser, id: FilmId, styles: string): Promise<void> {
  const { video, captions, poster, lines } = films[id];
  const { length, posterAt, scenes } = FILMS[id];
  const file = publicFile(video);
  const capture = await openFilm(browser, FILMS[id], styles);
  await mkdir(dirname(file), { recursive: true });
  const encoder = startEncoder(file);
  for (let frame = 0; frame < length * FPS; frame += 1)
    if (!encoder.stdin?.write(await capture(frame / FPS, JPEG_QUALITY.frame)))
      await once(encoder.stdin!, 'drain');
  encoder.stdin?.end();
  const [exitCode] = await once(encoder, 'close');
  if (exitCode !== 0) throw new Error(`ffmpeg ended with code ${exitCode}`);
  await writeFile(publicFile(captions), captionFile(lines, scenes, length));
  await writeFile(publicFile(poster), await capture(posterAt, JPEG_QUALITY.poster));
  const { size } = await stat(file);
  console.log(`${file}: ${length} s, ${(size / 1e6).toFixed(2)} MB`);
  if (size > MAX_BYTES) throw new Error(`${file} is over ${MAX_BYTES / 1e6} MB`);
}

export async function recordFilms(ids: readonly FilmId[], executablePath: string | undefined): Promise<void> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu', '--hide-scrollbars'],
  });
  const styles = await buildStyles();
  for (const id of ids) await recordFilm(browser, id, styles);
  await browser.close();
}
