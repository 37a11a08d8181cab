import { describe, expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { OperatorError } from '#server/errors.ts';
import { readEnv } from './settings.ts';

const secret = `whsec_${'A'.repeat(32)}`;

test('quiz reports are on with a mail server, unless they are turned off', () => {
  const SMTP_URL = 'smtp://mail.acme.test';
  expect(readEnv({}).quizReports).toBe(false);
  expect(readEnv({ SMTP_URL }).quizReports).toBe(true);
  expect(readEnv({ SMTP_URL, QUIZ_REPORTS: 'off' }).quizReports).toBe(false);
  expect(readEnv({ QUIZ_REPORTS: 'on' }).quizReports).toBe(true);
});

describe('settings', () => {
  test('an empty environment gives a working server', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      dataDir: 'data',
      databaseUrl: undefined,
      quizReports: false,
      worker: true,
      trustProxy: 0,
    });
  });

  test('the origin comes from the content; the sample origin is replaced by localhost with the port; a path is removed', () => {
    expect(readEnv({ PORT: '8080' }).publicOrigin).toBe(
      site.sampleContent ? 'http://localhost:8080' : site.origin,
    );
    expect(readEnv({ PUBLIC_ORIGIN: 'https://acme.test/' }).publicOrigin).toBe('https://acme.test');
  });

  test('an empty variable counts as unset', () => {
    expect(readEnv({ SMTP_URL: '', DATABASE_URL: '' })).toMatchObject({
      smtpUrl: undefined,
      databaseUrl: undefined,
    });
  });

  test('one error lists all faults', () => {
    const env = `PORT=70000 WORKER_PORT=many TRUST_PROXY=nginx DRAIN_SECONDS=soon LOG_LEVEL=loud PUBLIC_ORIGIN=agents
      DATABASE_URL=mysql://localhost/leads SMTP_URL=mail.acme.test SMTP_CLEAR_TEXT=yes DECK_FORWARD_URL=flows
      EVENTS_URL=flows CHAT_WEBHOOK_URL=chat MAIL_FROM=nobody OPERATOR_EMAIL=operator DESK_USERS=maya
      MAIL_PER_MINUTE=many RETENTION_DAYS=ever TOKEN_SECRET=short METRICS_TOKEN=short DUE_MAIL_HOUR=early WORKER=no
      AGENTS=yes QUIZ_REPORTS=yes INSIGHT=yes ROUND_ROBIN=yes`;
    const broken = Object.fromEntries(env.split(/\s+/).map((line) => line.split('=')));
    const read = () => readEnv(broken);
    expect(read).toThrow(OperatorError);
    for (const name of Object.keys(broken)) expect(read).toThrow(name);
  });

  test('a forward address needs its signing secret', () => {
    const forward = { DECK_FORWARD_URL: 'https://flow.acme.test/webhook/1' };
    expect(() => readEnv(forward)).toThrow('DECK_FORWARD_SECRET');
    expect(readEnv({ ...forward, DECK_FORWARD_SECRET: secret }).deckForward).toEqual({
      url: forward.DECK_FORWARD_URL,
      secret,
    });
  });

  test('receivers of events share one secret or have one each, but never none', () => {
    const [a, b] = ['https://a.acme.test/x', 'https://b.acme.test/y'];
    const otherSecret = `whsec_${'B'.repeat(32)}`;
    const readEvents = (urls: string, secrets: string) =>
      readEnv({ EVENTS_URL: urls, EVENTS_SECRET: secrets }).events;
    expect(readEvents(`${a} ${b}`, secret)).toEqual([
      { url: a, secret },
      { url: b, secret },
    ]);
    expect(readEvents(`${a}, ${b}`, `${secret} ${otherSecret}`)).toEqual([
      { url: a, secret },
      { url: b, secret: otherSecret },
    ]);
    expect(() => readEvents(a, '')).toThrow('EVENTS_SECRET');
    expect(() => readEvents(`${a} flow.acme.test`, secret)).toThrow('EVENTS_URL');
    expect(() => readEvents(`${a} ${b} ${a}`, secret)).toThrow('twice');
    expect(() => readEvents('https://ada:secret@a.acme.test/x', secret)).toThrow('EVENTS_URL');
  });

  test.each([
    ['https://ada:secret@flow.acme.test/webhook/1', 'user name or password'],
    ['http://flow.acme.test:25/webhook/1', 'port'],
    ['http://flow.acme.test:99999/webhook/1', 'must be an address'],
  ])('%s cannot be forwarded to', (url, reason) => {
    const read = () => readEnv({ DECK_FORWARD_URL: url, DECK_FORWARD_SECRET: secret });
    expect(read).toThrow(reason);
    expect(read).not.toThrow('ada:secret');
  });

  test('credentials without TLS are allowed to this machine only', () => {
    const readClearText = (url: string) => readEnv({ SMTP_URL: url, SMTP_CLEAR_TEXT: 'on' }).smtpClearText;
    expect(readClearText('smtp://ada:secret@127.0.0.1:25')).toBe(true);
    expect(readClearText('smtp://ada:secret@localhost')).toBe(true);
    expect(() => readClearText('smtp://ada:secret@mail.acme.test')).toThrow('SMTP_CLEAR_TEXT');
    expect(() => readClearText('smtp://ada:secret@127.0.0.1.acme.test')).toThrow('SMTP_CLEAR_TEXT');
  });
});
