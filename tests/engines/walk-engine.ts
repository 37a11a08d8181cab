import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '#content/site.ts';
import type { Driver } from './driver.ts';
import { type EngineName, findWebKit } from './engines.ts';
import type { Journey } from './journey.ts';
import { bookingJourneys } from './journeys/booking.ts';
import { carouselJourneys } from './journeys/carousels.ts';
import { formJourneys } from './journeys/forms.ts';
import { historyJourneys } from './journeys/history.ts';
import { landingJourneys } from './journeys/landing.ts';
import { pageJourneys } from './journeys/pages.ts';
import { quizJourneys } from './journeys/quiz.ts';
import { shellJourneys } from './journeys/shell.ts';
import { startFirefox } from './puppeteer-driver.ts';
import { openStage, type Stage } from './stage.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit-driver.ts';

const JOURNEYS: Record<string, Journey[]> = {
  pages: pageJourneys,
  shell: shellJourneys,
  landing: landingJourneys,
  carousels: carouselJourneys,
  forms: formJourneys,
  booking: bookingJourneys,
  quiz: quizJourneys,
  history: historyJourneys,
};

/** The one thing that the site takes from elsewhere, fetched when a pointer comes near: there is no network here. */
const isOfWidget = (problem: string) =>
  problem.startsWith('not loaded') && problem.includes(site.booking.embedOrigin);

/** A page that is fetched ahead when its link is pressed at once is fetched by the press instead. */
const isPrefetch = (problem: string) => problem.includes('rel="prefetch"');

/** WebKit rejects a promise of its own when Back or Forward skips the transition between two pages. */
const isSkippedTransition = (problem: string) => problem.includes('Skipping view transition');

const journeys = Object.values(JOURNEYS).flat();

const START: Record<EngineName, () => Promise<Driver>> = {
  firefox: startFirefox,
  webkit: () => {
    const found = findWebKit();
    if (!found) throw new Error('WebKit is not installed');
    return startWebKit(found);
  },
};

/** Runs every journey in one engine. */
export function walkEngine(name: EngineName): void {
  describe(name, () => {
    let driver: Driver;
    let stage: Stage;
    beforeAll(async () => {
      [driver, stage] = await Promise.all([START[name](), openStage()]);
    });
    afterAll(async () => {
      await driver?.close();
      await stage?.close();
    });

    for (const { title, tags = [], expected, freshBrowser, walk } of journeys) {
      test(title, { tags }, async () => {
        Object.assign(stage.settings, { theme: undefined, storage: 'kept' });
        stage.faults.clear();
        stage.posted.length = 0;
        stage.takeProblems();
        const visitor = new Visitor(driver, stage);
        await visitor.startsAnew();
        await walk(visitor);
        const isFault = (problem: string) =>
          !(
            isOfWidget(problem) ||
            isPrefetch(problem) ||
            isSkippedTransition(problem) ||
            expected?.test(problem)
          );
        expect(stage.takeProblems().filter(isFault)).toEqual([]);
        if (!freshBrowser) return;
        await driver.close();
        driver = await START[name]();
      });
    }
  });
}
