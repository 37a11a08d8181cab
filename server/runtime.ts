/** Dependencies that a process shares. Each route and command picks those that it needs. */
import type { Logger } from 'pino';
import type { Worker } from '#server/delivery/worker.ts';
import type { Announce } from '#server/events/announce.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import type { MailTransport } from '#server/mail/mail-transport.ts';
import type { Metrics } from '#server/metrics.ts';
import type { Settings } from '#server/settings.ts';
import type { PlannedDelivery } from '#server/store/intake.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Tokens } from '#server/tokens.ts';

export type Runtime = Readonly<{
  settings: Settings;
  log: Logger;
  store: Store;
  tokens: Tokens;
  mail: MailTransport;
  worker: Worker;
  metrics: Metrics;
  /** Time of day, in milliseconds. */
  clock: () => number;
  /** Addresses of the desk users. */
  team(): Promise<readonly string[]>;
  monotonicNow: () => number;
  limits: RateLimits;
  /** The deliveries with these names that are set up. */
  deliveriesFor(names: readonly string[]): readonly PlannedDelivery[];
  /** Messages to the operator's tools about an event. */
  announce: Announce;
  /** Stops the worker, releases its leases and closes mail and store. */
  close(): Promise<void>;
}>;
