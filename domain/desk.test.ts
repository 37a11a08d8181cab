import { expect, test } from 'vitest';
import { failureCode, failureReason } from './desk.ts';

test.each([
  ['refused', 'refused'],
  ['silent', 'silent'],
  [502, 'server-error'],
  [404, 'rejected'],
  ['other', 'other'],
] as const)('the code of %s means %s, whoever failed', (failure, reason) => {
  for (const isAboutTarget of [true, false])
    expect(failureReason(failureCode(failure, isAboutTarget))).toBe(reason);
});

test('stores of earlier versions have 1 for any failure of a target', () => {
  expect(failureReason(1)).toBe('other');
});
