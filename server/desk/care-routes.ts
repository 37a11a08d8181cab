/** Deliveries, subscribers, the system and the record of access. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { deskAccess } from '#content/desk.ts';
import { DESK_LIMITS } from '#domain/desk-limits.ts';
import { CSV_MARK, CSV_TYPE, csvLine } from '#server/csv.ts';
import { countOpen, OPEN_STATES, openDeliveries, stuckIds } from '#server/delivery/open-deliveries.ts';
import { retryDeliveries } from '#server/delivery/retry-by-hand.ts';
import { confirmedSubscribers, subscribersCsv } from '#server/newsletter/export-subscribers.ts';
import { unsubscribeLink } from '#server/newsletter/links.ts';
import { ACCESS_PAGE, accessEntries, recordAccess } from './access.ts';
import { type DeskDeps, type DeskEnv, formJson, json, query } from './desk-env.ts';
import { readPictures } from './pictures.ts';
import { readSubscribers } from './subscribers.ts';

const id = v.pipe(v.string(), v.maxLength(50));
const RetrySchema = v.union([
  v.strictObject({ id }),
  v.strictObject({ kind: v.pipe(v.string(), v.maxLength(50)), state: v.picklist(['dead', 'held']) }),
]);

const EXPORT_LIMIT = 100_000;

export function careRoutes({ store, settings, tokens, worker, clock, wake }: DeskDeps) {
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
      const inBulk = 'kind' in target;
      const deliveryIds = inBulk
        ? await stuckIds(db, { ...target, limit: DESK_LIMITS.deliveriesAtOnce })
        : [target.id];
      const now = clock();
      const retried = await retryDeliveries(db, { deliveryIds, inBulk }, now);
      wake();
      const detail = inBulk
        ? deskAccess.details.deliveriesOf(retried, target.kind)
        : deskAccess.details.deliveries(retried);
      await recordAccess(db, { actor: c.var.user, action: 'retried', detail, now });
      return c.json({ retried });
    })
    .get('/subscribers', async (c) => c.json(await readSubscribers(db, clock())))
    .post('/subscribers/export', formJson(v.strictObject({})), async (c) => {
      const now = clock();
      const rows = await confirmedSubscribers(db, (id) =>
        unsubscribeLink(settings.publicOrigin, tokens.sign('unsubscribe', id, now)),
      );
      await recordAccess(db, {
        actor: c.var.user,
        action: 'exported',
        detail: deskAccess.details.subscribers(rows.length),
        now,
      });
      c.header('content-disposition', 'attachment; filename="subscribers.csv"');
      c.header('content-type', CSV_TYPE);
      return c.body(CSV_MARK + subscribersCsv(rows));
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
      c.header('content-type', CSV_TYPE);
      const rows = entries.map(({ at, actor, action, subject, detail }) => [
        ...[new Date(at).toISOString(), actor, action, subject, detail],
      ]);
      return c.body(CSV_MARK + [['time', 'who', 'did', 'whom', 'detail'], ...rows].map(csvLine).join(''));
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
