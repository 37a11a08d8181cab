/** Targets of deliveries. Each has its own workers and circuit breaker, so a slow target delays no other. */
import type { TargetName } from '#domain/desk.ts';
import { targetKey } from '#server/events/announce.ts';
import type { Settings } from '#server/settings.ts';

export type TargetPolicy = Readonly<{
  /**
   * Maximum number of deliveries at the same time. For mail this is also the number of SMTP connections, so that no
   * claimed delivery waits for a connection.
   */
  concurrency: number;
  /** Limit from claim to response. After it, the connection is closed and the attempt fails. */
  deadlineMs: number;
}>;

/** After the deadline the delivery is retried. The receiver recognizes the repeat by its id. */
const WEBHOOK_POLICY: TargetPolicy = { concurrency: 4, deadlineMs: 20_000 };

export const TARGETS = {
  // Two connections are enough for a small mail server. Some mail servers take half a minute per response.
  mail: { concurrency: 2, deadlineMs: 120_000 },
  forward: WEBHOOK_POLICY,
  events: WEBHOOK_POLICY,
  // Chat services allow about one message a second.
  chat: { concurrency: 1, deadlineMs: 20_000 },
} as const satisfies Record<TargetName, TargetPolicy>;

/** Selects a target's rows: those of one receiver, or those whose receiver is no longer configured. */
export type Receiver = string | Readonly<{ noneOf: readonly string[] }>;

export type WorkerPool = Readonly<{
  /** Name in the metrics. */
  name: string;
  target: TargetName;
  receiver: Receiver;
}>;

/** One pool per target. Each receiver of events has its own pool, because they fail independently. */
export function poolsFor({ events }: Pick<Settings, 'events'>): readonly WorkerPool[] {
  const receivers = events.map(({ url }) => ({
    name: `events ${new URL(url).host}`,
    target: 'events' as const,
    receiver: targetKey(url),
  }));
  return [
    { name: 'mail', target: 'mail', receiver: '' },
    { name: 'forward', target: 'forward', receiver: '' },
    { name: 'chat', target: 'chat', receiver: '' },
    ...receivers,
    { name: 'events', target: 'events', receiver: { noneOf: receivers.map(({ receiver }) => receiver) } },
  ];
}
