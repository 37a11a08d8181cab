import { expect, test } from 'vitest';
import { localDays } from './local-days.ts';

const iso = (time: number) => new Date(time).toISOString();
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

test.each([
  ['UTC', '2026-01-15', '2026-01-15T00:00:00.000Z'],
  ['Europe/Berlin', '2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['America/Los_Angeles', '2026-01-15', '2026-01-15T08:00:00.000Z'],
  ['Asia/Kathmandu', '2026-01-15', '2026-01-14T18:15:00.000Z'],
  // On this day the clocks in Egypt skip midnight.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('in %s the day %s starts at %s', (timeZone, date, start) => {
  const { dayOf, startOf } = localDays(timeZone);
  expect(iso(startOf(dayNumber(date)))).toBe(start);
  expect(dayOf(startOf(dayNumber(date)))).toBe(dayNumber(date));
  expect(dayOf(startOf(dayNumber(date)) - 1)).toBe(dayNumber(date) - 1);
});
