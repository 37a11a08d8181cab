import { describe, expect, test } from 'vitest';
import { INSIGHT_BATCH, INSIGHT_PATH } from '#domain/insight.ts';
import { questionAt } from '#domain/quiz/questions.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { testServer } from '#server/testing/test-server.ts';
import { createCounters, deviceClass } from './insight-routes.ts';

const ENV = { env: { INSIGHT: 'on' } };
const createBatch = (marks: unknown, rest: object = {}) => ({ utm: '', referrer: '', marks, ...rest });
const FIRST_QUESTION = questionAt(0).id;
const VIEW = ['view', '', '/'];

describe.each(DIALECTS)('counting, on %s', (dialect) => {
  test('counts by day, page, source, campaign and device, and stores nothing else', async () => {
    const server = await testServer(dialect, ENV);
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };
    const utm = 'utm_source=LinkedIn&utm_campaign=Spring';
    const reached = ['question-reached', FIRST_QUESTION, '/quiz'];
    for (const address of ['192.0.2.1', '192.0.2.2'])
      await server.post(INSIGHT_PATH, createBatch([VIEW, reached], { utm }), phone, address);
    const referrer = 'https://www.google.com/search?q=secret';
    await server.post(INSIGHT_PATH, createBatch([VIEW], { referrer }));
    const counted = server.store.db.selectFrom('insight').selectAll();
    const rows = await counted.orderBy('count').orderBy('event').execute();
    const day = Math.floor(server.clock() / 86_400_000);
    const spring = { day, source: 'linkedin', campaign: 'Spring', device: 'phone', count: 2 };
    expect(rows).toEqual([
      {
        ...{ day, event: 'view', detail: '', page: '/', source: 'google.com', campaign: '' },
        ...{ device: 'desktop', count: 1 },
      },
      { ...spring, event: 'question-reached', detail: FIRST_QUESTION, page: '/quiz' },
      { ...spring, event: 'view', detail: '', page: '/' },
    ]);
  });

  test('is exact when several servers count at the same time', async () => {
    const server = await testServer(dialect, ENV);
    const otherCounters = [1, 2, 3].map(() => createCounters(server.store.db));
    const key = { day: 1, event: 'view', detail: '', source: 'direct', campaign: '', device: 'phone' };
    await Promise.all(
      otherCounters.map(async (addCounts) => {
        for (let round = 0; round < 10; round += 1) {
          const pages = Array.from({ length: 20 }, (_, index) => (index % 2 ? '/' : '/quiz'));
          await addCounts(pages.map((page) => ({ ...key, page })));
        }
      }),
    );
    const rows = await server.store.db.selectFrom('insight').select('count').execute();
    expect(rows.map(({ count }) => Number(count))).toEqual([300, 300]);
  });
});

test.each(DIALECTS)(
  'a source name that is cut in the middle of an emoji does not block other counts (%s)',
  async (dialect) => {
    const server = await testServer(dialect, ENV);
    const sharedStart = 'a'.repeat(59);
    for (const name of [`${sharedStart}\u{1f600}`, `${sharedStart}\u{1f900}`, 'linkedin'])
      await server.post(INSIGHT_PATH, createBatch([VIEW], { utm: `utm_source=${encodeURIComponent(name)}` }));
    const rows = server.store.db.selectFrom('insight').select(['source', 'count']).orderBy('source');
    expect(await rows.execute()).toEqual([
      { source: `${sharedStart}\ufffd`, count: 2 },
      { source: 'linkedin', count: 1 },
    ]);
  },
);

test.each(DIALECTS)('an unknown value loses nothing else of its batch (%s)', async (dialect) => {
  const server = await testServer(dialect, ENV);
  const unknown = [
    ['bought', '', '/'],
    ['question-reached', 'salary', '/quiz'],
    ['view', 'ada@acme.test', '/'],
    ['view', '', '/', 'visitor-7'],
    ['section-reached', 'ada@acme.test', '/'],
    ['section-reached', 'services', '/quiz'],
    ['section-reached', 'services', '/nowhere'],
    'view',
    null,
  ];
  const known = [
    VIEW,
    ['section-reached', 'services', '/'],
    ['section-reached', 'quiz', '/quiz'],
    ['view', '', '/nowhere'],
  ];
  // Half of them on the German pages, which count as the same pages.
  const german = [
    ['view', '', '/de'],
    ['section-reached', 'quiz', '/de/quiz'],
    ['view', '', '/de/nowhere'],
  ];
  const marks = [...unknown, ...known, ...german];
  expect((await server.post(INSIGHT_PATH, createBatch(marks))).status).toBe(204);
  const rows = await server.store.db
    .selectFrom('insight')
    .select(['event', 'detail', 'page', 'count'])
    .orderBy('event')
    .orderBy('page')
    .execute();
  expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
    'section-reached services / 1',
    'section-reached quiz /quiz 2',
    'view  / 2',
    'view  404 2',
  ]);
});

test.each([
  ['no marks', createBatch([]), 422],
  ['too many marks', createBatch(Array(INSIGHT_BATCH + 1).fill(VIEW)), 422],
  ['no JSON', '{', 400],
])('%s is rejected', async (_name, body, status) => {
  const server = await testServer('sqlite', ENV);
  expect((await server.post(INSIGHT_PATH, body)).status).toBe(status);
  expect(await server.store.db.selectFrom('insight').selectAll().execute()).toEqual([]);
});

test.each(['sec-gpc', 'dnt'])('a visitor with %s is not counted', async (header) => {
  const server = await testServer('sqlite', ENV);
  expect((await server.post(INSIGHT_PATH, createBatch([VIEW]), { [header]: '1' })).status).toBe(204);
  expect(await server.store.db.selectFrom('insight').selectAll().execute()).toEqual([]);
});

test('another site cannot send counts, and without INSIGHT the path does not exist', async () => {
  const withInsight = await testServer('sqlite', ENV);
  const foreign = { origin: 'https://evil.test' };
  expect((await withInsight.post(INSIGHT_PATH, createBatch([VIEW]), foreign)).status).toBe(403);
  const withoutInsight = await testServer();
  expect((await withoutInsight.post(INSIGHT_PATH, createBatch([VIEW]))).status).toBe(404);
});

test('many invented sources are counted together as one', async () => {
  const server = await testServer('sqlite', ENV);
  for (let index = 0; index < 300; index += 1)
    await server.post(INSIGHT_PATH, createBatch([VIEW], { utm: `utm_source=s${index}` }));
  const rows = await server.store.db.selectFrom('insight').selectAll().execute();
  expect(rows.length).toBeLessThanOrEqual(201);
  expect(rows.reduce((sum, { count }) => sum + Number(count), 0)).toBe(300);
  await server.post(INSIGHT_PATH, createBatch([VIEW]));
  const direct = server.store.db.selectFrom('insight').select('count').where('source', '=', 'direct');
  expect(await direct.execute()).toEqual([{ count: 1 }]);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X900) Safari', 'tablet'],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140', 'desktop'],
])('%s is a %s', (agent, device) => {
  expect(deviceClass(agent)).toBe(device);
});
