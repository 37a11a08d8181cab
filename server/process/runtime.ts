/** What server and worker have in common: the store, the mail transport and the outbox between them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { site } from '#content/site.ts';
import { createDeliver } from '#server/delivery/deliver.ts';
import type { Occasion } from '#server/delivery/kind.ts';
import { plannedFor } from '#server/delivery/kinds.ts';
import { createWorker, type Worker } from '#server/delivery/worker.ts';
import { type Announce, createAnnounce } from '#server/events/announce.ts';
import { createMailTransport, type MailTransport } from '#server/mail/mail-transport.ts';
import { createMetrics, type Metrics } from '#server/metrics.ts';
import { createTokens, type Tokens, tokenSecret } from '#server/newsletter/tokens.ts';
import type { PlannedDelivery } from '#server/store/intake.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import type { Settings } from './settings.ts';

export type Runtime = Readonly<{
  store: Store;
  tokens: Tokens;
  mail: MailTransport;
  worker: Worker;
  metrics: Metrics;
  clock: () => number;
  plannedFor(occasion: Occasion): readonly PlannedDelivery[];
  announce: Announce;
  /** Ends the worker, gives back its leases and closes mail and store. */
  close(): Promise<void>;
}>;

export async function openRuntime(
  settings: Settings,
  log: Logger,
  clock: () => number = Date.now,
): Promise<Runtime> {
  const store = await openStore(settings, log);
  const tokens = createTokens(tokenSecret(settings));
  const mail = createMailTransport(settings);
  const metrics = createMetrics();
  const deliver = createDeliver({
    store,
    mail,
    tokens,
    clock,
    ...settings,
    deckPdf: () => readFile(join(settings.siteDir, site.deck.fileName)),
  });
  const worker = createWorker({
    store,
    deliver,
    log,
    clock,
    attempts: metrics.counter('delivery_attempts_total', 'Deliveries tried, by kind and outcome.'),
    seconds: metrics.histogram('delivery_seconds', 'Time that a delivery takes.'),
  });
  metrics.gauge('deliveries', 'Deliveries in the store, by kind and state.', async () => {
    const rows = await store.db
      .selectFrom('deliveries')
      .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('count')])
      .groupBy(['kind', 'state'])
      .execute();
    return rows.map(({ kind, state, count }) => ({ labels: { kind, state }, value: Number(count) }));
  });
  metrics.gauge('process_resident_memory_bytes', 'Memory of this process.', () => [
    { labels: {}, value: process.memoryUsage.rss() },
  ]);
  return {
    store,
    tokens,
    mail,
    worker,
    metrics,
    clock,
    announce: createAnnounce(settings),
    plannedFor: (occasion) => plannedFor(occasion, settings),
    async close() {
      await worker.stop();
      mail.close();
      await store.close();
    },
  };
}
