/** Insight, if the operator has turned it on. */
import { memoryLimits } from '#server/http/rate-limits.ts';
import { createCounters } from '#server/insight/counters.ts';
import { insightRoutes } from '#server/insight/insight-routes.ts';
import { readSitePages } from '#server/insight/site-pages.ts';
import type { Runtime } from '#server/runtime.ts';

type InsightDeps = Pick<Runtime, 'settings' | 'store' | 'log' | 'clock' | 'monotonicNow'>;

export function openInsight({ settings, store, log, clock, monotonicNow }: InsightDeps) {
  if (!settings.insight) return;
  const counters = createCounters({ store, log });
  counters.start();
  return {
    routes: insightRoutes({
      counters,
      sitePages: readSitePages(settings.siteDir),
      clock,
      log,
      // Limits are in memory: counts are not worth a write to the store per batch.
      limits: memoryLimits(monotonicNow),
      settings,
    }),
    flush: counters.flush,
    close: counters.stop,
  };
}
