import type { Page } from '@playwright/test';
import { films } from '#content/media/film.ts';

/** Blocks the file of the film: playing it takes half of the machine's processor time. */
export async function withoutFilm(page: Page): Promise<void> {
  const files: string[] = Object.values(films).map(({ video }) => video);
  await page.route(
    ({ pathname }) => files.includes(pathname),
    (route) => route.abort('aborted'),
  );
}
