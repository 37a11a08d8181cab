import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { HOUR, MINUTE } from '#domain/durations.ts';
import { INTAKE_POLICY } from '#server/http/intake/policy.ts';
import { sharedLimits } from '#server/http/rate-limits.ts';
import { silent, testStore } from '#server/testing/stores.ts';
import { createSharedClock } from './shared-clock.ts';

test('a server whose clock is an hour ahead keeps the time of the database, says so, and counts with the others', async () => {
  const { db } = await testStore('postgres');
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const clocks = await Promise.all(
    [0, HOUR].map((ahead) => createSharedClock(db, { clock: () => Date.now() + ahead, log })),
  );
  onTestFinished(() => {
    for (const { stop } of clocks) stop();
  });
  for (const clock of clocks) expect(Math.abs(clock.now() - Date.now())).toBeLessThan(MINUTE);
  expect(clocks.map(({ offset }) => Math.round(offset() / HOUR))).toEqual([0, 1]);
  expect(lines.join()).toContain('"seconds":3600');

  const otherwise = () => async () => 0;
  const [right, wrong] = clocks.map(({ now }) =>
    sharedLimits({ db, clock: now, secret: 'shared', otherwise, log: silent })('x', INTAKE_POLICY.perAddress),
  );
  for (let each = 0; each < INTAKE_POLICY.perAddress.requests; each += 1) {
    expect(await (each % 2 ? right : wrong)?.('caller')).toBe(0);
  }
  expect(await right?.('caller')).toBeGreaterThan(0);
  expect(await wrong?.('caller')).toBeGreaterThan(0);
});
