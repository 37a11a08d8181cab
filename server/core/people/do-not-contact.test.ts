/** "Do not contact" acts everywhere at once, and only the team lifts it. */
import { expect, test } from 'vitest';
import { DAY } from '#domain/timing.ts';
import { apiClient, createKey } from '#server/testing/api-client.ts';
import { DESK_ENV, signedInBrowser } from '#server/testing/desk-browser.ts';
import { serverWithMail } from '#server/testing/mail-server.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest, ORIGIN } from '#server/testing/test-server.ts';
import { eventsTo, startReceiver } from '#server/testing/webhook-receiver.ts';

const { email } = deckRequest;

test.each(DIALECTS)(
  'a person who must not be contacted gets no mail and is marked everywhere (%s)',
  async (dialect) => {
    const receiver = await startReceiver();
    const { mail, server } = await serverWithMail(dialect, { ...DESK_ENV, ...eventsTo(receiver) });
    const client = apiClient(server, await createKey(server));
    const browser = await signedInBrowser(server);
    const exported = async (path: string, body: object) => (await browser.download(path, body)).text();
    const signUp = async () => {
      const before = mail.received.length;
      await server.subscribe(email);
      await server.deliverAll();
      const texts = mail.received.slice(before).map(({ text }) => text);
      const [link = ''] = /https:\S+\/newsletter\/confirm\?token=\S+/.exec(texts.join('\n')) ?? [];
      return link.slice(ORIGIN.length);
    };
    await server.request(await signUp(), { method: 'POST' });
    await server.deliverAll();
    expect(await exported('/subscribers/export', {})).toContain(email);

    // A mail still waits when the wish arrives.
    await server.post(DECK_PATH, deckRequest);
    const [, submission] = await server.submissions();
    const before = { mails: mail.received.length, calls: receiver.calls.length };
    await client.json('PATCH', `/people/${submission?.id}`, { doNotContact: true });
    await server.deliverAll();
    const toPerson = () =>
      mail.received.slice(before.mails).filter(({ envelopeTo }) => envelopeTo.includes(email));
    expect(toPerson()).toEqual([]);
    const events = receiver.calls.slice(before.calls).map(({ body }) => JSON.parse(body));
    expect(events.map(({ type }) => type)).toContain('newsletter.left');
    const changed = events.find(({ type }) => type === 'person.contact_changed');
    expect(changed?.data).toMatchObject({ doNotContact: true, person: { email } });

    expect(await exported('/subscribers/export', {})).not.toContain(email);
    const csv = await exported('/leads/export', { filter: {}, sort: 'newest', format: 'csv' });
    const [head = '', row = ''] = csv.split('\n');
    expect(row.split(',')[head.split(',').indexOf('do_not_contact')]).toBe('yes');
    const json = await exported('/leads/export', { filter: {}, sort: 'newest', format: 'json' });
    expect(JSON.parse(json)).toContainEqual(expect.objectContaining({ do_not_contact: true }));
    for (const path of ['/submissions', '/people', '/subscribers'])
      expect([path, (await client.json('GET', path)).data]).toEqual([
        path,
        expect.arrayContaining([expect.objectContaining({ doNotContact: true })]),
      ]);

    // A form does not lift it, but is answered: the person asked for it afterwards.
    server.advance(DAY);
    const confirmPath = await signUp();
    expect(toPerson()).toHaveLength(1);
    await server.request(confirmPath, { method: 'POST' });
    await server.post(DECK_PATH, deckRequest);
    await server.deliverAll();
    expect(toPerson()).toHaveLength(3);
    expect(await exported('/subscribers/export', {})).toContain(email);
    expect(await client.json('GET', `/people/${submission?.id}`)).toMatchObject({ doNotContact: true });
  },
);
