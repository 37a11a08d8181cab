/** The team's corrections hold wherever contact details are read or used. */
import { describe, expect, test } from 'vitest';
import { apiClient, createKey } from '#server/testing/api-client.ts';
import { DESK_ENV, signedInBrowser } from '#server/testing/desk-browser.ts';
import { serverWithMail } from '#server/testing/mail-server.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest } from '#server/testing/test-server.ts';

const CORRECTED = {
  name: 'Grace Hopper',
  email: 'grace@navy.test',
  company: 'Navy Yard',
  phone: '+49 30 1234567',
};

describe.each(DIALECTS)('on %s', (dialect) => {
  async function correctedPerson() {
    const { mail, server } = await serverWithMail(dialect, DESK_ENV);
    await server.post(DECK_PATH, deckRequest);
    const [submission] = await server.submissions();
    const client = apiClient(server, await createKey(server));
    const browser = await signedInBrowser(server);
    const change = (values: object) => browser.post(`/people/${submission?.id}/change`, values);
    return { mail, server, client, browser, change, id: submission?.id ?? '' };
  }

  test('list, search, exports, API and mails have the corrected values', async () => {
    const { mail, server, client, browser, change, id } = await correctedPerson();
    expect((await change(CORRECTED)).status).toBe(200);
    const query = { filter: {}, sort: 'newest' };
    const search = async (text: string): Promise<object[]> =>
      (await browser.json('/leads/query', { ...query, filter: { search: text }, after: null })).leads;
    const { name, email, company, phone } = CORRECTED;
    for (const text of ['hopper', email, 'navy yard', '30 1234567', deckRequest.email])
      expect([text, await search(text)]).toMatchObject([text, [{ id, name, email, company }]]);
    const download = await browser.download('/leads/export', { ...query, format: 'csv' });
    const csv = await download.text();
    for (const value of Object.values(CORRECTED)) expect(csv).toContain(value);
    for (const value of Object.values(deckRequest)) expect(csv).not.toContain(value);
    const submissions = [{ firstName: name, lastName: '', email, company, phone }];
    expect((await client.json('GET', '/submissions')).data).toMatchObject(submissions);
    const people = [{ id, name, email, company, phone }];
    expect((await client.json('POST', '/people/search', { email })).data).toMatchObject(people);
    expect(await client.json('GET', `/people/${id}`)).toMatchObject({
      ...CORRECTED,
      corrected: { name: true, email: true, company: true, phone: true },
    });
    await server.deliverAll();
    expect(mail.received.map(({ envelopeTo, text }) => [envelopeTo, text?.includes('Grace')])).toEqual([
      [[email], true],
    ]);
    // The person's own record keeps what they sent.
    const record = await client.json('GET', `/people/${id}/export`);
    expect(record).toMatchObject({
      submissions: [{ email: deckRequest.email }],
      contact: [{ email, company }],
    });

    await change({ name: '', email: '', company: '', phone: '' });
    expect(await search('hopper')).toEqual([]);
    expect(await client.json('GET', `/people/${id}`)).toMatchObject({
      name: 'Ada Lovelace',
      email: deckRequest.email,
      company: deckRequest.company,
      phone: deckRequest.phone,
    });
  });

  test('corrections are checked by the rules of the forms', async () => {
    const { client, change, server, id } = await correctedPerson();
    for (const [field, value] of [
      ['phone', '12'],
      ['email', 'nobody'],
      ['name', 'Ada\u202e'],
      ['company', 'x'.repeat(300)],
    ] as const) {
      const response = await change({ [field]: value });
      expect([response.status, await response.json()]).toMatchObject([422, { field }]);
      expect((await client.call('PATCH', `/people/${id}`, { [field]: value })).status).toBe(422);
    }
    // An address of somebody else would make two people one.
    await server.post(DECK_PATH, { ...deckRequest, email: 'other@acme.test' });
    expect((await change({ email: 'Other@acme.test' })).status).toBe(422);
    expect((await change({ email: 'ADA@acme.test' })).status).toBe(200);
  });

  test('an erasure by the corrected address erases the person', async () => {
    const { browser, change, server, id } = await correctedPerson();
    await change(CORRECTED);
    expect((await browser.post(`/people/${id}/erase`, { typed: CORRECTED.email })).status).toBe(200);
    expect(await server.submissions()).toEqual([]);
    expect(await server.store.db.selectFrom('people').selectAll().execute()).toEqual([]);
  });

  test('a refused address is written to again after its correction', async () => {
    const { mail, browser, change, server, id } = await correctedPerson();
    mail.refuse(550);
    await server.deliverAll();
    mail.refuse(undefined);
    await change({ email: CORRECTED.email });
    await browser.post('/leads/change', { ids: [id], action: { do: 'retry' } });
    await server.deliverAll();
    expect(mail.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[CORRECTED.email]]);
  });
});
