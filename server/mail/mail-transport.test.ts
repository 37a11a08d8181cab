import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { DeliveryError } from '#server/errors.ts';
import { type Reply, startScriptedMailServer } from '#server/testing/scripted-mail-server.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { wordsIn } from '#server/words.ts';
import { WAIT_LIMIT_MS } from '../../tests/support/limit.ts';
import { createMailTransport, type Message } from './mail-transport.ts';
import { renderMail } from './render-mail.tsx';

const waitLimit = () => AbortSignal.timeout(WAIT_LIMIT_MS);

async function startTransport(
  script: Parameters<typeof startScriptedMailServer>[0] = {},
  { user = '', smtpClearText = false } = {},
) {
  const server = await startScriptedMailServer(script);
  const transport = createMailTransport({
    smtpUrl: server.url.replace('//', `//${user}`),
    smtpClearText,
    mailFrom: 'Acme <hello@acme.test>',
    dataDir: '/nowhere',
    siteDir: '/nowhere',
  });
  onTestFinished(() => transport.close());
  const send = (message: Partial<Message> = {}, signal = waitLimit()) =>
    transport.send(
      { id: '1', to: 'ada@acme.test', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi', ...message },
      signal,
    );
  const sendAndFail = async (message: Partial<Message> = {}) => {
    const error = await send(message).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(DeliveryError);
    return error as DeliveryError;
  };
  return { server, send, sendAndFail };
}

test.each(['ehlo', 'mail', 'rcpt', 'data', 'dot'] as const)(
  'a server that never finishes its response to %s is aborted at the deadline, and its connection is closed',
  async (verb) => {
    const { server, send } = await startTransport({ [verb]: () => 'drip' satisfies Reply });
    const controller = new AbortController();
    const sending = send({}, controller.signal);
    await expect.poll(() => server.lines.join() + server.messages.join()).toContain('HLO');
    await expect.poll(() => server.open()).toBe(1);
    controller.abort(new DeliveryError('late'));
    await expect(sending).rejects.toThrow('late');
    await expect.poll(() => server.open()).toBe(0);
  },
);

const OUTCOMES = {
  refused: { isPermanent: true, scope: 'item' },
  deferred: { isPermanent: false, scope: 'item' },
  paused: { isPermanent: false, scope: 'target' },
} as const;

test.each([
  ['rcpt', '550 no such user', 'refused'],
  ['rcpt', '451 try later', 'deferred'],
  ['rcpt', '550 5.7.1 relay denied', 'paused'],
  ['rcpt', '550 5.7.1 looks like spam', 'deferred'],
  ['rcpt', '550 5.2.2 over quota', 'deferred'],
  ['rcpt', '550 Quota exceeded', 'deferred'],
  ['rcpt', '550 5.1.1 <relay@acme.test> unknown', 'refused'],
  ['rcpt', '550 No such user: relay@acme.test', 'refused'],
  ['dot', '552 Requested mail action aborted: exceeded storage allocation', 'deferred'],
  ['mail', '552 5.3.4 too big', 'deferred'],
  ['rcpt', '550 relay not permitted', 'paused'],
  ['rcpt', '550 5.1.8 unknown', 'paused'],
  ['rcpt', "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", 'paused'],
  ['rcpt', '550 Sender verify failed', 'paused'],
  ['rcpt', '550 5.4.5 Daily user sending limit exceeded', 'paused'],
  ['rcpt', "550 5.1.90 You've reached your daily limit for message recipients", 'paused'],
  ['rcpt', '550 Blocked: 192.0.2.1 is listed at zen.spamhaus.org', 'deferred'],
  ['rcpt', '553 sender address rejected: not owned by user', 'paused'],
  ['rcpt', '550 5.2.1 mailbox disabled', 'refused'],
  ['rcpt', '551 user not local', 'refused'],
  ['rcpt', '451 4.3.2 Greylisted', 'deferred'],
  ['rcpt', '452 4.2.2 mailbox full', 'deferred'],
  ['dot', '452 4.2.2 mailbox full', 'deferred'],
  ['rcpt', '450 4.7.1 Greylisted, try later', 'deferred'],
  ['dot', '451 4.7.1 Greylisting in action', 'deferred'],
  ['rcpt', '452 4.3.1 Insufficient system storage', 'paused'],
  ['rcpt', '421 4.3.2 shutting down', 'paused'],
  ['mail', '550 unknown sender', 'paused'],
  ['dot', '554 not today', 'paused'],
  ['dot', '554 5.7.1 Spam message rejected', 'deferred'],
  ['dot', '550 5.7.1 Gtube pattern', 'deferred'],
  ['dot', '550 Message contains a virus', 'deferred'],
  ['dot', '554 5.6.0 malformed', 'deferred'],
  ['dot', '451 4.7.1 Please try again later (content check)', 'deferred'],
  ['mail', '554 5.7.1 listed as a spam source', 'paused'],
  ['ehlo', '421 closed', 'paused'],
] as const)('after %s, "%s" means that the mail or the whole server is %s', async (verb, reply, outcome) => {
  const { sendAndFail } = await startTransport({ [verb]: () => reply });
  expect(await sendAndFail()).toMatchObject(OUTCOMES[outcome]);
});

test('a connection is reused, and replaced when the server closes it', async () => {
  const { server, send } = await startTransport();
  await send();
  await send();
  expect(server.accepted()).toBe(1);
  server.dropAll();
  await expect.poll(() => server.open()).toBe(0);
  await send();
  expect(server.accepted()).toBe(2);
  expect(server.messages).toHaveLength(3);
});

test('credentials are not sent without TLS, unless the operator allows it', async () => {
  const ehlo = { ehlo: () => '250-hello\r\n250 AUTH PLAIN LOGIN' };
  const { server, sendAndFail } = await startTransport(ehlo, { user: 'ada:secret@' });
  await sendAndFail();
  expect(server.lines.filter((line) => line.startsWith('AUTH'))).toEqual([]);
  const clearTextServer = await startTransport(ehlo, { user: 'ada:secret@', smtpClearText: true });
  await clearTextServer.send();
  expect(clearTextServer.server.lines.filter((line) => line.startsWith('AUTH'))).toHaveLength(1);
});

test('an address beyond ASCII needs a server that supports it', async () => {
  const to = 'jörg@acme.test';
  const { server, sendAndFail } = await startTransport();
  expect(await sendAndFail({ to })).toMatchObject({
    isPermanent: true,
    message: expect.stringContaining('SMTPUTF8'),
  });
  expect(server.lines.filter((line) => line.startsWith('MAIL'))).toEqual([]);
  const utf8Server = await startTransport({ ehlo: () => '250-hello\r\n250 SMTPUTF8' });
  await utf8Server.send({ to });
  expect(utf8Server.server.lines).toContainEqual(expect.stringMatching(/^MAIL FROM:.*SMTPUTF8/));
});

test('an internationalized domain is sent in ASCII form', async () => {
  const { server, send } = await startTransport();
  await send({ to: "o'brien@müller.example" });
  expect(server.lines).toContain("RCPT TO:<o'brien@xn--mller-kva.example>");
});

test.each(DIALECTS)('nobody can get an address refused by a look-alike of it, on %s', async (dialect) => {
  const mailServer = await startScriptedMailServer();
  const server = await testServer(dialect, { env: { SMTP_URL: mailServer.url } });
  // The lower case of the Kelvin sign is an ASCII letter.
  await server.post(DECK_PATH, { ...deckRequest, email: 'mar\u212a@acme.test' });
  await server.deliverAll();
  expect(await server.store.db.selectFrom('bounces').selectAll().execute()).toEqual([]);
  expect(mailServer.lines).toContain('RCPT TO:<marK@acme.test>');
});

test('encoded words that a visitor typed are not decoded', async () => {
  const { server, send } = await startTransport();
  await send({ subject: 'Deck request: =?utf-8?q?=0D=0ABcc:_eve=40acme.test?=' });
  const subject = /^Subject: (.*)$/m.exec(server.messages[0] ?? '')?.[1];
  expect(subject).not.toContain('=?utf-8?q?=0D');
  expect(subject).toContain('Deck request: = ?utf-8?q?=0D=0ABcc:');
});

test('control characters and marks of text direction never reach the subject', async () => {
  const { server, send } = await startTransport();
  await send({ subject: 'Deck request: Eve\r\nBcc: eve@x.test\u0007\u202efdp' });
  const { subject, bcc } = await PostalMime.parse(server.messages[0] ?? '');
  expect({ subject, bcc }).toEqual({ subject: 'Deck request: Eve Bcc: eve@x.test fdp', bcc: undefined });
});

test('a line does not break inside a range or a word with a hyphen', () => {
  const paragraph = 'Saves 15–20 hours a week. Write an e-mail to the whole team today.';
  const parts = { preview: '', label: '', heading: '', paragraphs: [paragraph], reason: '' };
  const { html, text } = renderMail(parts, { origin: 'https://acme.test', words: wordsIn('en') });
  for (const joined of ['15–20\u00a0hours', 'e-mail'])
    expect(html).toContain(`<span style="white-space:nowrap">${joined}</span>`);
  expect(text).toContain(paragraph);
});
