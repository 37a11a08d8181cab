import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#content/languages.ts';
import { temporaryFolder } from '#server/testing/stores.ts';
import { playerPage, writeCaptions } from './player.ts';

test('special characters in the title of a film are escaped', () => {
  const title = 'Agents & "people" at <work>';
  const page = parse(
    playerPage(
      {
        title,
        video: '/a.mp4',
        poster: '/a.jpg',
        captions: '/a.vtt',
        lines: { a: title },
        starts: [0],
        duration: 4,
      },
      '/a.woff2',
    ),
  );
  expect(page.querySelector('title')?.text).toBe(title);
  expect(page.querySelector('h1')?.text).toBe(title);
  expect(page.querySelector('li')?.text).toBe(title);
  expect(page.querySelector('video')?.getAttribute('aria-label')).toBe(title);
});

const filmIn = (code: string) => ({
  title: 'Film',
  video: `/film/${code}/task.mp4`,
  poster: `/film/${code}/task.jpg`,
  captions: `/film/${code}/task.vtt`,
  lines: { opening: 'Uno.', mail: 'Dos.' },
});

test.each([
  ['a language with a recorded film shows its own film', LANGUAGES[0].code],
  ['a language without a recorded film shows the film of the default language', 'es'],
])('%s, with captions in its own language', async (_, code) => {
  const outDir = temporaryFolder('player');
  const { video, poster } = filmIn(LANGUAGES[0].code);
  const { starts, duration, ...film } = await writeCaptions(outDir, filmIn(code));
  expect(film).toEqual({ ...filmIn(code), video, poster });
  expect(starts.slice(0, 2)).toEqual([0, 2.5]);
  expect(duration).toBe(32);
  const captions = await readFile(`${outDir}/film/${code}/task.vtt`, 'utf8');
  expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> \S+\nUno\.\n\n\S+ --> \S+\nDos\.\n/);
});
