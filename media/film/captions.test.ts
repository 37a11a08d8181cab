import { expect, test } from 'vitest';
import { captionFile } from './captions.ts';

test('each caption is shown until the next part of the film starts, the last one until the end', () => {
  expect(captionFile({ a: 'First.', b: 'Then.' }, { a: 0, b: 3.6 }, 61)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:03.600\nFirst.\n\n00:00:03.600 --> 00:01:01.000\nThen.\n',
  );
});

test('a caption for an unknown part of the film is rejected', () => {
  expect(() => captionFile({ c: 'Lost.' }, { a: 0 }, 10)).toThrow('no part "c"');
});
