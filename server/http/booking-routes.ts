/** Messages about bookings: the provider's webhook, signed with a shared secret, and reports of our own pages. */
import { createHmac } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Provider, Webhook } from '#booking/adapter.ts';
import { type BookingSetting, provider as createProvider, webhookOf } from '#booking/adapters.ts';
import { BOOKING_REPORT_PATH } from '#domain/lead-headers.ts';
import { DAY, HOUR, MINUTE } from '#domain/timing.ts';
import { readPageReport, receiveMessage } from '#server/bookings/received-message.ts';
import { storeBookingMessage } from '#server/bookings/store-booking-message.ts';
import { HttpError, storeUnavailable } from '#server/errors.ts';
import type { Announce } from '#server/events/announce.ts';
import type { Runtime } from '#server/runtime.ts';
import texts from '#words/error-messages.json' with { type: 'json' };
import type { ServerEnv } from './client-address.ts';
import { limitCallers } from './rate-limits.ts';
import { checkOrigin, parseJson, readBytes, requireBodyFormat } from './read-request.ts';
import { createTimeBudget } from './time-budget.ts';

const POLICY = {
  /** Maximum size of a message in bytes. Even long invitations with many guests are far smaller. */
  bodyLimit: 256 * 1024,
  reportLimit: 16 * 1024,
  /** Providers stop retrying long before this. A later message is a replay. */
  maxAgeMs: 7 * DAY,
  maxAheadMs: HOUR,
  /** Unsigned messages per caller. Only these are limited, so that no flood can block a real booking. */
  unsigned: { requests: 60, windowMs: 10 * MINUTE },
  /** Reports of pages per caller. Nobody books more often. */
  reports: { requests: 10, windowMs: 10 * MINUTE },
} as const;

export type SiteProvider = Readonly<{ provider: Provider; webhook: Webhook }>;

export const providerFor = (setting: BookingSetting): SiteProvider => ({
  provider: createProvider(setting),
  webhook: webhookOf(setting),
});

export function bookingRoutes(runtime: Runtime, { provider, webhook }: SiteProvider): Hono<ServerEnv> {
  const { settings, store, clock, log, announce, worker, metrics } = runtime;
  const help = 'Messages of the booking provider, by outcome.';
  const outcomes = metrics.counter('bookings_total', help, 'outcome');
  const app = new Hono<ServerEnv>();
  const secret = settings.bookingWebhookSecret;
  const unsignedLimit = limitCallers(runtime, 'unsigned', POLICY.unsigned);
  const reportLimit = limitCallers(runtime, 'booking', POLICY.reports);

  async function storeMessage(
    bytes: Uint8Array,
    read: (data: unknown, now: number) => ReturnType<Webhook['read']>,
    announceMessage: Announce,
  ): Promise<'stored' | 'repeated' | 'ignored'> {
    const now = clock();
    const message = receiveMessage(read(parseJson(bytes), now), now);
    if (!message) return 'ignored';
    if (message.changedAt < now - POLICY.maxAgeMs || message.changedAt > now + POLICY.maxAheadMs)
      throw new HttpError(422, texts.bookingErrors.tooOldOrInFuture, { field: 'createdAt' });
    const storing = storeBookingMessage(store.db, message, { now, announce: announceMessage });
    return createTimeBudget()(storing).catch((error: unknown) => {
      if (error instanceof HttpError) throw error;
      const { message: reason, code } = error as Error & { code?: string };
      log.error({ reason, code }, 'a booking could not be stored');
      throw storeUnavailable();
    });
  }

  async function respond(c: Context<ServerEnv>, receive: () => Promise<'stored' | 'repeated' | 'ignored'>) {
    try {
      requireBodyFormat(c, false);
      const outcome = await receive();
      outcomes.inc({ outcome });
      if (outcome === 'stored') worker.wake();
      return c.json({ ok: true });
    } catch (error) {
      if (error instanceof HttpError) outcomes.inc({ outcome: `refused_${error.status}` });
      throw error;
    }
  }

  if (provider.webhookPath && secret)
    app.post(provider.webhookPath, (c) =>
      respond(c, async () => {
        const bytes = await readBytes(c, POLICY.bodyLimit);
        const { mac, signedPrefix } = webhook.readSignature(c.req.header(webhook.signatureHeader) ?? '');
        const expectedMac = createHmac('sha256', secret).update(signedPrefix).update(bytes).digest('hex');
        if (!(await timingSafeEqual(mac.toLowerCase(), expectedMac))) {
          await unsignedLimit(c);
          throw new HttpError(401, texts.bookingErrors.unsigned);
        }
        return storeMessage(bytes, webhook.read, announce);
      }),
    );

  if (provider.reportsFromPage)
    app.post(BOOKING_REPORT_PATH, (c) =>
      respond(c, async () => {
        await reportLimit(c);
        checkOrigin(c, runtime);
        // With a webhook, its signed message announces the booking, and the report adds what the provider cannot carry.
        return storeMessage(
          await readBytes(c, POLICY.reportLimit),
          readPageReport,
          secret ? () => [] : announce,
        );
      }),
    );
  return app;
}
