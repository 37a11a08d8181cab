import { expect, test } from 'vitest';
import { DESK_ENV, signedInBrowser } from '#server/testing/desk-browser.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { testServer } from '#server/testing/test-server.ts';

test.each(DIALECTS)('a lead is added by hand, with the reason why it may be stored (%s)', async (dialect) => {
  const server = await testServer(dialect, { env: DESK_ENV });
  const browser = await signedInBrowser(server);
  const person = { name: 'Ada Lovelace', email: 'Ada@acme.test', company: 'Acme', phone: '' };
  const refused = await browser.post('/leads/add', { ...person, reason: ' ' });
  expect([refused.status, await refused.json()]).toEqual([422, expect.objectContaining({ field: 'reason' })]);
  const reason = 'Asked for an offer at the fair';
  const { id } = await browser.json('/leads/add', { ...person, reason });
  const query = { filter: { source: 'by-hand' }, sort: 'newest', after: null };
  expect(await browser.json('/leads/query', query)).toMatchObject({
    leads: [{ id, name: 'Ada Lovelace', status: 'new' }],
  });
  const { timeline } = await browser.json(`/people/${id}`);
  expect(timeline.find(({ type }: { type: string }) => type === 'form')).toMatchObject({ consent: reason });
  const byKind = async (kind: string) =>
    (await browser.json('/leads/query', { ...query, filter: { kind } })).leads;
  expect(await byKind('by-hand')).toMatchObject([{ id, kind: 'by-hand' }]);
  expect(await byKind('contact')).toEqual([]);
  await server.deliverAll();
  expect(await server.deliveries()).toEqual([]);
});
