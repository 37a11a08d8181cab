import { expect, test } from 'vitest';
import { DAY } from '#domain/timing.ts';
import { createTokens } from './tokens.ts';

const { sign, verify } = createTokens('a secret of at least thirty-two characters');

test('a token is valid only for its purpose, secret and lifetime', () => {
  const token = sign('confirm', 'subscriber', 1000);
  expect(verify('confirm', token, 2000)).toBe('subscriber');
  expect(verify('unsubscribe', token, 2000)).toBeUndefined();
  expect(createTokens('another secret of many characters').verify('confirm', token, 2000)).toBeUndefined();
  expect(verify('confirm', token, 1001 + 7 * DAY)).toBeUndefined();
});

test('a token has one spelling', () => {
  const token = sign('desk', 'maya', 0);
  expect(verify('desk', token, 0)).toBe('maya');
  const spellings = [`${token}=`, `${token}!`, ` ${token}`, `${token} `, `${token}A`, `x${token}`];
  spellings.push('', '.', '..', 'a.b.c', `${token}.x`, token.slice(0, -1), token.replace('.', '.z'));
  // The last character has two bits that belong to no byte.
  const last = token.charCodeAt(token.length - 1);
  for (const code of [last - 1, last + 1]) spellings.push(token.slice(0, -1) + String.fromCharCode(code));
  for (const spelling of spellings)
    expect([spelling, verify('desk', spelling, 0)]).toEqual([spelling, undefined]);
});
