import { expect, test } from 'vitest';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { DAY, HOUR, MINUTE } from '#domain/timing.ts';
import { countStuck } from '#server/core/deliveries/open-deliveries.ts';
import { changePerson } from '#server/core/people/change-people.ts';
import { erasePerson } from '#server/core/people/erase-person.ts';
import { findPeopleKeys, type PeopleFilter } from '#server/core/people/people-query.ts';
import { changeSubmissions } from '#server/core/submissions/change-submissions.ts';
import { TIME_ZONE } from '#server/local-days.ts';
import { newDelivery } from '#server/store/intake.ts';
import { calWebhooks } from '#server/testing/cal-webhooks.ts';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { addSubmission, asOperator, NOW, newSubmission } from '#server/testing/submissions.ts';
import { testServer } from '#server/testing/test-server.ts';
import { readAnalytics } from './analytics.ts';
import { readLeadStats } from './lead-stats.ts';

const CAMPAIGN = '{"utm_source":"linkedin","utm_campaign":"spring"}';
const PERIOD = { days: 30, now: NOW, timeZone: 'UTC' };
/** Midnight in UTC at the start of 15 January 2026. */
const MIDNIGHT = NOW - 12 * HOUR;

async function sampleStore(dialect: (typeof DIALECTS)[number]) {
  const server = await testServer(dialect);
  const { store } = server;
  const operator = asOperator(store);
  const add = (fields: Parameters<typeof addSubmission>[1]) => addSubmission(store, fields);

  // A person with two forms is one lead, by the source and campaign of the first.
  await add({ email: 'twice@a.test', utm: CAMPAIGN, created_at: NOW - DAY });
  const secondLeadId = await add({ email: 'TWICE@a.test', created_at: NOW });
  await changePerson(operator, secondLeadId, { status: 'won', wonAmount: 4_200 });
  // Just before and after midnight in UTC; the same evening in New York.
  await add({ email: 'before@a.test', created_at: MIDNIGHT - 1 });
  await add({ email: 'after@a.test', created_at: MIDNIGHT });
  // Suspected spam counts from its release on.
  await add({ email: 'spam@a.test', utm: CAMPAIGN, quarantine_reason: 'hidden-field' });
  const releasedLeadId = await add({ email: 'released@a.test', quarantine_reason: 'hidden-field' });
  await changeSubmissions(operator, { ids: [releasedLeadId], action: { do: 'release' } });
  // A sign-up counts from its confirmation on.
  await add({ email: 'unconfirmed@a.test', kind: 'newsletter' });
  await add({ email: 'confirmed@a.test', kind: 'newsletter', created_at: NOW - DAY });
  await server.confirm('confirmed@a.test');
  // An erased person, and one from before the period.
  await add({ email: 'erased@a.test' });
  await add({ email: 'old@a.test', created_at: NOW - 40 * DAY });

  for (const name of ['before', 'noshow', 'cancelled', 'moved', 'off', 'erased'])
    await server.hook(calWebhooks.created({ uid: `${name}@a.test`, email: `${name}@a.test` }));
  await server.hook(calWebhooks.noShow('noshow@a.test', 'noshow@a.test', true, NOW + 1));
  const change = (email: string, uid = email, at = NOW + 1) => ({ uid, email, at });
  await server.hook(calWebhooks.cancelled(change('cancelled@a.test')));
  await server.hook(calWebhooks.rescheduled('moved@a.test', change('moved@a.test', 'moved-2')));
  await server.hook(calWebhooks.rescheduled('off@a.test', change('off@a.test', 'off-2')));
  await server.hook(calWebhooks.cancelled(change('off@a.test', 'off-2', NOW + 2)));
  const { dataDir } = server.settings;
  await erasePerson(operator, { email: 'erased@a.test', dataDir });

  const insightRow = { page: '/', source: 'linkedin', device: 'phone', campaign: '', detail: '' };
  const day = NOW / DAY - 0.5;
  const [question] = QUESTIONS;
  await store.db
    .insertInto('insight')
    .values([
      { ...insightRow, day, event: 'view', campaign: 'spring', count: 70 },
      { ...insightRow, day: day - 29, event: 'view', count: 30 },
      { ...insightRow, day: day - 30, event: 'view', count: 1_000 },
      { ...insightRow, day, event: 'quiz-started', count: 20 },
      { ...insightRow, day, event: 'quiz-finished', count: 9 },
      { ...insightRow, day, event: 'question-reached', detail: question?.id ?? '', count: 20 },
      { ...insightRow, day, event: 'question-answered', detail: question?.id ?? '', count: 15 },
    ])
    .execute();
  return store;
}

test.each(DIALECTS)('a person with two calls from two sources is booked once (%s)', async (dialect) => {
  const server = await testServer(dialect);
  for (const [uid, source] of [
    ['first', 'linkedin'],
    ['second', 'google'],
  ] as const) {
    await server.hook(calWebhooks.created({ uid, email: 'ada@a.test' }));
    await server.store.db
      .updateTable('bookings')
      .set({ utm: JSON.stringify({ utm_source: source }), created_at: uid === 'first' ? NOW - DAY : NOW })
      .where('uid', '=', uid)
      .execute();
  }
  const { funnel, bySource } = await readAnalytics(server.store, PERIOD);
  expect(funnel.bookings).toBe(1);
  expect(bySource).toEqual([expect.objectContaining({ name: 'linkedin', booked: 1 })]);
});

test.each(DIALECTS)(
  'a day, a source and a campaign open as many leads as they count (%s)',
  async (dialect) => {
    const store = await sampleStore(dialect);
    const figures = await readAnalytics(store, { days: 30, now: NOW, timeZone: TIME_ZONE });
    const { byDay, bySource, campaigns, from, to } = figures;
    const countLeads = async (filter: PeopleFilter) =>
      (await findPeopleKeys(store, { filter, sort: 'newest', after: null, limit: 100 })).length;
    for (const { name, leads } of bySource)
      expect([name, await countLeads({ source: name, from, to })]).toEqual([name, leads]);
    for (const { name, leads } of campaigns)
      expect([name, await countLeads({ campaign: name, from, to })]).toEqual([name, leads]);
    const start = Date.parse(from);
    for (const [index, { counts }] of byDay.entries()) {
      const date = new Date(start + index * DAY).toISOString().slice(0, 10);
      expect([date, await countLeads({ from: date, to: date })]).toEqual([
        date,
        counts.reduce((sum, count) => sum + count, 0),
      ]);
    }
  },
);

test.each(DIALECTS)('every figure of the analytics page is exact on %s', async (dialect) => {
  const store = await sampleStore(dialect);
  const figures = await readAnalytics(store, PERIOD);
  expect(figures.sources).toEqual(['direct', 'linkedin']);
  expect(figures.byDay).toHaveLength(30);
  expect(figures.byDay.slice(-2)).toEqual([
    // `before` is direct, `twice` comes from the campaign.
    { at: MIDNIGHT - DAY, counts: [1, 1, 0] },
    // `after`, `released` and `confirmed`.
    { at: MIDNIGHT, counts: [3, 0, 0] },
  ]);
  // `before`, `noshow` and `moved`. Not those who cancelled, even after rescheduling.
  expect(figures.funnel).toEqual({
    views: 100,
    started: 20,
    finished: 9,
    reports: 0,
    leads: 5,
    bookings: 3,
  });
  expect(figures.quiz[0]).toEqual({ question: QUESTIONS[0]?.id, reached: 20, left: 5 });
  expect(figures.campaigns).toEqual([
    { name: 'spring', views: 70, finished: 0, leads: 1, booked: 0, won: 1, wonAmount: 4_200 },
  ]);
});

test.each(DIALECTS)('more than four sources share the last column (%s)', async (dialect) => {
  const store = await sampleStore(dialect);
  for (let n = 0; n < 9; n += 1)
    await addSubmission(store, { email: `${n}@many.test`, utm: `{"utm_source":"site-${n}"}` });
  const { sources, byDay, bySource } = await readAnalytics(store, PERIOD);
  expect(sources).toEqual(['direct', 'linkedin', 'site-0', 'site-1']);
  expect(byDay.at(-1)?.counts).toEqual([3, 0, 1, 1, 7]);
  expect(bySource.find(({ name }) => name === 'site-8')?.leads).toBe(1);
});

test.each(DIALECTS)('days begin at midnight in the operator’s time zone on %s', async (dialect) => {
  const store = await sampleStore(dialect);
  const figures = await readAnalytics(store, { days: 30, now: NOW, timeZone: 'America/New_York' });
  const total = ({ counts }: { counts: readonly number[] }) => counts.reduce((sum, count) => sum + count, 0);
  expect(figures.byDay.slice(-2).map((day) => [new Date(day.at).toISOString(), total(day)])).toEqual([
    ['2026-01-14T05:00:00.000Z', 3],
    ['2026-01-15T05:00:00.000Z', 2],
  ]);
});

test.each(DIALECTS)('the command line counts local days, even when clocks change, on %s', async (dialect) => {
  const store = await testStore(dialect);
  // In New York 2026-03-08 has 23 hours and 2026-11-01 has 25.
  const times = ['03-08T04:59', '03-08T05:00', '03-09T03:59', '03-09T04:00', '11-02T04:59', '11-02T05:00'];
  for (const time of times) await store.intake(newSubmission({ created_at: Date.parse(`2026-${time}:00Z`) }));
  const since = Date.UTC(2026, 0, 1);
  const { days } = await readLeadStats(store.db, { since, timeZone: 'America/New_York' });
  expect(days.map(({ key, total }) => [key, total])).toEqual([
    ['2026-11-02', 1],
    ['2026-11-01', 1],
    ['2026-03-09', 1],
    ['2026-03-08', 2],
    ['2026-03-07', 1],
  ]);
});

test.each(DIALECTS)(
  'the command line counts the same leads and the same booked people on %s',
  async (dialect) => {
    const store = await sampleStore(dialect);
    const { funnel } = await readAnalytics(store, PERIOD);
    const { sources } = await readLeadStats(store.db, { since: MIDNIGHT - 29 * DAY, timeZone: 'UTC' });
    const sum = (name: 'people' | 'booked') => sources.reduce((total, row) => total + row[name], 0);
    expect(sources.find(({ key }) => key === 'linkedin')).toMatchObject({ people: 1, quarantined: 1 });
    // `twice` sent two forms from two sources.
    expect(sum('people')).toBe(funnel.leads + 1);
    expect(sum('booked')).toBe(funnel.bookings);
  },
);

test.each(DIALECTS)('a delivery that fails for ten minutes counts as failing (%s)', async (dialect) => {
  const { store } = await testServer(dialect);
  const waiting = (age: number, attempts: number) => ({
    ...newDelivery({ kind: 'chat', now: NOW - age }),
    attempts,
  });
  const rows = [waiting(10 * MINUTE, 2), waiting(9 * MINUTE, 2), waiting(DAY, 0)];
  await store.db.insertInto('deliveries').values(rows).execute();
  expect(await countStuck(store.db, NOW)).toEqual({ dead: 0, held: 0, failing: 1 });
});
