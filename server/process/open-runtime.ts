/** Store, mail transport and outbox, shared by server and worker. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { rememberSentences } from '#server/core/consent.ts';
import { notifyAboutOutages } from '#server/core/deliveries/failing-targets.ts';
import { countOpen } from '#server/core/deliveries/open-deliveries.ts';
import { countDue, readPlan, waitsForConfirmation } from '#server/core/retention/plan.ts';
import { createRetention } from '#server/core/retention/retention.ts';
import { planDueMails } from '#server/core/team/due.ts';
import { assignNewLeads } from '#server/core/team/round-robin.ts';
import { endAccessOfFormerUsers, readTeam } from '#server/core/team/team.ts';
import { outageMessage } from '#server/delivery/describe-failure.ts';
import { createDeliver, deliveriesFor } from '#server/delivery/kinds.ts';
import { poolsFor } from '#server/delivery/targets.ts';
import { createWorker } from '#server/delivery/worker.ts';
import { createAnnounce } from '#server/events/announce.ts';
import { memoryLimits, sharedLimits } from '#server/http/rate-limits.ts';
import { TIME_ZONE } from '#server/local-days.ts';
import { removeOldDrafts } from '#server/mail/mail-files.ts';
import { createMailTransport } from '#server/mail/mail-transport.ts';
import { createMetrics } from '#server/metrics.ts';
import type { Runtime } from '#server/runtime.ts';
import type { Settings } from '#server/settings.ts';
import { openStore } from '#server/store/open-store.ts';
import { createSharedClock } from '#server/store/shared-clock.ts';
import { createTokens, tokenSecret } from '#server/tokens.ts';

const BREAKER_VALUES = { closed: 0, 'half-open': 0.5, open: 1 } as const;

export async function openRuntime(
  settings: Settings,
  log: Logger,
  testClock?: () => number,
  monotonicNow: () => number = () => performance.now(),
): Promise<Runtime> {
  const secret = tokenSecret(settings);
  const tokens = createTokens(secret);
  const store = await openStore({ ...settings, onMigrated: (db) => rememberSentences(db, Date.now()) }, log);
  // Tests pass their own clock. Servers that share a database use its time.
  const sharedClock =
    store.dialect === 'postgres' && !testClock
      ? await createSharedClock(store.db, { clock: Date.now, log })
      : undefined;
  const clock = testClock ?? sharedClock?.now ?? Date.now;
  await removeOldDrafts(settings.dataDir);
  const localLimits = memoryLimits(monotonicNow);
  const mail = createMailTransport(settings);
  const metrics = createMetrics();
  const deliver = createDeliver({
    store,
    mail,
    tokens,
    clock,
    ...settings,
    siteFile: (path) => readFile(join(settings.siteDir, path)),
  });
  const announce = createAnnounce(settings);
  const team = () => readTeam(store.db, settings.deskUsers);
  const { retentionDays: days } = settings;
  const retention =
    days === undefined ? undefined : createRetention(store, { ...settings, days, announce, clock, log });
  const worker = createWorker({
    store,
    deliver,
    pools: poolsFor(settings),
    log,
    clock,
    monotonicNow,
    attempts: metrics.counter(
      'delivery_attempts_total',
      'Deliveries tried, by kind and outcome.',
      'kind',
      'outcome',
    ),
    async alsoCleanUp() {
      const users = await team();
      const { dueMailHour: hour } = settings;
      // Until the last server has the new list, an old one may still let a former user in.
      if (users.length > 0) await endAccessOfFormerUsers(store.db, users, clock());
      if (settings.roundRobin) await assignNewLeads({ store, announce, now: clock() }, users);
      await planDueMails(store, { users, hour, timeZone: TIME_ZONE, now: clock() });
      await notifyAboutOutages(store, {
        now: clock(),
        messageFor: (failing) => outageMessage(failing, settings),
      });
    },
    ...(retention && { stepOfLongWork: retention.step }),
    seconds: metrics.histogram('delivery_seconds', 'Time that a delivery takes.', 'kind'),
  });
  metrics.gauge(
    'deliveries',
    'Pending, failed and held deliveries, by kind and state.',
    async () => (await countOpen(store.db)).map(({ count, ...labels }) => ({ ...labels, value: count })),
    'kind',
    'state',
  );
  if (retention) {
    metrics.gauge('retention_due', 'Rows that retention has recorded and not erased yet.', () =>
      countDue(store.db),
    );
    const unconfirmedHelp = '1 if retention waits for: npm run leads -- retention --confirm';
    metrics.gauge('retention_unconfirmed', unconfirmedHelp, async () => {
      const plan = await readPlan(store.db);
      return plan && waitsForConfirmation(plan) ? 1 : 0;
    });
  }
  if (sharedClock)
    metrics.gauge(
      'clock_offset_seconds',
      'How far this machine is ahead of the database.',
      () => sharedClock.offset() / 1000,
    );
  metrics.gauge(
    'delivery_target_open',
    'State of the circuit breaker of a target: 1 open (paused), 0.5 half-open, 0 closed.',
    () => worker.breakers().map(({ target, state }) => ({ target, value: BREAKER_VALUES[state] })),
    'target',
  );
  return {
    settings,
    log,
    team,
    store,
    tokens,
    mail,
    worker,
    metrics,
    clock,
    monotonicNow,
    limits:
      store.dialect === 'postgres'
        ? sharedLimits({ db: store.db, clock, secret, fallback: localLimits, log })
        : localLimits,
    announce,
    deliveriesFor: (names) => deliveriesFor(names, settings),
    async close() {
      await worker.stop();
      sharedClock?.stop();
      mail.close();
      await store.close();
    },
  };
}
