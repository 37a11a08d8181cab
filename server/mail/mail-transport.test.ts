import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { DeliveryError } from '#server/errors.ts';
import { type Reply, startScriptedMailServer } from '#server/testing/scripted-mail-server.ts';
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
  onTestFinished(() => server.close());
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

test.each([
  ['a refused recipient', { rcpt: () => '550 no such user' }, { isPermanent: true, scope: 'item' }],
  ['a deferred recipient', { rcpt: () => '451 try later' }, { isPermanent: false, scope: 'item' }],
  ['a refusal by policy', { rcpt: () => '550 5.7.1 relay denied' }, { isPermanent: false, scope: 'target' }],
  [
    'a policy of the recipient',
    { rcpt: () => '550 5.7.1 looks like spam' },
    { isPermanent: false, scope: 'item' },
  ],
  ['a mailbox over quota', { rcpt: () => '550 5.2.2 over quota' }, { isPermanent: false, scope: 'item' }],
  ['a quota without a code', { rcpt: () => '550 Quota exceeded' }, { isPermanent: false, scope: 'item' }],
  [
    'an unknown address that looks like a reason',
    { rcpt: () => '550 5.1.1 <relay@acme.test> unknown' },
    { isPermanent: true, scope: 'item' },
  ],
  [
    'an unknown address that looks like a reason, without a code',
    { rcpt: () => '550 No such user: relay@acme.test' },
    { isPermanent: true, scope: 'item' },
  ],
  [
    'an exceeded storage allocation after the text',
    { dot: () => '552 Requested mail action aborted: exceeded storage allocation' },
    { isPermanent: false, scope: 'item' },
  ],
  ['a message that is too big', { mail: () => '552 5.3.4 too big' }, { isPermanent: false, scope: 'item' }],
  ['a refused relay', { rcpt: () => '550 relay not permitted' }, { isPermanent: false, scope: 'target' }],
  ['a refused sender domain', { rcpt: () => '550 5.1.8 unknown' }, { isPermanent: false, scope: 'target' }],
  [
    'greylisting as a busy system',
    { rcpt: () => '451 4.3.2 Greylisted' },
    { isPermanent: false, scope: 'item' },
  ],
  ['a full mailbox', { rcpt: () => '452 4.2.2 mailbox full' }, { isPermanent: false, scope: 'item' }],
  [
    'a full mailbox after the text',
    { dot: () => '452 4.2.2 mailbox full' },
    { isPermanent: false, scope: 'item' },
  ],
  ['greylisting', { rcpt: () => '450 4.7.1 Greylisted, try later' }, { isPermanent: false, scope: 'item' }],
  [
    'greylisting after the text',
    { dot: () => '451 4.7.1 Greylisting in action' },
    { isPermanent: false, scope: 'item' },
  ],
  [
    'a full server',
    { rcpt: () => '452 4.3.1 Insufficient system storage' },
    { isPermanent: false, scope: 'target' },
  ],
  [
    'a server that closes',
    { rcpt: () => '421 4.3.2 shutting down' },
    { isPermanent: false, scope: 'target' },
  ],
  ['a refused sender', { mail: () => '550 unknown sender' }, { isPermanent: false, scope: 'target' }],
  ['a refused message', { dot: () => '554 not today' }, { isPermanent: false, scope: 'target' }],
  [
    'a server that refuses the session',
    { ehlo: () => '421 closed' },
    { isPermanent: false, scope: 'target' },
  ],
])('%s becomes the right delivery error', async (_, script, expected) => {
  const { sendAndFail } = await startTransport(script);
  expect(await sendAndFail()).toMatchObject(expected);
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
