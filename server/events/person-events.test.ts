/** Each change by the team sends one event to the operator's tools. The events are erased with the person. */
import { expect, test } from 'vitest';
import { apiClient, createKey } from '#server/testing/api-client.ts';
import { DESK_ENV, DESK_USER, signedInBrowser } from '#server/testing/desk-browser.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { eventsTo, startReceiver } from '#server/testing/webhook-receiver.ts';

test.each(DIALECTS)(
  'status, owner and notes send events; unchanged values send none (%s)',
  async (dialect) => {
    const receiver = await startReceiver();
    const server = await testServer(dialect, { env: { ...DESK_ENV, ...eventsTo(receiver) } });
    await server.post(DECK_PATH, deckRequest);
    const [submission] = await server.submissions();
    await server.deliverAll();
    const before = receiver.calls.length;
    const client = apiClient(server, await createKey(server, undefined, { name: 'CRM' }));
    const path = `/people/${submission?.id}`;
    await client.json('PATCH', path, { status: 'qualified', owner: DESK_USER });
    await client.json('PATCH', path, { status: 'qualified', owner: DESK_USER });
    await client.json('POST', `${path}/notes`, { text: 'Called back' });
    const browser = await signedInBrowser(server);
    const action = { do: 'change', change: { status: 'lost' } };
    await browser.post('/leads/change', { ids: [submission?.id], action });
    await server.deliverAll();
    const sent = receiver.calls.slice(before).map(({ body }) => JSON.parse(body));
    expect(sent).toHaveLength(4);
    const person = { email: deckRequest.email, name: 'Ada Lovelace', company: deckRequest.company };
    const commonData = { person, submissionIds: [submission?.id], bookingUids: [] };
    for (const [type, data] of [
      ['person.status_changed', { status: 'qualified', previous: 'new', by: 'api:CRM' }],
      ['person.owner_changed', { owner: DESK_USER, previous: '', by: 'api:CRM' }],
      ['note.added', { note: { id: expect.any(String), text: 'Called back' } }],
      ['person.status_changed', { status: 'lost', previous: 'qualified', by: DESK_USER }],
    ] as const)
      expect(sent).toContainEqual(expect.objectContaining({ type, data: expect.objectContaining(data) }));
    for (const { data } of sent) expect(data).toMatchObject(commonData);

    // A waiting message is erased with the person.
    await client.json('POST', `${path}/notes`, { text: 'A secret' });
    await client.json('POST', `${path}/erase`, { email: deckRequest.email });
    expect(JSON.stringify(await server.deliveries())).not.toContain('A secret');
  },
);
