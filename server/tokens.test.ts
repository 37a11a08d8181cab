import { expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

test('a token has one spelling', () => {
  const { sign, verify } = createTokens('a secret of at least thirty-two characters');
  const token = sign('desk', 'maya', 0);
  expect(verify('desk', token, 0)).toBe('maya');
  const spellings = [`${token}=`, `${token}!`, ` ${token}`, `${token} `, `${token}A`];
  // The last character has two bits that belong to no byte.
  const last = token.charCodeAt(token.length - 1);
  for (const code of [last - 1, last + 1]) spellings.push(token.slice(0, -1) + String.fromCharCode(code));
  for (const spelling of spellings)
    expect([spelling, verify('desk', spelling, 0)]).toEqual([spelling, undefined]);
});
