/** Records the films frame by frame, with captions and a poster. Needs ffmpeg. */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type FilmId, films } from '#content/media/film.ts';
import { captionFile } from './captions.ts';
import { openEncoder } from './encoder.ts';
import { openStage } from './open-stage.ts';

const FPS = 30;
const MAX_BYTES = 4_000_000;

const publicFile = (url: string) => `public${url}`;

export async function recordFilms(ids: readonly FilmId[]): Promise<void> {
  const stage = await openStage();
  for (const id of ids) {
    const { video, captions, poster } = films[id];
    const { length, starts, posterAt } = await stage.plan(id);
    await mkdir(dirname(publicFile(video)), { recursive: true });
    const encoder = await openEncoder(publicFile(video), FPS);
    const frameCount = Math.round(length * FPS);
    for (let frame = 0; frame < frameCount; frame += 1)
      await encoder.write(await stage.frame(id, frame / FPS));
    await encoder.close();
    await writeFile(publicFile(captions), captionFile(films[id].lines, starts, length));
    await writeFile(publicFile(poster), await stage.poster(id, posterAt));
    const { size } = await stat(publicFile(video));
    console.log(`${publicFile(video)}: ${length} s, ${(size / 1e6).toFixed(2)} MB`);
    if (size > MAX_BYTES) throw new Error(`${publicFile(video)} is over ${MAX_BYTES / 1e6} MB`);
  }
  await stage.close();
}
