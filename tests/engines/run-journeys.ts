import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { hasPart } from '#content/has-part.ts';
import { site } from '#content/site.ts';
import type { Driver } from './driver.ts';
import { bookingJourneys } from './journeys/booking.ts';
import { carouselJourneys } from './journeys/carousels.ts';
import { formJourneys } from './journeys/forms.ts';
import { historyJourneys } from './journeys/history.ts';
import { landingJourneys } from './journeys/landing.ts';
import { pageJourneys } from './journeys/pages.ts';
import { quizJourneys } from './journeys/quiz.ts';
import { shellJourneys } from './journeys/shell.ts';
import { openStage, type Stage } from './stage.ts';
import { Visitor } from './visitor.ts';

const journeys = [
  // First: a browser asks only once for the code that one of these makes unavailable.
  ...bookingJourneys,
  ...pageJourneys,
  ...shellJourneys,
  ...landingJourneys,
  ...carouselJourneys,
  ...formJourneys,
  ...quizJourneys,
  ...historyJourneys,
].filter(({ needs = [] }) => needs.every(hasPart));

/** Problems that are no fault of the site. */
const EXPECTED = [
  // The site fetches the booking widget when a pointer comes near; there is no network here.
  new RegExp(`^not loaded: .*${site.booking.embedOrigin}`),
  // A link that is clicked while its page is prefetched makes the prefetch fail.
  /rel="prefetch"/,
  // WebKit rejects a promise of its own when Back or Forward skips the transition between two pages.
  /Skipping view transition/,
];

export function runJourneys(engine: string, start: () => Promise<Driver>): void {
  describe(engine, () => {
    let driver: Driver;
    let stage: Stage;
    beforeAll(async () => {
      [driver, stage] = await Promise.all([start(), openStage()]);
    });
    afterAll(async () => {
      await driver?.close();
      await stage?.close();
    });

    for (const { title, tags = [], expected, run } of journeys)
      test(title, { tags }, async () => {
        onTestFailed(async () => {
          mkdirSync('reports/engines', { recursive: true });
          const picture = `reports/engines/${engine} ${title.slice(0, 60)}.png`.replaceAll(' ', '-');
          writeFileSync(picture, await driver.screenshot());
        });
        const visitor = new Visitor(driver, stage);
        await visitor.reset();
        Object.assign(stage.settings, { theme: undefined, storage: 'allowed' });
        stage.faults.clear();
        stage.posted.length = 0;
        stage.problems.length = 0;
        await run(visitor);
        const known = [...EXPECTED, ...(expected ? [expected] : [])];
        const faults = stage.problems.filter((problem) => !known.some((pattern) => pattern.test(problem)));
        expect(faults.join('\n')).toBe('');
      });
  });
}
