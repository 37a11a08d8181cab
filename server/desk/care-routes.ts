/** Deliveries, subscribers, the system and the record of access. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { deskAccess } from '#content/desk.ts';
import { countOpen, OPEN_STATES, openDeliveries, stuckIds } from '#server/delivery/open-deliveries.ts';
import { retryDeliveries } from '#server/delivery/retry-by-hand.ts';
import { csvCell } from '#server/leads/export-leads.ts';
import { ACCESS_PAGE, accessEntries, recordAccess } from './access.ts';
import { type DeskDeps, type DeskEnv, formJson, json, query } from './desk-env.ts';
import { readPictures } from './pictures.ts';
import { DESK_POLICY } from './policy.ts';
import { readSubscribers } from './subscribers.ts';

const id = v.pipe(v.string(), v.maxLength(50));
const RetrySchema = v.union([
  v.strictObject({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(DESK_POLICY.manyAtOnce)) }),
  v.strictObject({ kind: v.pipe(v.string(), v.maxLength(50)), state: v.picklist(['dead', 'held']) }),
]);

/** Deliveries that one press puts back in line at most. */
const RETRY_LIMIT = 5_000;
const EXPORT_LIMIT = 100_000;

export function careRoutes({ store, settings, worker, clock, wake }: DeskDeps) {
  const { db } = store;
  return new Hono<DeskEnv>()
    .get('/deliveries', query(v.object({ state: v.picklist(OPEN_STATES) })), async (c) => {
      return c.json({
        rows: await openDeliveries(db, c.req.valid('query').state),
        counts: await countOpen(db),
        targets: targetStates(settings, worker),
      });
    })
    .post('/deliveries/retry', json(RetrySchema), async (c) => {
      const target = c.req.valid('json');
      const ids = 'ids' in target ? target.ids : await stuckIds(db, { ...target, limit: RETRY_LIMIT });
      const now = clock();
      const retried = await retryDeliveries(db, { deliveryIds: ids }, now);
      wake();
      const detail =
        'kind' in target
          ? deskAccess.details.deliveriesOf(retried, target.kind)
          : deskAccess.details.deliveries(retried);
      await recordAccess(db, { actor: c.var.user, action: 'retried', detail, now });
      return c.json({ retried });
    })
    .get('/subscribers', async (c) => c.json(await readSubscribers(db, clock())))
    .post('/subscribers/export', formJson(v.strictObject({})), async (c) => {
      const rows = await db
        .selectFrom('subscribers')
        .innerJoin('leads', 'leads.id', 'subscribers.lead_id')
        .select(['subscribers.email', 'confirmed_at', 'consent', 'source'])
        .where('state', '=', 'confirmed')
        .orderBy('confirmed_at')
        .limit(EXPORT_LIMIT)
        .execute();
      await recordAccess(db, {
        actor: c.var.user,
        action: 'exported',
        detail: deskAccess.details.subscribers(rows.length),
        now: clock(),
      });
      c.header('content-disposition', 'attachment; filename="subscribers.csv"');
      c.header('content-type', 'text/csv; charset=utf-8');
      const lines = rows.map((row) =>
        [row.email, new Date(row.confirmed_at ?? 0).toISOString(), row.consent, row.source]
          .map(csvCell)
          .join(','),
      );
      return c.body(`\uFEFF${['email,confirmed_at,consent,source', ...lines].join('\r\n')}\r\n`);
    })
    .get('/pictures', query(v.object({ days: v.picklist(['30', '90', '365']) })), async (c) =>
      c.json({
        ...(await readPictures(store, Number(c.req.valid('query').days), clock())),
        insight: settings.insight,
      }),
    )
    .get('/access', query(v.object({ before: v.optional(id) })), async (c) => {
      const { before } = c.req.valid('query');
      const entries = await accessEntries(db, before);
      return c.json({ entries, next: entries.length === ACCESS_PAGE ? (entries.at(-1)?.id ?? null) : null });
    })
    .post('/access/export', formJson(v.strictObject({})), async (c) => {
      const entries = await accessEntries(db, undefined, EXPORT_LIMIT);
      await recordAccess(db, {
        actor: c.var.user,
        action: 'exported',
        detail: deskAccess.details.access,
        now: clock(),
      });
      c.header('content-disposition', 'attachment; filename="access.csv"');
      c.header('content-type', 'text/csv; charset=utf-8');
      const lines = entries.map(({ at, actor, action, subject, detail }) =>
        [new Date(at).toISOString(), actor, action, subject, detail].map(csvCell).join(','),
      );
      return c.body(`\uFEFF${['time,who,did,whom,detail', ...lines].join('\r\n')}\r\n`);
    });
}

/** How each target is that something is sent to; null where the worker runs in another process and knows it. */
function targetStates(settings: DeskDeps['settings'], worker: DeskDeps['worker']) {
  if (!settings.worker) return null;
  const isSet: Readonly<Record<string, boolean>> = {
    forward: settings.deckForward !== undefined,
    chat: settings.chatWebhookUrl !== undefined,
    events: false,
  };
  return worker.breakers().filter(({ target, state }) => state !== 'closed' || (isSet[target] ?? true));
}
