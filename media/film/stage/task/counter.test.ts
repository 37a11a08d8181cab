import { expect, test } from 'vitest';
import { taskFilm } from '#content/media/film.ts';
import { taskSeconds } from './counter.tsx';

test('the film counts the seconds between the first and the last row of its log', () => {
  for (const text of [taskFilm.counter.time, taskFilm.saved[1]]) expect(text).toContain(String(taskSeconds));
});

test('what the person does not pay is what the film says was kept', () => {
  const [kept] = taskFilm.saved;
  expect(taskFilm.counter.money).toContain(kept);
  expect(taskFilm.mail.lines[1].amount).toBe(kept);
  expect(taskFilm.ask.choices[0]).toContain(taskFilm.match.order.amount);
  expect(taskFilm.done.steps[0].text).toContain(taskFilm.match.order.amount);
});
