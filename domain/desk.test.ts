import { expect, test } from 'vitest';
import { failureReason } from './desk.ts';

test.each([
  ['CHAT_WEBHOOK_URL is not set', 'not-configured'],
  ['connect ECONNREFUSED 127.0.0.1:2525', 'refused'],
  ['no answer: getaddrinfo ENOTFOUND smtp.acme.test', 'unknown-host'],
  ['self-signed certificate', 'certificate'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'login'],
  ['Connection timeout', 'silent'],
  ['the mail server closed the connection', 'silent'],
  ['the receiver answered 502', 'server-error'],
  ['the receiver answered 404', 'rejected'],
  ['450 greylisted', 'other'],
])('"%s" means %s', (note, reason) => {
  expect(failureReason(note)).toBe(reason);
});
