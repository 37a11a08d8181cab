import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files are small even at high quality, because most of the picture does not move. */
const ENCODING_OPTIONS = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-tune', 'animation'];

/** Converts the color matrix with high precision. Otherwise, the background color would change slightly. */
const COLOR_FILTER =
  'scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+full_chroma_inp';

export type Encoder = { write: (jpeg: Buffer) => Promise<void>; close: () => Promise<void> };

/** Collects JPEG frames. On close, encodes them to an MP4 that browsers can play before it has loaded completely. */
export async function openEncoder(file: string, fps: number): Promise<Encoder> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const framesFile = join(folder, 'frames.mjpeg');
  const stream = createWriteStream(framesFile);
  return {
    write: (jpeg) =>
      new Promise((resolve, reject) => stream.write(jpeg, (error) => (error ? reject(error) : resolve()))),
    close: async () => {
      await new Promise((closed) => stream.end(closed));
      execFileSync(
        'ffmpeg',
        [
          ...['-y', '-loglevel', 'error', '-f', 'mjpeg', '-framerate', String(fps), '-i', framesFile],
          ...['-vf', COLOR_FILTER, ...ENCODING_OPTIONS, '-pix_fmt', 'yuv420p'],
          ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
          ...['-movflags', '+faststart', '-an', file],
        ],
        { stdio: 'inherit' },
      );
      await rm(folder, { recursive: true });
    },
  };
}
