/** Subscribers, analytics and the audit log. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { readAnalytics } from '#server/core/analytics/analytics.ts';
import { AUDIT_PAGE, exportAuditLog, readAuditLog } from '#server/core/audit-log.ts';
import { exportSubscribers } from '#server/core/subscribers/export-subscribers.ts';
import { listSubscribers } from '#server/core/subscribers/list-subscribers.ts';
import { CSV_TYPE } from '#server/csv.ts';
import { download } from '#server/http/download.ts';
import { newsletterPath } from '#server/newsletter/links.ts';
import { TIME_ZONE } from '#server/time-zone.ts';
import { coreContext, type DeskDeps, type DeskEnv, formJson, query } from './desk-env.ts';

const Nothing = v.strictObject({});

export function reportRoutes(deps: DeskDeps) {
  const { store, settings, tokens, clock, log } = deps;
  return new Hono<DeskEnv>()
    .get('/subscribers', async (c) => c.json(await listSubscribers(coreContext(deps, c))))
    .post('/subscribers/export', formJson(Nothing), async (c) => {
      const now = clock();
      const file = await exportSubscribers(
        coreContext(deps, c),
        (id, language) =>
          settings.publicOrigin +
          newsletterPath('unsubscribe', tokens.sign('unsubscribe', id, now), language),
      );
      return download(file, { name: 'subscribers.csv', type: CSV_TYPE, log });
    })
    .get('/pictures', query(v.object({ days: v.picklist(['30', '90', '365']) })), async (c) =>
      c.json({
        ...(await readAnalytics(store, {
          days: Number(c.req.valid('query').days),
          now: clock(),
          timeZone: TIME_ZONE,
        })),
        insight: settings.insight,
      }),
    )
    .get(
      '/access',
      query(v.object({ before: v.optional(v.pipe(v.string(), v.maxLength(50))) })),
      async (c) => {
        const entries = await readAuditLog(store.db, c.req.valid('query').before);
        const last = entries.length === AUDIT_PAGE ? entries.at(-1) : undefined;
        return c.json({ entries, next: last?.id ?? null });
      },
    )
    .post('/access/export', formJson(Nothing), async (c) =>
      download(await exportAuditLog(coreContext(deps, c)), { name: 'audit-log.csv', type: CSV_TYPE, log }),
    );
}
