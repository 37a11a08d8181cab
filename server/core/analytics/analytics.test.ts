import { expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/durations.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { changeLeads } from '#server/core/leads/change-leads.ts';
import { erasePerson } from '#server/core/people/erase-person.ts';
import { confirmSubject, confirmSubscriber } from '#server/core/subscribers/subscriptions.ts';
import { CAL_HOOK_PATH } from '#server/http/cal-hook.ts';
import { CAL_SECRET, calSignature, calWebhooks } from '#server/testing/cal-webhooks.ts';
import { asOperator, NOW, newLead } from '#server/testing/leads.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { testServer } from '#server/testing/test-server.ts';
import { readAnalytics } from './analytics.ts';
import { leadStats } from './lead-stats.ts';

const spring = '{"utm_source":"linkedin","utm_campaign":"spring"}';
/** Twelve hours before and after noon on 15 January 2026, as days of UTC are counted. */
const MIDNIGHT = NOW - 12 * HOUR;

async function sampleStore(dialect: (typeof DIALECTS)[number]) {
  const server = await testServer(dialect, { env: { CAL_WEBHOOK_SECRET: CAL_SECRET } });
  const { store } = server;
  const operator = asOperator(store);
  const add = async (fields: Parameters<typeof newLead>[0]) => {
    const made = newLead(fields, []);
    await store.intake(made);
    return made.lead.id;
  };
  const hook = (body: string) =>
    server.post(CAL_HOOK_PATH, body, { 'x-cal-signature-256': calSignature(body) });
  const book = (email: string, rest: object = {}) =>
    hook(calWebhooks.created({ uid: email, email, ...rest }));

  // A person with two forms is one lead, by the source and campaign of the first.
  await add({ email: 'twice@a.test', utm: spring, created_at: NOW - DAY });
  const second = await add({ email: 'TWICE@a.test', created_at: NOW });
  await changeLeads(operator, { ids: [second], action: { do: 'status', status: 'won' } });
  // Either side of midnight in UTC; the same evening in New York.
  await add({ email: 'before@a.test', created_at: MIDNIGHT - 1 });
  await add({ email: 'after@a.test', created_at: MIDNIGHT });
  // Suspected spam counts once somebody has released it.
  await add({ email: 'spam@a.test', utm: spring, suspicion: 'hidden field was filled' });
  const released = await add({ email: 'released@a.test', suspicion: 'hidden field was filled' });
  await changeLeads(operator, { ids: [released], action: { do: 'release' } });
  // A sign-up counts once it is confirmed.
  await add({ email: 'asked@a.test', kind: 'newsletter' });
  const signUp = await add({ email: 'confirmed@a.test', kind: 'newsletter', created_at: NOW - DAY });
  const subscriber = await store.db
    .selectFrom('subscribers')
    .selectAll()
    .where('person', '=', 'confirmed@a.test')
    .executeTakeFirstOrThrow();
  const confirmation = { now: NOW, deliveries: [], announce: () => [] };
  await confirmSubscriber(store.db, { id: confirmSubject(subscriber, signUp), ...confirmation });
  // Erased, and from before the period.
  await add({ email: 'erased@a.test' });
  await add({ email: 'old@a.test', created_at: NOW - 40 * DAY });

  await book('before@a.test');
  await book('noshow@a.test');
  await hook(calWebhooks.noShow('noshow@a.test', 'noshow@a.test', true, NOW + 1));
  await book('cancelled@a.test');
  await hook(calWebhooks.cancelled({ uid: 'cancelled@a.test', email: 'cancelled@a.test', at: NOW + 1 }));
  await book('moved@a.test');
  await hook(calWebhooks.rescheduled('moved@a.test', { uid: 'moved-2', email: 'moved@a.test', at: NOW + 1 }));
  await book('gone@a.test');
  await hook(calWebhooks.rescheduled('gone@a.test', { uid: 'gone-2', email: 'gone@a.test', at: NOW + 1 }));
  await hook(calWebhooks.cancelled({ uid: 'gone-2', email: 'gone@a.test', at: NOW + 2 }));
  await book('erased@a.test');
  const { dataDir } = server.settings;
  await erasePerson(operator, { email: 'erased@a.test', dataDir, announce: () => [] });

  const count = { page: '/', source: 'linkedin', device: 'phone', campaign: '', detail: '' };
  const day = NOW / DAY - 0.5;
  const [question] = QUESTIONS;
  await store.db
    .insertInto('insight')
    .values([
      { ...count, day, event: 'view', campaign: 'spring', count: 70 },
      { ...count, day: day - 29, event: 'view', count: 30 },
      { ...count, day: day - 30, event: 'view', count: 1_000 },
      { ...count, day, event: 'booking-pressed', count: 9 },
      { ...count, day, event: 'question-reached', detail: question?.id ?? '', count: 20 },
      { ...count, day, event: 'question-answered', detail: question?.id ?? '', count: 15 },
    ])
    .execute();
  return store;
}

test.each(DIALECTS)('every figure of the analytics page is exact on %s', async (dialect) => {
  const store = await sampleStore(dialect);
  const figures = await readAnalytics(store, { days: 30, now: NOW, timeZone: 'UTC' });
  expect(figures.sources).toEqual(['direct', 'linkedin']);
  expect(figures.byDay).toHaveLength(30);
  expect(figures.byDay.slice(-2)).toEqual([
    // `before` from nowhere in particular, `twice` from the campaign.
    { at: MIDNIGHT - DAY, counts: [1, 1, 0] },
    // `after`, `released` and `confirmed`.
    { at: MIDNIGHT, counts: [3, 0, 0] },
  ]);
  // `before`, `noshow` and `moved`; not who cancelled, and not who moved and then cancelled.
  expect(figures.funnel).toEqual({ views: 100, pressed: 9, leads: 5, bookings: 3 });
  expect(figures.quiz[0]).toEqual({ question: QUESTIONS[0]?.id, reached: 20, left: 5 });
  expect(figures.campaigns).toEqual([{ campaign: 'spring', views: 70, leads: 1, won: 1 }]);
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

test.each(DIALECTS)(
  'the command line counts the same leads and the same booked people on %s',
  async (dialect) => {
    const store = await sampleStore(dialect);
    const { funnel } = await readAnalytics(store, { days: 30, now: NOW, timeZone: 'UTC' });
    const { sources } = await leadStats(store.db, { since: NOW - 29 * DAY - 12 * HOUR });
    const sum = (name: 'people' | 'booked') => sources.reduce((total, row) => total + row[name], 0);
    expect(sources.find(({ key }) => key === 'linkedin')).toMatchObject({ people: 1, held: 1 });
    // `twice` sent a form from each of two sources.
    expect(sum('people')).toBe(funnel.leads + 1);
    expect(sum('booked')).toBe(funnel.bookings);
  },
);
