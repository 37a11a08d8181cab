/** Webhook for Cal.com bookings, signed with a shared secret. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bookingErrors } from '#content/forms/error-messages.ts';
import { DAY, HOUR, MINUTE } from '#domain/durations.ts';
import { readCalMessage } from '#server/bookings/cal-message.ts';
import { storeBookingMessage } from '#server/bookings/store-booking-message.ts';
import { HttpError, storeUnavailable, tooManyRequests } from '#server/errors.ts';
import type { Counter } from '#server/metrics.ts';
import type { Runtime } from '#server/runtime.ts';
import { addressBlock, clientAddress, type ServerEnv } from './client-address.ts';
import { errorResponse } from './error-response.ts';
import { decodeUtf8, parseJson, readBytes, requireBodyFormat } from './intake/read-body.ts';
import { createTimeBudget } from './time-budget.ts';

export const CAL_HOOK_PATH = '/hooks/cal';

const POLICY = {
  /** Maximum size of a message in bytes. Even long invitations with many guests are far smaller. */
  bodyLimit: 256 * 1024,
  /** Maximum nesting. Cal.com's messages stay below ten; deep nesting would overflow the stack. */
  depth: 64,
  /** Cal.com stops retrying long before this. A later message is a replay. */
  maxAgeMs: 7 * DAY,
  /** Maximum time in the future, since clocks differ. */
  maxAheadMs: HOUR,
  /** Unsigned messages per caller. Only these are limited, so that no flood can block a real booking. */
  unsigned: { requests: 60, windowMs: 10 * MINUTE },
} as const;

type CalHookDeps = Pick<Runtime, 'settings' | 'store' | 'clock' | 'log' | 'announce' | 'limits' | 'wake'> &
  Readonly<{ secret: string; outcomes: Counter }>;

export function calHook({
  secret,
  store,
  clock,
  log,
  outcomes,
  announce,
  limits,
  settings,
  wake,
}: CalHookDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const unsignedLimit = limits('unsigned', POLICY.unsigned);

  async function storeMessage(bytes: Uint8Array): Promise<'stored' | 'repeated' | 'ignored'> {
    const now = clock();
    const data = parseJson(decodeUtf8(bytes));
    if (isDeeperThan(data, POLICY.depth)) throw new HttpError(422, bookingErrors.unknownMessage);
    const message = readCalMessage(data, now);
    if (!message) return 'ignored';
    if (message.changedAt < now - POLICY.maxAgeMs || message.changedAt > now + POLICY.maxAheadMs)
      throw new HttpError(422, bookingErrors.tooOldOrInFuture, { field: 'createdAt' });
    // Store parsed and formatted JSON. In the raw body, unusual escapes or spaces could hide a person from an erasure.
    const input = { message, body: JSON.stringify(data), now, announce };
    return createTimeBudget()(storeBookingMessage(store.db, input)).catch((error: unknown) => {
      if (error instanceof HttpError) throw error;
      const { message: reason, code } = error as Error & { code?: string };
      log.error({ reason, code }, 'a booking could not be stored');
      throw storeUnavailable();
    });
  }

  app.post(CAL_HOOK_PATH, async (c) => {
    try {
      requireBodyFormat(c, false);
      const bytes = await readBytes(c, POLICY.bodyLimit);
      if (!isSigned(bytes, c.req.header('x-cal-signature-256'), secret)) {
        const wait = await unsignedLimit(addressBlock(clientAddress(c, settings.trustProxy)));
        throw wait > 0 ? tooManyRequests(wait) : new HttpError(401, bookingErrors.unsigned);
      }
      const outcome = await storeMessage(bytes);
      outcomes.inc({ outcome });
      if (outcome === 'stored') wake();
      return c.json({ ok: true });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcomes.inc({ outcome: `refused_${error.status}` });
      return errorResponse(c, error);
    }
  });
  return app;
}

/** Does not use recursion, so that deep nesting cannot overflow the stack. */
function isDeeperThan(data: unknown, limit: number): boolean {
  let level = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

function isSigned(bytes: Uint8Array, signature: string | undefined, secret: string): boolean {
  const expectedMac = createHmac('sha256', secret).update(bytes).digest();
  const receivedMac = Buffer.from(/^[0-9a-f]{64}$/i.test(signature ?? '') ? (signature ?? '') : '', 'hex');
  return receivedMac.length === expectedMac.length && timingSafeEqual(receivedMac, expectedMac);
}
