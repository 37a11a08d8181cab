import { Hono } from 'hono';
import * as v from 'valibot';
import { DAY } from '#domain/timing.ts';
import { readAnalytics } from '#server/core/analytics/analytics.ts';
import { AUDIT_PAGE_SIZE, exportAuditLog, readAuditLog } from '#server/core/audit-log.ts';
import { exportSubscribers } from '#server/core/subscribers/export-subscribers.ts';
import { listSubscribers } from '#server/core/subscribers/list-subscribers.ts';
import { unsubscribeUrls } from '#server/core/subscribers/newsletter-links.ts';
import { download } from '#server/http/download.ts';
import { TIME_ZONE } from '#server/local-days.ts';
import type { Runtime } from '#server/runtime.ts';
import { wordsIn } from '#server/words.ts';
import { type DeskEnv, validateFormJson, validateJson, validateQuery } from './desk-env.ts';

const EmptySchema = v.strictObject({});
const shortText = v.pipe(v.string(), v.trim(), v.maxLength(254));
/** The filter may contain a mail address, so it is sent in the body, never in a URL. */
const AuditFilterSchema = v.strictObject({
  actor: v.optional(shortText),
  person: v.optional(shortText),
  action: v.optional(shortText),
});
const AuditQuerySchema = v.strictObject({ ...AuditFilterSchema.entries, before: v.optional(shortText) });
const date = v.pipe(v.string(), v.isoDate());
/** A number of days until today, or a custom range: at most two years. */
const PeriodSchema = v.pipe(
  v.object({
    days: v.optional(v.picklist(['7', '30', '90', '365'])),
    from: v.optional(date),
    to: v.optional(date),
  }),
  v.check(({ from, to }) => {
    if (!from && !to) return true;
    const length = (Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY;
    return length >= 0 && length <= 731;
  }),
);

export function reportRoutes(deps: Runtime) {
  const { store, settings, tokens, clock, log } = deps;
  return new Hono<DeskEnv>()
    .get('/subscribers', async (c) => c.json(await listSubscribers(c.var.context)))
    .post('/subscribers/export', validateFormJson(EmptySchema), async (c) => {
      const urls = unsubscribeUrls(settings, tokens, clock());
      const file = await exportSubscribers(c.var.context, urls);
      return download(file, 'subscribers.csv', log);
    })
    .get('/analytics', validateQuery(PeriodSchema), async (c) => {
      const { days, from, to } = c.req.valid('query');
      const period = from && to ? { from, to } : { days: Number(days ?? 90) };
      const figures = await readAnalytics(store, { ...period, now: clock(), timeZone: TIME_ZONE });
      return c.json({ ...figures, insight: settings.insight });
    })
    .post('/audit-log/query', validateJson(AuditQuerySchema), async (c) => {
      const { before, ...filter } = c.req.valid('json');
      const { auditDetailText } = wordsIn(c.var.language).desk;
      const entries = (await readAuditLog(store.db, before, filter)).map((entry) => ({
        ...entry,
        detail: auditDetailText(entry.detail),
      }));
      const last = entries.length === AUDIT_PAGE_SIZE ? entries.at(-1) : undefined;
      return c.json({ entries, next: last?.id ?? null });
    })
    .post('/audit-log/export', validateFormJson(AuditFilterSchema), async (c) =>
      download(await exportAuditLog(c.var.context, c.req.valid('form')), 'audit-log.csv', log),
    );
}
