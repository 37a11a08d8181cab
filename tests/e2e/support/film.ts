import type { Page } from '@playwright/test';
import { films } from '#content/media/film.ts';

/** Blocks the film's file: playing a film takes half of the machine. */
export async function withoutFilm(page: Page): Promise<void> {
  const files: string[] = Object.values(films).map(({ video }) => video);
  await page.route(
    ({ pathname }) => files.includes(pathname),
    (route) => route.abort('aborted'),
  );
}
