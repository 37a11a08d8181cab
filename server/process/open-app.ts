/** The application of a process: site, forms and API, and the desk and Insight if they are on. */
import { join } from 'node:path';
import { endAccessOfFormerUsers } from '#server/core/team/former-users.ts';
import { type AppDeps, createApp } from '#server/http/app.ts';
import { memoryLimits } from '#server/http/rate-limits.ts';
import { loadStaticSite } from '#server/http/static-site.ts';
import { createCounters } from '#server/insight/counters.ts';
import { insightRoutes } from '#server/insight/insight-routes.ts';
import { readPages } from '#server/pages.ts';
import type { Runtime } from '#server/runtime.ts';

type AppOptions = Pick<AppDeps, 'isDraining' | 'booking'>;

export async function openApp(runtime: Runtime, options: AppOptions = {}) {
  const { settings, store, log, clock, monotonicNow, team } = runtime;
  const { siteDir, deskUsers } = settings;
  const insight = settings.insight && {
    addCounts: createCounters(store.db),
    pages: readPages(siteDir),
    clock,
    log,
    // Limits are in memory: counts are not worth a write to the store per batch.
    limits: memoryLimits(monotonicNow),
    settings,
  };
  // Without users the desk is off here, but another server may have it.
  if (deskUsers.length > 0) await endAccessOfFormerUsers(store.db, await team(), clock());
  const desk = deskUsers.length > 0 ? await import('#server/desk/desk-routes.ts') : undefined;
  const app = createApp({
    ...runtime,
    ...options,
    staticSite: loadStaticSite(siteDir),
    // The desk's files are beside the site's folder, so a copy of the site on a static host does not contain them.
    desk: desk?.deskRoutes(runtime, loadStaticSite(join(siteDir, '..', 'desk'))),
    insight: insight ? insightRoutes(insight) : undefined,
  });
  return app;
}
