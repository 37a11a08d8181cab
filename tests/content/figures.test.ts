import { expect, test } from 'vitest';
import { findClaimFaults } from '#content/claims.ts';
import { sampleOnly } from '../support/sample-only.ts';

sampleOnly(() => {
  test('every figure of the copy has a source, and no two texts disagree', () => {
    expect(findClaimFaults()).toEqual([]);
  });
});
