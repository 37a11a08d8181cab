/** Receives batches of counts from the pages. Respects visitors who opt out. */

import { Hono } from 'hono';
import { sql } from 'kysely';
import * as v from 'valibot';
import { INSIGHT_BATCH, INSIGHT_EVENTS, INSIGHT_PATH, type InsightEvent } from '#domain/insight.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { MINUTE } from '#domain/timing.ts';
import { HttpError } from '#server/errors.ts';
import { localDays, TIME_ZONE } from '#server/local-days.ts';
import { readPages, type SitePage } from '#server/pages.ts';
import type { Runtime } from '#server/runtime.ts';
import { DIRECT, sourceOf } from '#server/store/derived-columns.ts';
import type { Db, Schema } from '#server/store/schema.ts';
import type { ServerEnv } from './client-address.ts';
import { limitCallers, memoryLimits } from './rate-limits.ts';
import { checkOrigin, readBody, readSubmissionContext, requireBodyFormat } from './read-request.ts';

const LIMITS = {
  body: 16 * 1024,
  /** Enough for ten visitors behind one IP address: each sends at most one batch per ten seconds. */
  perAddress: { requests: 600, windowMs: 10 * MINUTE },
  name: 60,
  /** Maximum length of the User-Agent header. Real ones have about 150 characters. */
  userAgent: 512,
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

export function insightRoutes(runtime: Runtime): Hono<ServerEnv> {
  const { store, clock, log, settings } = runtime;
  const addCounts = createCounters(store.db);
  const pages = [...readPages(settings.siteDir).values()].flat();
  const isKnown = (event: InsightEvent, detail: string, page: SitePage | undefined) => {
    if (event === 'section-reached') return page?.sections.includes(detail) ?? false;
    const details: readonly string[] = INSIGHT_EVENTS[event];
    return details.length === 0 ? detail === '' : details.includes(detail);
  };
  /** A page is counted under its path in the default language, an unknown path as `404`. */
  const countedPath = (page: SitePage | undefined) =>
    pages.find(({ name }) => name === page?.name)?.path ?? '404';
  // In memory: counts are not worth a write to the store per batch.
  const limits = memoryLimits(runtime.monotonicNow);
  const checkLimit = limitCallers({ limits, settings }, 'insight', LIMITS.perAddress);
  const app = new Hono<ServerEnv>();
  app.post(INSIGHT_PATH, async (c) => {
    await checkLimit(c);
    checkOrigin(c, runtime);
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
  const userAgent = header.slice(0, LIMITS.userAgent);
  const isAndroid = /Android/i.test(userAgent);
  if (/iPad|Tablet/i.test(userAgent) || (isAndroid && !/Mobile/i.test(userAgent))) return 'tablet';
  return isAndroid || /Mobi|iPhone/i.test(userAgent) ? 'phone' : 'desktop';
}

type CountRow = Schema['insight'];
type CountKey = Omit<CountRow, 'count'>;
const KEY_COLUMNS = ['day', 'event', 'detail', 'page', 'source', 'campaign', 'device'] as const;

/** Number of sources and campaigns per day that get their own row. */
const MAX_NAMES = 200;
const OTHER_NAME = 'other';

/** Adds counts to the store. Any number of servers may add at once. */
export function createCounters(db: Db) {
  let names = { day: 0, source: new Set<string>(), campaign: new Set<string>() };

  function limitName(day: number, kind: 'source' | 'campaign', name: string): string {
    if (names.day !== day) names = { day, source: new Set(), campaign: new Set() };
    const knownNames = names[kind];
    if (name === '' || name === DIRECT || knownNames.has(name)) return name;
    if (knownNames.size >= MAX_NAMES) return OTHER_NAME;
    knownNames.add(name);
    return name;
  }

  return async (keys: readonly CountKey[]): Promise<void> => {
    const rows = new Map<string, CountRow>();
    for (const key of keys) {
      const source = limitName(key.day, 'source', key.source);
      const campaign = limitName(key.day, 'campaign', key.campaign);
      const row = { ...key, source, campaign };
      const id = JSON.stringify(KEY_COLUMNS.map((column) => row[column]));
      rows.set(id, { ...row, count: (rows.get(id)?.count ?? 0) + 1 });
    }
    if (rows.size === 0) return;
    // In the same order on every server, to avoid deadlocks.
    const values = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    await db
      .insertInto('insight')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(KEY_COLUMNS).doUpdateSet({ count: sql`insight.count + excluded.count` }),
      )
      .execute();
  };
}
