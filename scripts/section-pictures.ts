/** Pictures of a page at rest, section by section, in both themes. */
import type { Page } from '@playwright/test';
import { PATHS } from '#domain/paths.ts';
import { QUIZ } from '#domain/timing.ts';
import { open, scrollThrough, still } from '../tests/e2e/support/page.ts';
import {
  ALL,
  answer,
  answerUpTo,
  FORMATTED,
  next,
  placeOf,
  startQuiz,
} from '../tests/e2e/support/quiz-visitor.ts';

export const THEMES = ['light', 'dark'] as const;
const KINDS = ['single', 'text', 'url', 'multiple', 'grid', 'email', 'tel'] as const;
const NOT_FOUND = '/no-such-page';

export type Picture = Readonly<{ name: string; light: Buffer; dark: Buffer }>;
export type Walk = (page: Page) => Promise<Picture[]>;

export const PAGES: Record<string, Walk> = {
  landing: (page) => sections(page, PATHS.home),
  'social-os': (page) => sections(page, PATHS.socialOs),
  'b2b-sales': (page) => sections(page, PATHS.b2bSales),
  quiz: quizSteps,
  'not-found': (page) => sections(page, NOT_FOUND),
  privacy: (page) => sections(page, PATHS.privacy),
  imprint: (page) => sections(page, PATHS.imprint),
};

/** From the start of each section to the next one's, so that what stands between them is seen too. */
async function sections(page: Page, path: string): Promise<Picture[]> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await open(page, path);
  if ((await answered).status() === 404 && path !== NOT_FOUND) return [];
  await still(page);
  // What waits to be laid out until it is near has no height of its own yet.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  // Twice: scripts that the first time asked for need a second to draw, and an older page says of none that it is there.
  for (let times = 0; times < 2; times++) {
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(5000);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const pictures: Picture[] = [];
  const starts = await startsOf(page);
  for (const [at, { name, top }] of starts.entries())
    pictures.push(await take(page, name, at && top, starts[at + 1]?.top));
  return pictures;
}

/** Where the outermost sections and the footer begin. */
const startsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section, footer')]
      .filter((part) => !part.parentElement?.closest('section') && part.getClientRects().length > 0)
      .map((part, at) => ({
        name: part.id || (part.localName === 'footer' && part.localName) || (at ? `part ${at + 1}` : 'top'),
        top: part.getBoundingClientRect().top + scrollY,
      })),
  );

/** The way in, a question of each kind, a fault, the results. */
async function quizSteps(page: Page): Promise<Picture[]> {
  await open(page, PATHS.quiz);
  await still(page);
  await page.clock.runFor(QUIZ.pageLoader);
  const pictures = [await take(page, 'entry')];
  await startQuiz(page);
  let at = 0;
  for (const kind of KINDS) {
    const place = placeOf(kind);
    // An operator's quiz may not have every kind.
    if (place < at) continue;
    await answerUpTo(page, place, at);
    at = place;
    if (place === FORMATTED) {
      await page.getByRole('textbox').fill('?');
      await next(page).click();
      pictures.push(await take(page, 'fault'));
    }
    await answer(page, place);
    pictures.push(await take(page, kind));
  }
  await answerUpTo(page, ALL, at);
  await page.clock.runFor(5000);
  pictures.push(await take(page, 'results'));
  return pictures;
}

/** A band across the page, in both themes. */
async function take(page: Page, name: string, top = 0, end?: number): Promise<Picture> {
  await page.mouse.move(0, 0);
  const [width = 0, bottom = 0] = await page.evaluate(() => [
    innerWidth,
    document.documentElement.scrollHeight,
  ]);
  const clip = { x: 0, y: top, width, height: (end ?? bottom) - top };
  const taken: Buffer[] = [];
  for (const theme of THEMES) {
    await page.evaluate(
      (isDark) => document.documentElement.classList.toggle('dark', isDark),
      theme === 'dark',
    );
    // By the page and not by the devtools: those forget that it is touched, and a phone shows no keys.
    taken.push(await page.screenshot({ fullPage: true, clip, type: 'jpeg', quality: 95 }));
  }
  const [light, dark] = taken as [Buffer, Buffer];
  return { name, light, dark };
}
