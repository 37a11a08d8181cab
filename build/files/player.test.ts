import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { playerPage } from './player.ts';

test('a film may have any title', () => {
  const title = 'Agents & "people" at <work>';
  const page = parse(
    playerPage(
      { title, video: '/a.mp4', poster: '/a.jpg', captions: '/a.vtt', lines: { a: title } },
      '/a.woff2',
    ),
  );
  expect(page.querySelector('title')?.text).toBe(title);
  expect(page.querySelector('h1')?.text).toBe(title);
  expect(page.querySelector('[data-line]')?.getAttribute('data-line')).toBe(title);
  expect(page.querySelector('video')?.getAttribute('aria-label')).toBe(title);
});
