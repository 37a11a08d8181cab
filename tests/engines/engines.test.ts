import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { booking } from '#content/booking.ts';
import { hasPart } from '#content/has-part.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox-driver.ts';
import { bookingJourneys } from './journeys/booking.ts';
import { formJourneys } from './journeys/forms.ts';
import { historyJourneys } from './journeys/history.ts';
import { landingJourneys } from './journeys/landing.ts';
import { pageJourneys } from './journeys/pages.ts';
import { quizJourneys } from './journeys/quiz.ts';
import { shellJourneys } from './journeys/shell.ts';
import { startTestProxy, type TestProxy } from './test-proxy.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit-driver.ts';

const journeys = [
  // First, because a browser does not request a failed module again.
  ...bookingJourneys,
  ...pageJourneys,
  ...shellJourneys,
  ...landingJourneys,
  ...formJourneys,
  ...quizJourneys,
  ...historyJourneys,
].filter(({ needs = [] }) => needs.every(hasPart));

/** Problems that the site does not cause. */
const ALLOWED_PROBLEMS = [
  // A press on a booking button loads the provider, but tests have no network.
  ...booking.origins.frames.map((origin) => new RegExp(`^not loaded: .*${origin}`)),
  // Clicking a link during its prefetch aborts the prefetch.
  /rel="prefetch"/,
  // WebKit rejects its own promise when Back or Forward skips the view transition.
  /Skipping view transition/,
];

describe.each([
  ['firefox', startFirefox],
  ['webkit', startWebKit],
])('%s', (engine, start) => {
  let driver: Driver;
  let proxy: TestProxy;
  beforeAll(async () => {
    [driver, proxy] = await Promise.all([start(), startTestProxy()]);
  });
  afterAll(async () => {
    await driver?.close();
    await proxy?.close();
  });

  for (const { title, expectedProblems, run } of journeys)
    test(title, async () => {
      onTestFailed(async () => {
        mkdirSync('reports/engines', { recursive: true });
        const screenshotFile = `reports/engines/${engine} ${title.slice(0, 60)}.png`.replaceAll(' ', '-');
        writeFileSync(screenshotFile, await driver.screenshot());
      });
      const visitor = new Visitor(driver, proxy);
      await visitor.reset();
      proxy.settings.theme = undefined;
      proxy.statusOverrides.clear();
      proxy.postedRequests.length = 0;
      proxy.problems.length = 0;
      await run(visitor);
      const allowedProblems = [...ALLOWED_PROBLEMS, ...(expectedProblems ? [expectedProblems] : [])];
      const faults = proxy.problems.filter(
        (problem) => !allowedProblems.some((pattern) => pattern.test(problem)),
      );
      expect(faults.join('\n')).toBe('');
    });
});
