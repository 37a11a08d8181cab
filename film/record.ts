/** Films real pages in a real browser, frame by frame, with title cards and captions. Needs ffmpeg. */
import { execFileSync } from 'node:child_process';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { film } from '#content/film.ts';
import { findBrowser } from '../scripts/browser.ts';
import { FPS } from './camera.ts';
import { openEncoder } from './encoder.ts';
import { scenes } from './scenes.ts';

const MAX_BYTES = 3_000_000;
const POSTER_AT = '00:00:02.2';
const file = (address: string) => `public${address}`;

const clock = (frames: number) => new Date((frames / FPS) * 1000).toISOString().slice(11, 23);

/** Writes the film of the site at this origin, its captions and its poster. */
export async function recordFilm(origin: string): Promise<void> {
  await mkdir('public/film', { recursive: true });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
  const encoder = await openEncoder(file(film.video), FPS);
  const cues: string[] = [];
  let frames = 0;
  const counting = {
    ...encoder,
    write: (jpeg: Buffer) => {
      frames += 1;
      return encoder.write(jpeg);
    },
  };
  for (const { line, film: play } of scenes) {
    const start = frames;
    await play({ browser, encoder: counting, origin });
    cues.push(`${clock(start)} --> ${clock(frames)}\n${line}`);
    console.log(`${clock(frames)}  ${line}`);
  }
  await encoder.close();
  await browser.close();

  await writeFile(file(film.captions), `WEBVTT\n\n${cues.join('\n\n')}\n`);
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-ss', POSTER_AT, '-i', file(film.video)],
    ...['-frames:v', '1', '-q:v', '5', file(film.poster)],
  ]);
  const { size } = await stat(file(film.video));
  console.log(`${file(film.video)}: ${(frames / FPS).toFixed(1)} s, ${(size / 1e6).toFixed(2)} MB`);
  if (size > MAX_BYTES) throw new Error(`The film is over ${MAX_BYTES / 1e6} MB`);
}
