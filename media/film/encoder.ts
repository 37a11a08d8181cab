import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** High quality costs few bytes, because drawings rarely move. */
const ENCODING = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-tune', 'animation'];

/** Converts the color matrix with enough precision to keep the tint of the paper. */
const COLORS =
  'scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+full_chroma_inp';

export type Encoder = { write: (jpeg: Buffer) => Promise<void>; close: () => Promise<void> };

/** Encodes frames to an MP4 that plays everywhere and starts before it has loaded. Encoding runs after recording. */
export async function openEncoder(file: string, fps: number): Promise<Encoder> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const frames = join(folder, 'frames.mjpeg');
  const stream = createWriteStream(frames);
  return {
    write: (jpeg) =>
      new Promise((resolve, reject) => stream.write(jpeg, (error) => (error ? reject(error) : resolve()))),
    close: async () => {
      await new Promise((closed) => stream.end(closed));
      execFileSync(
        'ffmpeg',
        [
          ...['-y', '-loglevel', 'error', '-f', 'mjpeg', '-framerate', String(fps), '-i', frames],
          ...['-vf', COLORS, ...ENCODING, '-pix_fmt', 'yuv420p'],
          ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
          ...['-movflags', '+faststart', '-an', file],
        ],
        { stdio: 'inherit' },
      );
      await rm(folder, { recursive: true });
    },
  };
}
