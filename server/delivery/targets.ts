/** Targets of deliveries. Each has its own workers and circuit breaker, so a hanging one delays no other. */
import { type AnnounceSettings, targetKey } from '#server/events/announce.ts';

export type TargetPolicy = Readonly<{
  /** Deliveries at once. For mail this is also the number of SMTP connections: none waits for one while claimed. */
  concurrency: number;
  /** From claim to answer. Then the connection is closed and the delivery counts as failed. */
  deadlineMs: number;
}>;

/** A workflow host that takes longer is retried; it has the id to tell that it did the work already. */
const WEBHOOK: TargetPolicy = { concurrency: 4, deadlineMs: 20_000 };

export const TARGETS = {
  // Two connections are enough for a small mail server. Some take half a minute for each answer; more is a fault.
  mail: { concurrency: 2, deadlineMs: 120_000 },
  forward: WEBHOOK,
  events: WEBHOOK,
  // Chats allow about one message a second.
  chat: { concurrency: 1, deadlineMs: 20_000 },
} as const satisfies Record<string, TargetPolicy>;

export type Target = keyof typeof TARGETS;

/** Selects a target's rows: those of one receiver, or those whose receiver is no longer configured. */
export type Receiver = string | Readonly<{ noneOf: readonly string[] }>;

export type WorkerPool = Readonly<{
  /** As metrics show it. */
  name: string;
  target: Target;
  receiver: Receiver;
}>;

/** One pool for each target; events have one for each of their receivers, since these fail one by one. */
export function poolsFor({ events }: Pick<AnnounceSettings, 'events'>): readonly WorkerPool[] {
  const keys = events.map(({ url }) => targetKey(url));
  return [
    { name: 'mail', target: 'mail', receiver: '' },
    { name: 'forward', target: 'forward', receiver: '' },
    { name: 'chat', target: 'chat', receiver: '' },
    ...events.map(({ url }) => ({
      name: `events ${new URL(url).host}`,
      target: 'events' as const,
      receiver: targetKey(url),
    })),
    { name: 'events', target: 'events', receiver: { noneOf: keys } },
  ];
}
