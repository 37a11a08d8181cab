import type { Page } from '@playwright/test';
import { films } from '#content/media/film.ts';

/** A film that plays takes half of the machine: where it is only opened, its player goes without the file. */
export async function withoutFilm(page: Page): Promise<void> {
  const files: string[] = Object.values(films).map(({ video }) => video);
  await page.route(
    ({ pathname }) => files.includes(pathname),
    (route) => route.abort('aborted'),
  );
}
