import type { Page } from '@playwright/test';
import { films } from '#content/media/film.ts';

/** Blocks the video file, because playing it takes half of the processor time. */
export async function blockFilm(page: Page): Promise<void> {
  const files: string[] = Object.values(films).map(({ video }) => video);
  await page.route(
    ({ pathname }) => files.includes(pathname),
    (route) => route.abort('aborted'),
  );
}
