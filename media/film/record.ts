/** Records the films frame by frame, with captions and a poster. Needs ffmpeg. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type FilmId, films } from '#content/media/film.ts';
import { captionFile } from './captions.ts';
import { openStage } from './open-stage.ts';

const FPS = 30;
const MAX_BYTES = 4_000_000;

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

const publicFile = (url: string) => `public${url}`;

export async function recordFilms(ids: readonly FilmId[]): Promise<void> {
  const stage = await openStage();
  for (const id of ids) {
    const { video, captions, poster, lines } = films[id];
    const { length, starts, posterAt } = await stage.plan(id);
    await mkdir(dirname(publicFile(video)), { recursive: true });
    const encoder = startEncoder(publicFile(video));
    for (let frame = 0; frame < length * FPS; frame += 1)
      if (!encoder.stdin?.write(await stage.frame(id, frame / FPS))) await once(encoder.stdin!, 'drain');
    encoder.stdin?.end();
    const [exitCode] = await once(encoder, 'close');
    if (exitCode !== 0) throw new Error(`ffmpeg ended with code ${exitCode}`);
    await writeFile(publicFile(captions), captionFile(lines, starts, length));
    await writeFile(publicFile(poster), await stage.poster(id, posterAt));
    const { size } = await stat(publicFile(video));
    console.log(`${publicFile(video)}: ${length} s, ${(size / 1e6).toFixed(2)} MB`);
    if (size > MAX_BYTES) throw new Error(`${publicFile(video)} is over ${MAX_BYTES / 1e6} MB`);
  }
  await stage.close();
}
