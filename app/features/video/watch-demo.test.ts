import { expect, test } from 'vitest';
import { withAutoplay } from './watch-demo.tsx';

test.each([
  ['/player/?film=product', '/player/?film=product&autoplay=1'],
  ['https://video.example/embed/1', 'https://video.example/embed/1?autoplay=1'],
  ['https://video.example/embed/1?a=b#t=3', 'https://video.example/embed/1?a=b&autoplay=1#t=3'],
])('adds autoplay to %s', (src, expected) => {
  expect(withAutoplay(src)).toBe(expected);
});
