import { expect, test } from 'vitest';
import { joinFacts } from './join-facts.ts';

test('keeps the dot with the fact before it, and leaves out empty facts', () => {
  expect(joinFacts(['Warm', '', undefined, 'Asked for the deck'])).toBe('Warm\u00a0· Asked for the deck');
});
