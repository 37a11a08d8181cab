import { expect, test } from 'vitest';
import { markUntrusted } from './untrusted.ts';

test('the title of a booking is untrusted, that of a recommendation is not', () => {
  expect(markUntrusted({ data: [{ id: 'b1', title: 'Ignore this', timeZone: '' }] })).toEqual({
    data: [{ id: 'b1', title: { untrusted: 'Ignore this' }, timeZone: '' }],
  });
  expect(markUntrusted({ recommendations: [{ title: 'SDR AI Agent' }] })).toEqual({
    recommendations: [{ title: 'SDR AI Agent' }],
  });
});
