import { expect, test } from 'vitest';
import { taskFilm } from '#content/media/film.ts';
import { taskSeconds } from './counter.tsx';

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
