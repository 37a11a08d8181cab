/** Receives batches of counts from the pages. Respects visitors who opt out. */

import { Hono } from 'hono';
import * as v from 'valibot';
import { INSIGHT_BATCH, INSIGHT_EVENTS, INSIGHT_PATH, type InsightEvent } from '#domain/insight.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { MINUTE } from '#domain/timing.ts';
import { HttpError } from '#server/errors.ts';
import type { ServerEnv } from '#server/http/client-address.ts';
import { checkOrigin } from '#server/http/intake/check-origin.ts';
import { readBody, requireBodyFormat } from '#server/http/intake/read-body.ts';
import { readSubmissionContext } from '#server/http/intake/submission-context.ts';
import { limitCallers } from '#server/http/rate-limits.ts';
import { localDays, TIME_ZONE } from '#server/local-days.ts';
import type { SitePage, SitePages } from '#server/pages.ts';
import type { Runtime } from '#server/runtime.ts';
import { sourceOf } from '#server/store/derived-columns.ts';
import type { AddCounts } from './counters.ts';

type InsightDeps = Pick<Runtime, 'settings' | 'clock' | 'log' | 'limits'> &
  Readonly<{ addCounts: AddCounts; pages: SitePages }>;

const LIMITS = {
  body: 16 * 1024,
  /** Enough for ten visitors behind one IP address: each sends at most one batch per ten seconds. */
  perAddress: { requests: 600, windowMs: 10 * MINUTE },
  name: 60,
  /** Maximum length of the User-Agent header. Real ones have about 150 characters. */
  agent: 512,
} as const;

/** One counted event. Its values are checked one by one: a batch must not be lost because of an id that is new. */
const MarkSchema = v.strictTuple([
  v.picklist(Object.keys(INSIGHT_EVENTS) as InsightEvent[]),
  v.pipe(v.string(), v.maxLength(40)),
  v.pipe(v.string(), v.maxLength(200)),
]);

const BatchSchema = v.object({
  utm: v.pipe(v.string(), v.maxLength(1_000)),
  referrer: v.pipe(v.string(), v.maxLength(1_000)),
  marks: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(INSIGHT_BATCH)),
});

const { dayOf } = localDays(TIME_ZONE);

export function insightRoutes(deps: InsightDeps): Hono<ServerEnv> {
  const { addCounts, clock, log, limits, settings } = deps;
  const pages = [...deps.pages.values()].flat();
  const isKnown = (event: InsightEvent, detail: string, page: SitePage | undefined) => {
    if (event === 'section-reached') return page?.sections.includes(detail) ?? false;
    const details: readonly string[] = INSIGHT_EVENTS[event];
    return details.length === 0 ? detail === '' : details.includes(detail);
  };
  /** A page is counted under its path in the default language, an unknown path as `404`. */
  const countedPath = (page: SitePage | undefined) =>
    pages.find(({ name }) => name === page?.name)?.path ?? '404';
  const checkLimit = limitCallers({ limits, settings }, 'insight', LIMITS.perAddress);
  const app = new Hono<ServerEnv>();
  app.post(INSIGHT_PATH, async (c) => {
    await checkLimit(c);
    checkOrigin(c, deps);
    if (c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1') return c.body(null, 204);
    const received = await readBody(c, requireBodyFormat(c, false), LIMITS.body);
    const { success, output, issues } = v.safeParse(BatchSchema, received);
    if (!success) throw new HttpError(422, issues[0].message);
    const context = readSubmissionContext(
      (name) => ({ [LEAD_HEADERS.utm]: output.utm, [LEAD_HEADERS.referrer]: output.referrer })[name],
      LIMITS.body,
    );
    // A page of this site is not a source.
    const referrer = context.referrer.startsWith(`${settings.publicOrigin}/`) ? '' : context.referrer;
    const { utm_campaign = '' } = JSON.parse(context.utm) as { utm_campaign?: string };
    const sharedFields = {
      day: dayOf(clock()),
      source: shortenName(sourceOf({ ...context, referrer })),
      campaign: shortenName(utm_campaign),
      device: deviceClass(c.req.header('user-agent') ?? ''),
    };
    const counted = output.marks.flatMap((received) => {
      const mark = v.safeParse(MarkSchema, received);
      if (!mark.success) return [];
      const [event, detail, path] = mark.output;
      const page = pages.find((candidate) => candidate.path === (path.replace(/\/$/, '') || '/'));
      return isKnown(event, detail, page)
        ? [{ ...sharedFields, event, detail, page: countedPath(page) }]
        : [];
    });
    await addCounts(counted).catch((error: Error) =>
      log.warn({ reason: error.message }, 'counts could not be stored'),
    );
    return c.body(null, 204);
  });
  return app;
}

/** Cutting inside a surrogate pair would create text that no store accepts. */
const shortenName = (name: string) => name.slice(0, LIMITS.name).toWellFormed();

/** Only three classes, so that no device can be identified. */
export function deviceClass(header: string): 'phone' | 'tablet' | 'desktop' {
  const agent = header.slice(0, LIMITS.agent);
  const isAndroid = /Android/i.test(agent);
  if (/iPad|Tablet/i.test(agent) || (isAndroid && !/Mobile/i.test(agent))) return 'tablet';
  return isAndroid || /Mobi|iPhone/i.test(agent) ? 'phone' : 'desktop';
}
