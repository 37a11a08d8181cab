import { afterEach, expect, test, vi } from 'vitest';
import { QUICK_DATES } from './due-date.tsx';
import { localDate, noonOf } from './time.tsx';

afterEach(vi.unstubAllEnvs);

test.each(['Europe/Berlin', 'America/Los_Angeles', 'Asia/Tokyo'])(
  'a due date that is picked in %s is the same day on a server in UTC',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    for (const at of [QUICK_DATES.today(), QUICK_DATES.week(), noonOf('2026-07-01')])
      expect(new Date(at).toISOString()).toContain(localDate(at));
  },
);
