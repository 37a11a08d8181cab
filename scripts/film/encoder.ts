import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Small and sharp: drawings stand still for long, so a high quality costs little. */
const ENCODING = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '25', '-tune', 'animation'];

/** From the picture's matrix to the film's, without rounding the paper's tint away. */
const COLOURS =
  'scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+full_chroma_inp';

export type Encoder = { write: (jpeg: Buffer) => Promise<void>; close: () => Promise<void> };

/** Frames in, an MP4 out that plays everywhere and starts before it is loaded. */
export function openEncoder(file: string, fps: number): Encoder {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...[
        '-y',
        '-loglevel',
        'error',
        '-f',
        'image2pipe',
        '-framerate',
        String(fps),
        '-c:v',
        'mjpeg',
        '-i',
        '-',
      ],
      ...ENCODING,
      ...['-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
      ...['-vf', COLOURS, '-movflags', '+faststart', '-an', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const exit = once(ffmpeg, 'exit');
  ffmpeg.on('error', () => {
    throw new Error('The film needs ffmpeg: install it, then run this again.');
  });
  return {
    write: async (jpeg) => {
      if (!ffmpeg.stdin.write(jpeg)) await once(ffmpeg.stdin, 'drain');
    },
    close: async () => {
      ffmpeg.stdin.end();
      const [code] = await exit;
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
    },
  };
}
