import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { films, taskFilm } from '#content/media/film.ts';
import { captionFile } from './captions.ts';
import { socialOs } from './social-film.tsx';
import { task, taskSeconds } from './task-film.tsx';

test('each caption is shown until the next part of the film starts, the last one until the end', () => {
  const scenes = [
    { part: 'a', at: 0 },
    { part: 'b', at: 3.6 },
  ];
  expect(captionFile({ a: 'First.', b: 'Then.' }, scenes, 61)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:03.600\nFirst.\n\n00:00:03.600 --> 00:01:01.000\nThen.\n',
  );
  expect(() => captionFile({ c: 'Lost.' }, scenes, 10)).toThrow('no part "c"');
});

test.each([
  [films.task, task],
  [films.socialOs, socialOs],
] as const)(
  'the recorded captions of %# are those of the film',
  ({ captions, lines }, { scenes, length }) => {
    expect(readFileSync(`public${captions}`, 'utf8')).toBe(captionFile(lines, scenes, length));
  },
);

test('the film states the number of seconds between the first and the last row of its log', () => {
  for (const text of [taskFilm.counter.time, taskFilm.saved.label])
    expect(text).toContain(String(taskSeconds));
});

test('the saving that the film states is the amount that the person does not pay', () => {
  const savedAmount = taskFilm.saved.figure;
  expect(taskFilm.counter.money).toContain(savedAmount);
  expect(taskFilm.mail.lines[1]?.amount).toBe(savedAmount);
  expect(taskFilm.ask.choices[0]).toContain(taskFilm.match.order.amount);
  expect(taskFilm.done.steps[0]?.text).toContain(taskFilm.match.order.amount);
});
