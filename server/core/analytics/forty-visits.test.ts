/**
 * Forty visits with known sources, devices and results, sent as browsers and Cal.com send them. Every figure is exact.
 */

import { expect, test } from 'vitest';
import { INSIGHT_PATH } from '#domain/insight.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { DAY } from '#domain/timing.ts';
import { calWebhooks } from '#server/testing/cal-webhooks.ts';
import { quizAnswers } from '#server/testing/quiz-answers.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { NOW } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import consent from '#words/consent.json' with { type: 'json' };
import { readAnalytics } from './analytics.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64)';
const SOURCES = {
  spring: { utm: 'utm_source=linkedin&utm_campaign=spring', referrer: '' },
  agents: { utm: 'utm_source=google&utm_campaign=agents', referrer: '' },
  newsletter: { utm: 'utm_source=newsletter', referrer: '' },
  news: { utm: '', referrer: 'https://news.ycombinator.com/item' },
  direct: { utm: '', referrer: '' },
} as const;

/** `answered`: number of answered questions. With all of them the quiz is finished; undefined: it was never started. */
type Visit = Readonly<{
  from: keyof typeof SOURCES;
  isPhone?: boolean;
  answered?: number;
  /** Name of the person who asks for a report or a deck. */
  report?: string;
  deck?: string;
}>;

const ALL_QUESTIONS = QUESTIONS.length;
const repeatVisit = (count: number, visit: Visit): Visit[] => Array.from({ length: count }, () => visit);

/** 12 spring, 8 agents, 8 newsletter, 6 news, 6 direct: 40 in total, 14 of them on a phone. */
const VISITS: readonly Visit[] = [
  { from: 'spring', answered: ALL_QUESTIONS, report: 'ada' },
  { from: 'spring', answered: ALL_QUESTIONS, report: 'bo', isPhone: true },
  { from: 'spring', answered: ALL_QUESTIONS },
  ...repeatVisit(4, { from: 'spring', answered: 4, isPhone: true }),
  { from: 'spring', deck: 'cy' },
  // The same person again: still one lead, with the source of the first form.
  { from: 'direct', deck: 'ada' },
  ...repeatVisit(4, { from: 'spring', isPhone: true }),
  { from: 'agents', answered: ALL_QUESTIONS, report: 'di' },
  { from: 'agents', answered: ALL_QUESTIONS },
  { from: 'agents', deck: 'ed' },
  ...repeatVisit(5, { from: 'agents', answered: 1, isPhone: true }),
  { from: 'newsletter', deck: 'fay' },
  ...repeatVisit(7, { from: 'newsletter' }),
  ...repeatVisit(6, { from: 'news' }),
  { from: 'direct', answered: ALL_QUESTIONS, report: 'gus' },
  ...repeatVisit(4, { from: 'direct' }),
];

function insightMarks({ answered, deck }: Visit): (readonly [string, string, string])[] {
  const reached = answered === undefined ? [] : QUESTIONS.slice(0, Math.min(ALL_QUESTIONS, answered + 1));
  return [
    ['view', '', answered === undefined ? '/' : '/quiz'],
    ...(answered === undefined ? [] : [['quiz-started', '', '/quiz'] as const]),
    ...reached.map(({ id }) => ['question-reached', id, '/quiz'] as const),
    ...QUESTIONS.slice(0, answered ?? 0).map(({ id }) => ['question-answered', id, '/quiz'] as const),
    ...(answered === ALL_QUESTIONS ? [['quiz-finished', '', '/quiz'] as const] : []),
    ...(deck ? [['deck-opened', '', '/social-os'] as const] : []),
  ];
}

test.each(DIALECTS)('forty visits give exact figures on %s', async (dialect) => {
  expect(VISITS).toHaveLength(40);
  const server = await testServer(dialect, {
    env: { INSIGHT: 'on', QUIZ_REPORTS: 'on' },
  });
  const emailIndex = QUESTIONS.findIndex(({ type }) => type === 'email');
  for (const [index, visit] of VISITS.entries()) {
    const { utm, referrer } = SOURCES[visit.from];
    const address = `192.0.2.${index + 1}`;
    const agent = { 'user-agent': visit.isPhone ? PHONE : DESKTOP };
    const batch = { utm, referrer, marks: insightMarks(visit) };
    expect((await server.post(INSIGHT_PATH, batch, agent, address)).status).toBe(204);
    const headers = { ...agent, 'x-utm': utm, 'x-referrer': referrer, 'accept-language': 'de-AT' };
    if (visit.report) {
      const answers = quizAnswers.with(emailIndex, `${visit.report}@forty.test`);
      const report = { answers, consent: consent.quiz };
      expect((await server.post('/api/quiz-reports', report, headers, address)).status).toBe(200);
    }
    if (visit.deck) {
      const request = { ...deckRequest, email: `${visit.deck}@forty.test` };
      expect((await server.post(DECK_PATH, request, headers, address)).status).toBe(200);
    }
    server.advance(1_000);
  }
  const spring = { utm_source: 'linkedin', utm_campaign: 'spring' };
  const agents = { utm_source: 'google', utm_campaign: 'agents' };
  // Booked; booked and moved; booked and cancelled; booked, moved and then cancelled; booked without a form.
  await server.hook(calWebhooks.created({ uid: 'ada', email: 'ada@forty.test', metadata: spring }));
  await server.hook(calWebhooks.created({ uid: 'bo', email: 'bo@forty.test', metadata: spring }));
  await server.hook(calWebhooks.rescheduled('bo', { uid: 'bo-2', email: 'bo@forty.test', at: NOW + 1 }));
  await server.hook(calWebhooks.created({ uid: 'di', email: 'di@forty.test', metadata: agents }));
  await server.hook(calWebhooks.cancelled({ uid: 'di', email: 'di@forty.test', at: NOW + 1 }));
  await server.hook(calWebhooks.created({ uid: 'ed', email: 'ed@forty.test', metadata: agents }));
  await server.hook(calWebhooks.rescheduled('ed', { uid: 'ed-2', email: 'ed@forty.test', at: NOW + 1 }));
  await server.hook(calWebhooks.cancelled({ uid: 'ed-2', email: 'ed@forty.test', at: NOW + 2 }));
  await server.hook(calWebhooks.created({ uid: 'hal', email: 'hal@forty.test' }));

  const figures = await readAnalytics(server.store, { days: 7, now: server.clock(), timeZone: 'UTC' });
  expect(figures.funnel).toEqual({
    views: 40,
    started: 15,
    finished: 6,
    reports: 4,
    leads: 7,
    bookings: 3,
  });
  expect(figures.quiz.map(({ reached }) => reached)).toEqual(
    QUESTIONS.map((_, index) => 6 + (index <= 4 ? 4 : 0) + (index <= 1 ? 5 : 0)),
  );
  expect(figures.quiz.map(({ left }) => left)).toEqual(
    QUESTIONS.map((_, index) => (index === 4 ? 4 : index === 1 ? 5 : 0)),
  );
  expect(figures.bySource).toEqual([
    { name: 'linkedin', views: 12, finished: 3, leads: 3, booked: 2 },
    { name: 'google', views: 8, finished: 2, leads: 2, booked: 0 },
    { name: 'direct', views: 6, finished: 1, leads: 1, booked: 1 },
    { name: 'newsletter', views: 8, finished: 0, leads: 1, booked: 0 },
    { name: 'news.ycombinator.com', views: 6, finished: 0, leads: 0, booked: 0 },
  ]);
  expect(figures.campaigns).toEqual([
    { name: 'spring', views: 12, finished: 3, leads: 3, booked: 2, won: 0, wonAmount: 0 },
    { name: 'agents', views: 8, finished: 2, leads: 2, booked: 0, won: 0, wonAmount: 0 },
  ]);
  expect(figures.devices).toEqual([
    { name: 'desktop', views: 26, started: 5, finished: 5 },
    { name: 'phone', views: 14, started: 10, finished: 1 },
  ]);
  expect(figures.deck).toEqual({ opened: 4, sent: 4 });
  expect(figures.languages).toEqual([{ name: 'de', leads: 7 }]);
  expect(figures.answers.reports).toBe(4);
  for (const { question, options } of figures.answers.questions) {
    const index = QUESTIONS.findIndex(({ id }) => id === question);
    const chosenOptions = options.filter(({ count }) => count > 0);
    expect(chosenOptions.map(({ value, count }) => [value, count]).sort()).toEqual(
      [quizAnswers[index] ?? []]
        .flat()
        .map((value) => [value, 4])
        .sort(),
    );
  }
  expect(new Set(Object.values(figures.previous.funnel))).toEqual(new Set([0]));
  const total = figures.byDay.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
  expect([figures.byDay.length, total]).toEqual([7, 7]);
  // A week later, the same days are the period before.
  const nextWeek = { days: 7, now: server.clock() + 7 * DAY, timeZone: 'UTC' };
  const nextPeriod = await readAnalytics(server.store, nextWeek);
  expect(nextPeriod.previous.funnel).toEqual(figures.funnel);
  expect(nextPeriod.previous.byDay).toEqual([0, 0, 0, 0, 0, 0, 7]);
  expect(nextPeriod.funnel).toMatchObject({ leads: 0, bookings: 0 });
  // A custom period with that day has the same figures.
  const { from, to } = figures;
  const customPeriod = await readAnalytics(server.store, { from, to, now: NOW + 90 * DAY, timeZone: 'UTC' });
  expect({ ...customPeriod }).toEqual({ ...figures });
});
