/** Keeps deliveries on time when the machine's clock is changed. */
import type { Logger } from 'pino';
import { RETRY_DELAYS } from '#domain/timing.ts';
import type { Db } from '#server/store/schema.ts';
import { MAX_AHEAD_MS } from './mail-pace.ts';
import { MAX_RETRY_AFTER_MS } from './retry-schedule.ts';

/** Smaller jumps are ordinary corrections and are ignored. */
const MIN_JUMP_MS = 5_000;
/** Longest possible wait of a failed delivery, jitter included. A time further ahead was written by a wrong clock. */
const LONGEST_WAIT_MS = 1.25 * Math.max(...RETRY_DELAYS, MAX_RETRY_AFTER_MS);

export function watchClockJumps(db: Db, clock: () => number, monotonicNow: () => number, log: Logger) {
  let clockOffset = clock() - monotonicNow();
  return async (): Promise<void> => {
    const jumpMs = clock() - monotonicNow() - clockOffset;
    if (Math.abs(jumpMs) < MIN_JUMP_MS) return;
    clockOffset += jumpMs;
    log.warn({ seconds: Math.round(jumpMs / 1000) }, 'clock of this machine was changed');
    if (jumpMs > 0) return;
    await db
      .updateTable('deliveries')
      .set((eb) => ({ next_at: eb('next_at', '+', jumpMs) }))
      .where('state', '=', 'pending')
      .where((eb) => eb('next_at', '>', eb.ref('created_at')))
      .where('next_at', '>', clock())
      .execute();
    await repairFutureTimes(db, clock());
  };
}

/** Repairs times that an earlier process wrote while its clock was ahead. */
export async function repairFutureTimes(db: Db, now: number): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ next_at: now })
    .where('state', '=', 'pending')
    .where('next_at', '>', now)
    .where((eb) =>
      eb.or([
        // Deliveries that were due as soon as they were written.
        eb('next_at', '<=', eb.ref('created_at')),
        eb.and([eb('attempts', '>', 0), eb('next_at', '>', now + LONGEST_WAIT_MS)]),
        eb.and([eb('attempts', '=', 0), eb('next_at', '>', now + MAX_AHEAD_MS)]),
      ]),
    )
    .execute();
}
