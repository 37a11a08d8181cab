import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assignmentMail, dueMail, mentionMail, outageText } from '#content/desk.ts';
import { fill, plural } from '#content/message.ts';
import { HOUR, MINUTE } from '#domain/timing.ts';
import { findFailingTargets, notifyAboutOutages } from '#server/core/deliveries/failing-targets.ts';
import { addNote } from '#server/core/people/add-note.ts';
import { changePerson } from '#server/core/people/change-people.ts';
import { erasePerson } from '#server/core/people/erase-person.ts';
import { changeSubmissions } from '#server/core/submissions/change-submissions.ts';
import { outageMessage } from '#server/delivery/describe-failure.ts';
import { newDelivery } from '#server/store/intake.ts';
import { apiClient, createKey } from '#server/testing/api-client.ts';
import { DESK_COLLEAGUE, DESK_ENV, DESK_USER, signedInBrowser } from '#server/testing/desk-browser.ts';
import { serverWithMail } from '#server/testing/mail-server.ts';
import { MCP_HEADERS, mcpMessage } from '#server/testing/mcp-client.ts';
import { startScriptedMailServer } from '#server/testing/scripted-mail-server.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { addSubmission, asOperator, NOW } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { planDueMails } from './due.ts';
import { assignNewLeads } from './round-robin.ts';
import { recordVisit } from './team.ts';

describe.each(DIALECTS)('a team, on %s', (dialect) => {
  async function startTeam(env: Record<string, string> = {}) {
    const { mail: smtp, server } = await serverWithMail(dialect, { ...DESK_ENV, ...env });
    const id = await addSubmission(server.store, { email: 'ada@acme.test' });
    const context = { store: server.store, actor: DESK_USER, now: NOW, announce: server.announce };
    const mails = () => smtp.received.map(({ envelopeTo: [to], subject }) => [to, subject]);
    return { smtp, mails, server, id, context };
  }

  test('a colleague who is mentioned in a note gets one mail about it', async () => {
    const { smtp, mails, server, id, context } = await startTeam();
    await addNote(context, id, { text: `@leo call her, not @maya`, team: [DESK_USER, DESK_COLLEAGUE] });
    await server.deliverAll();
    expect(mails()).toEqual([[DESK_COLLEAGUE, fill(mentionMail.subject, { author: DESK_USER })]]);
    for (const words of ['Ada Lovelace', 'call her']) expect(smtp.received[0]?.text).toContain(words);
    expect(smtp.received[0]?.text).toContain(`/desk/people/${id}`);
  });

  test('an assignment sends one mail with the names to the new owner, and none to the one who made it', async () => {
    const { smtp, mails, server, id, context } = await startTeam();
    const bob = { email: 'bob@acme.test', first_name: 'Bob', last_name: 'Ray' };
    const both = [id, await addSubmission(server.store, bob)];
    const assign = (ids: string[], owner: string) =>
      changeSubmissions(context, { ids, action: { do: 'change', change: { owner } } });
    await assign(both, DESK_COLLEAGUE);
    await assign(both, DESK_COLLEAGUE);
    await assign([id], DESK_USER);
    await server.deliverAll();
    expect(mails()).toEqual([[DESK_COLLEAGUE, plural(assignmentMail.subject, 2, { who: 'Ada Lovelace' })]]);
    for (const name of ['Ada Lovelace', 'Bob Ray']) expect(smtp.received[0]?.text).toContain(name);
  });

  test('an assignment mail never names a person who was erased before it was sent', async () => {
    const { smtp, server, id, context } = await startTeam();
    await changePerson(context, id, { owner: DESK_COLLEAGUE });
    await erasePerson(context, { email: 'ada@acme.test', dataDir: '' });
    await server.deliverAll();
    expect(smtp.received).toEqual([]);
  });

  test('round robin assigns new leads in turn, and leaves old and assigned ones', async () => {
    const { server, context } = await startTeam();
    await addSubmission(server.store, { email: 'old@acme.test', created_at: NOW - 2 * HOUR });
    await addSubmission(server.store, { email: 'one@acme.test', created_at: NOW + 1 });
    await addSubmission(server.store, { email: 'two@acme.test', created_at: NOW + 2 });
    const users = [DESK_USER, DESK_COLLEAGUE];
    for (let run = 0; run < 2; run += 1) await assignNewLeads({ ...context, now: NOW + MINUTE }, users);
    const people = server.store.db.selectFrom('people').select(['email_key', 'owner']);
    expect(await people.orderBy('email_key').execute()).toEqual([
      { email_key: 'ada@acme.test', owner: DESK_COLLEAGUE },
      { email_key: 'old@acme.test', owner: '' },
      { email_key: 'one@acme.test', owner: DESK_USER },
      { email_key: 'two@acme.test', owner: DESK_COLLEAGUE },
    ]);
  });

  test('a note added through the API or its MCP endpoint sends a mail to the mentioned colleague', async () => {
    const { smtp, mails, server, id } = await startTeam();
    const client = apiClient(server, await createKey(server, ['write'], { name: 'Call center' }));
    await client.json('POST', `/people/${id}/notes`, { text: '@leo wants a call' });
    const params = { name: 'add_note', arguments: { id, text: '@leo wants an offer' } };
    await client.call('POST', '/mcp', { ...mcpMessage('tools/call'), params }, MCP_HEADERS);
    await server.deliverAll();
    const subject = fill(mentionMail.subject, { author: 'api:Call center' });
    expect(mails()).toEqual(Array(2).fill([DESK_COLLEAGUE, subject]));
    const wishes = smtp.received.map(({ text }) => /wants an? (\w+)/.exec(text ?? '')?.[1]);
    expect(wishes.sort()).toEqual(['call', 'offer']);
  });

  test('from the configured hour on, each colleague gets one mail a day about due steps', async () => {
    const { smtp, mails, server, id, context } = await startTeam();
    const task = { at: NOW - HOUR, text: 'Call back' };
    await changePerson({ ...context, actor: DESK_COLLEAGUE }, id, { owner: DESK_COLLEAGUE, task });
    const users = [DESK_USER, DESK_COLLEAGUE];
    const plan = (now: number) => planDueMails(server.store, { users, hour: 13, timeZone: 'UTC', now });
    await plan(NOW);
    expect(await server.deliveries()).toEqual([]);
    await plan(NOW + HOUR);
    await plan(NOW + 2 * HOUR);
    server.advance(2 * HOUR);
    await server.deliverAll();
    expect(mails()).toEqual([[DESK_COLLEAGUE, plural(dueMail.subject, 1)]]);
    expect(smtp.received[0]?.text).toContain('Call back');
    await plan(NOW + 25 * HOUR);
    expect(await server.deliveries()).toHaveLength(2);
  });

  test('each outage of the mail server sends one message to chat', async () => {
    const { server } = await startTeam();
    const { db } = server.store;
    const failed = { attempts: 1, note: 'connect ECONNREFUSED 127.0.0.1:25', target_failed: 1 };
    await db
      .insertInto('deliveries')
      .values([1, 2].map(() => ({ ...newDelivery({ kind: 'operator-mail', now: NOW }), ...failed })))
      .execute();
    const hosts = { smtpUrl: 'smtp://mail.acme.test:25', chatWebhookUrl: 'https://chat.test/hook' };
    const targets = { ...hosts, deckForward: undefined, events: [] };
    const notifyOutages = (now: number) =>
      notifyAboutOutages(server.store, { now, messageFor: (failing) => outageMessage(failing, targets) });
    const readChatMessages = async () => (await server.deliveries()).filter(({ kind }) => kind === 'chat');
    await notifyOutages(NOW + 9 * MINUTE);
    expect(await readChatMessages()).toEqual([]);
    await notifyOutages(NOW + 10 * MINUTE);
    await notifyOutages(NOW + 11 * MINUTE);
    const [message, ...otherMessages] = await readChatMessages();
    expect(otherMessages).toEqual([]);
    const { text } = JSON.parse(message?.payload ?? '');
    for (const fact of ['mail.acme.test:25', '2', 'SMTP_URL']) expect(text).toContain(fact);
    await db.deleteFrom('deliveries').where('kind', '=', 'operator-mail').execute();
    await notifyOutages(NOW + 12 * MINUTE);
    expect(await db.selectFrom('outages').selectAll().execute()).toEqual([]);
  });

  test.each(['452 4.2.2 mailbox full', '450 4.7.1 Greylisted'])(
    'one recipient that answers %j is no outage of the mail server',
    async (answer) => {
      const mailServer = await startScriptedMailServer({
        rcpt: (line) => (line.includes('full@') ? answer : '250 ok'),
      });
      const env = { SMTP_URL: mailServer.url, CHAT_WEBHOOK_URL: 'http://127.0.0.1:8999/hook' };
      const server = await testServer(dialect, { env });
      // The refused one is the newest: nothing that was accepted later excuses it.
      for (const name of ['ada', 'bob', 'full'])
        await server.post(DECK_PATH, { ...deckRequest, email: `${name}@${name}.test` });
      await server.deliverAll();
      const kinds = (await server.deliveries()).filter(({ kind }) => kind === 'deck-mail');
      expect(kinds.map(({ state }) => state).toSorted()).toEqual(['done', 'done', 'pending']);
      const failing = await findFailingTargets(server.store.db);
      expect(failing.map(({ target }) => target)).not.toContain('mail');
      server.advance(HOUR);
      const messages: string[] = [];
      const messageFor = ({ target }: { target: string }) => void messages.push(target);
      await notifyAboutOutages(server.store, { now: server.clock(), messageFor });
      expect(messages).not.toContain('mail');
    },
  );

  test('a target that has accepted a newer delivery works again', async () => {
    const { server } = await startTeam();
    const { db } = server.store;
    const failed = { attempts: 1, note: 'connect ECONNREFUSED', target_failed: 1 };
    const add = (kind: string, fields: object) =>
      db
        .insertInto('deliveries')
        .values({ ...newDelivery({ kind, now: NOW }), ...fields })
        .execute();
    await add('operator-mail', failed);
    expect(await findFailingTargets(db)).toHaveLength(1);
    await add('chat', { state: 'done' });
    expect(await findFailingTargets(db)).toHaveLength(1);
    await add('deck-mail', { state: 'done' });
    expect(await findFailingTargets(db)).toEqual([]);
  });

  test('an open mail to a colleague names the colleague', async () => {
    const { server } = await startTeam();
    await server.post(DECK_PATH, deckRequest);
    const [submission] = await server.submissions();
    const browser = await signedInBrowser(server);
    await browser.post(`/people/${submission?.id}/notes`, { text: '@leo please call' });
    const { rows } = await browser.json('/deliveries?state=pending');
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'mention-mail', colleague: DESK_COLLEAGUE, email: deckRequest.email }),
    );
    expect(JSON.stringify(rows)).not.toContain('payload');
  });

  test('without a mail server, an erasure removes the mails about due tasks', async () => {
    const server = await testServer(dialect, { env: { ...DESK_ENV, DUE_MAIL_HOUR: '0' } });
    const { store, settings } = server;
    await server.post(DECK_PATH, deckRequest);
    const [submission] = await server.submissions();
    const context = asOperator(store);
    const task = { at: NOW, text: 'Call back' };
    await changePerson(context, submission?.id ?? '', { owner: DESK_COLLEAGUE, task });
    await planDueMails(store, { users: [DESK_COLLEAGUE], hour: 0, timeZone: 'UTC', now: NOW });
    await server.deliverAll();
    const readOutbox = () =>
      readdirSync(join(settings.dataDir, 'outbox'))
        .map((name) => readFileSync(join(settings.dataDir, 'outbox', name), 'utf8'))
        .join('');
    expect(readOutbox()).toContain('Lovelace');
    await erasePerson(context, { email: deckRequest.email, dataDir: settings.dataDir });
    expect(readOutbox()).not.toContain('Lovelace');
  });

  test('the operator gets a mail about a failing chat, with the number of all waiting messages', async () => {
    const chat = 'http://127.0.0.1:8999/hook';
    const { smtp, server } = await startTeam({ CHAT_WEBHOOK_URL: chat, OPERATOR_EMAIL: 'ops@acme.test' });
    const times = { next_at: NOW + HOUR, target_failed: 0 };
    const waiting = { ...newDelivery({ kind: 'chat', now: NOW - 10 * MINUTE }), ...times };
    const failed = { attempts: 1, note: 'the receiver answered 502', target_failed: 502 };
    // The second delivery has had no attempt yet, because its target is paused.
    const rows = [
      { ...waiting, ...failed },
      { ...waiting, id: 'unsent' },
    ];
    await server.store.db.insertInto('deliveries').values(rows).execute();
    const targets = { smtpUrl: smtp.url, chatWebhookUrl: chat, deckForward: undefined, events: [] };
    const messageFor = (failing: Parameters<typeof outageMessage>[0]) => outageMessage(failing, targets);
    await notifyAboutOutages(server.store, { now: NOW, messageFor });
    await server.deliverAll();
    expect(smtp.received.map(({ envelopeTo: [to] }) => to)).toEqual(['ops@acme.test']);
    const { note, target_failed: code } = failed;
    const outage = { target: 'chat', host: '127.0.0.1:8999', code, note, waiting: 2 } as const;
    expect(smtp.received[0]?.text).toContain(outageText(outage));
  });

  test('a visit ends after half an hour without activity', async () => {
    const { context } = await startTeam();
    const visitAfter = (minutes: number) => recordVisit({ ...context, now: NOW + minutes * MINUTE });
    expect(await visitAfter(0)).toBeNull();
    expect(await visitAfter(20)).toBeNull();
    expect(await visitAfter(60)).toBe(NOW + 20 * MINUTE);
    expect(await visitAfter(70)).toBe(NOW + 20 * MINUTE);
  });
});
