/** Counting, when the operator has switched it on. */
import type { Logger } from 'pino';
import { createCounters } from '#server/insight/counters.ts';
import { insightRoutes } from '#server/insight/insight-routes.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Settings } from './settings.ts';

type InsightDeps = Readonly<{ settings: Settings; store: Store; log: Logger; clock: () => number }>;

export function openInsight({ settings, store, log, clock }: InsightDeps) {
  if (!settings.insight) return;
  const counters = createCounters({ store, log });
  counters.start();
  return {
    routes: insightRoutes({ counters, clock, ...settings }),
    flush: counters.flush,
    close: counters.stop,
  };
}
