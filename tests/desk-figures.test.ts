/** Computes the figures of the desk again, from its exports of the sample quarter. docs/glossary.md defines them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '#domain/timing.ts';
import { readAnalytics } from '#server/core/analytics/analytics.ts';
import { readBookingPage } from '#server/core/bookings/list-bookings.ts';
import { readLeadPage } from '#server/core/people/list-leads.ts';
import type { PeopleFilter } from '#server/core/people/people-query.ts';
import { exportLeads } from '#server/core/submissions/export-submissions.ts';
import { readConfirmedSubscribers } from '#server/core/subscribers/export-subscribers.ts';
import { listSubscribers, readSubscriberPage } from '#server/core/subscribers/list-subscribers.ts';
import { TIME_ZONE } from '#server/local-days.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { fillSample } from '../tools/sample-desk/fill-sample.ts';

const NOW = Date.UTC(2026, 2, 10, 12);
const DAYS = 60;
const folder = mkdtempSync(join(tmpdir(), 'desk-figures-'));

let store: Store;
let figures: Awaited<ReturnType<typeof readAnalytics>>;
let forms: readonly Row[];

const context = () => ({ store, actor: 'maya@desk.example', now: NOW, announce: () => [] });

beforeAll(async () => {
  store = await openStore({ databaseUrl: undefined, dataDir: folder }, pino({ level: 'silent' }));
  await fillSample(store, NOW, ['maya@desk.example', 'leo@desk.example']);
  figures = await readAnalytics(store, { days: DAYS, now: NOW, timeZone: TIME_ZONE });
  forms = await readCsv({});
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

type Row = Readonly<Record<string, string>>;
type Period = Readonly<{ from: string; to: string }>;

async function readCsv(filter: PeopleFilter): Promise<Row[]> {
  const file = await exportLeads(context(), { filter, sort: 'newest', format: 'csv' });
  let text = '';
  for await (const part of file.text) text += part;
  const lines = [...text.replace('\uFEFF', '').matchAll(/(?:"(?:[^"]|"")*"|[^"\r\n])+/g)].map(([line]) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
    ),
  );
  const [head = [], ...rows] = lines;
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

const dayOf = (time: string | number) => new Date(time).toLocaleDateString('sv-SE', { timeZone: TIME_ZONE });
const dateBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * DAY).toISOString().slice(0, 10);
const previousPeriod = () => ({ from: dateBefore(figures.from, DAYS), to: dateBefore(figures.from, 1) });
const isInPeriod = (time: string | number, { from, to } = figures as Period) =>
  dayOf(time) >= from && dayOf(time) <= to;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const byName = <Value>(entries: Iterable<readonly [string, Value]>) =>
  Object.fromEntries([...entries].sort());

/** The first form that counts of everybody, with the time since when they are a lead. */
function readLeads() {
  const counted = forms.filter(
    ({ kind, suspected_spam, newsletter_confirmed }) =>
      suspected_spam === '' && (kind !== 'newsletter' || newsletter_confirmed !== ''),
  );
  const people = Map.groupBy(counted, ({ email = '' }) => email.toLowerCase()).values();
  return Array.from(people, (ownForms): Row => {
    const [first = {}] = ownForms.toSorted((a, b) => ((a.time ?? '') < (b.time ?? '') ? -1 : 1));
    const since = (first.kind === 'newsletter' ? first.newsletter_confirmed : first.time) ?? '';
    return { ...first, since };
  });
}
const readLeadsOfPeriod = (period?: Period) =>
  readLeads().filter(({ since = '' }) => isInPeriod(since, period));
const readForms = (period?: Period) =>
  forms.filter(({ time = '', suspected_spam }) => suspected_spam === '' && isInPeriod(time, period));
/** The first call of everybody who booked one in the period and did not cancel it. */
async function readCalls(period?: Period) {
  const { rows } = await readBookingPage(context(), { limit: 10_000 });
  const active = rows.filter(
    ({ status, created_at }) => /^(booked|no-show)$/.test(status) && isInPeriod(created_at, period),
  );
  return Array.from(Map.groupBy(active, ({ person }) => person).values(), (calls): Row => {
    const [{ utm, referrer } = { utm: '{}', referrer: '' }] = calls.toSorted(
      (a, b) => a.created_at - b.created_at,
    );
    const { utm_source, utm_campaign = '' } = JSON.parse(utm);
    const host = referrer && new URL(referrer).host.replace(/^www\./, '');
    return { source: utm_source || host || 'direct', campaign: utm_campaign };
  });
}
function countBy(rows: readonly Row[], column: string) {
  const groups = Map.groupBy(rows, ({ [column]: value = '' }) => value);
  groups.delete('');
  return byName(Array.from(groups, ([value, group]) => [value, group.length] as const));
}

test('leads by day, source, campaign and language', () => {
  const leads = readLeadsOfPeriod();
  expect(leads.length).toBeGreaterThan(100);
  expect(figures.funnel.leads).toBe(leads.length);
  const columns = [...figures.sources, 'others'];
  const byDay = figures.byDay.flatMap(({ at, counts }) =>
    counts.map((count, index) => [`${dayOf(at)} ${columns[index]}`, count] as const),
  );
  const cells = leads.map(({ since = '', source = '' }) => ({
    cell: `${dayOf(since)} ${figures.sources.includes(source) ? source : 'others'}`,
  }));
  expect(byName(byDay.filter(([, count]) => count > 0))).toEqual(countBy(cells, 'cell'));
  const leadsOf = (rows: readonly Readonly<{ name: string; leads: number }>[]) =>
    byName(rows.filter(({ leads: count }) => count > 0).map((row) => [row.name, row.leads]));
  expect(leadsOf(figures.bySource)).toEqual(countBy(leads, 'source'));
  expect(leadsOf(figures.campaigns)).toEqual(countBy(leads, 'campaign'));
  const languages = leads.map(({ language = '' }) => ({
    language: language.split('-')[0]?.toLowerCase() ?? '',
  }));
  expect(leadsOf(figures.languages)).toEqual(countBy(languages, 'language'));
});

test('the period before', async () => {
  const period = previousPeriod();
  const leads = readLeadsOfPeriod(period);
  const { byDay, funnel } = figures.previous;
  expect(funnel.leads).toBe(leads.length);
  expect(byDay).toEqual(
    byDay.map((_, day) => {
      const date = dateBefore(period.from, -day);
      return leads.filter(({ since = '' }) => dayOf(since) === date).length;
    }),
  );
  expect(funnel.reports).toBe(readForms(period).filter(({ kind }) => kind === 'quiz').length);
  expect(funnel.bookings).toBe((await readCalls(period)).length);
});

test('won leads and revenue by campaign', () => {
  const won = readLeadsOfPeriod().filter(({ status, campaign }) => status === 'won' && campaign !== '');
  const revenue = Array.from(
    Map.groupBy(won, ({ campaign = '' }) => campaign),
    ([name, rows]) => [name, [rows.length, sum(rows.map(({ won_amount }) => Number(won_amount)))]] as const,
  );
  expect(won.length).toBeGreaterThan(0);
  expect(
    byName(
      figures.campaigns
        .filter((row) => row.won > 0)
        .map((row) => [row.name, [row.won, row.wonAmount]] as const),
    ),
  ).toEqual(byName(revenue));
});

test('decks, reports and how often each answer was chosen', () => {
  const sent = readForms();
  const reports = sent.filter(({ kind }) => kind === 'quiz');
  expect(figures.deck.sent).toBe(sent.filter(({ kind }) => kind === 'deck').length);
  expect([figures.funnel.reports, figures.answers.reports]).toEqual([reports.length, reports.length]);
  for (const { question, options } of figures.answers.questions)
    for (const { value, count } of options) {
      const hasChosen = ({ details = '' }: Row) =>
        [JSON.parse(details || '{}').answers?.[question] ?? []].flat().includes(value);
      expect([question, value, count]).toEqual([question, value, reports.filter(hasChosen).length]);
    }
});

test('people who booked, and source and campaign of their call', async () => {
  const calls = await readCalls();
  expect(figures.funnel.bookings).toBe(calls.length);
  expect(sum(figures.bySource.map(({ booked }) => booked))).toBe(figures.funnel.bookings);
  const bookedOf = (rows: typeof figures.bySource) =>
    byName(rows.filter(({ booked }) => booked > 0).map(({ name, booked }) => [name, booked]));
  expect(bookedOf(figures.bySource)).toEqual(countBy(calls, 'source'));
  expect(bookedOf(figures.campaigns)).toEqual(countBy(calls, 'campaign'));
});

test('counts of visits', async () => {
  const visits = await store.db.selectFrom('insight').selectAll().execute();
  type Visit = (typeof visits)[number];
  const countVisits = (wanted: Partial<Visit>, { from, to } = figures as Period) =>
    sum(
      visits
        .filter(({ day }) => day * DAY >= Date.parse(from) && day * DAY <= Date.parse(to))
        .filter((visit) =>
          Object.entries(wanted).every(([name, value]) => visit[name as keyof Visit] === value),
        )
        .map(({ count }) => Number(count)),
    );
  for (const [{ funnel }, period] of [
    [figures, undefined],
    [figures.previous, previousPeriod()],
  ] as const)
    expect([funnel.views, funnel.started, funnel.finished]).toEqual(
      ['view', 'quiz-started', 'quiz-finished'].map((event) => countVisits({ event }, period)),
    );
  expect(figures.funnel.views).toBeGreaterThan(1_000);
  expect(figures.deck.opened).toBe(countVisits({ event: 'deck-opened' }));
  for (const { name: device, ...counts } of figures.devices)
    expect(counts).toEqual({
      views: countVisits({ device, event: 'view' }),
      started: countVisits({ device, event: 'quiz-started' }),
      finished: countVisits({ device, event: 'quiz-finished' }),
    });
  for (const { question: detail, reached, left } of figures.quiz) {
    expect(reached).toBe(countVisits({ detail, event: 'question-reached' }));
    expect(left).toBe(reached - countVisits({ detail, event: 'question-answered' }));
  }
  for (const column of ['source', 'campaign'] as const)
    for (const { name, views, finished } of column === 'source' ? figures.bySource : figures.campaigns)
      expect([name, views, finished]).toEqual([
        name,
        ...['view', 'quiz-finished'].map((event) => countVisits({ [column]: name, event })),
      ]);
});

test('subscribers by state and by week', async () => {
  const { counts, growth } = await listSubscribers(context());
  const { rows } = await readSubscriberPage(context(), { limit: 10_000 });
  expect(byName(counts.map(({ state, count }) => [state, count]))).toEqual(
    countBy(
      rows.map(({ state }) => ({ state })),
      'state',
    ),
  );
  const exported = await readConfirmedSubscribers(context(), () => '');
  expect(counts).toContainEqual({ state: 'confirmed', count: exported.length });
  for (const { from, joined, left } of growth) {
    const isInWeek = (time: number | null) => time !== null && time >= from && time < from + 7 * DAY;
    expect([joined, left]).toEqual([
      rows.filter(({ confirmed_at }) => isInWeek(confirmed_at)).length,
      rows.filter(({ unsubscribed_at }) => isInWeek(unsubscribed_at)).length,
    ]);
  }
});

test('a source or campaign opens as many leads as it counts', async () => {
  const { from, to } = figures;
  for (const column of ['source', 'campaign'] as const)
    for (const { name, leads } of column === 'source' ? figures.bySource : figures.campaigns) {
      const filter = { [column]: name, from, to };
      const rows = await readCsv(filter);
      expect([name, new Set(rows.map(({ email = '' }) => email.toLowerCase())).size]).toEqual([name, leads]);
      const page = await readLeadPage(store, { filter, sort: 'newest', after: null });
      expect([name, page.total ?? page.leads.length]).toEqual([name, leads]);
    }
});
