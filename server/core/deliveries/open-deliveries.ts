import { sql } from 'kysely';
import { MINUTE } from '#domain/timing.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { inOrder, type Page, toPage } from '#server/core/paging.ts';
import { referencePattern, requireSingle } from '#server/core/submissions/submissions.ts';
import type { Db, Delivery, DeliveryState } from '#server/store/schema.ts';

export const OPEN_STATES = ['pending', 'dead', 'held'] as const satisfies readonly DeliveryState[];
export type OpenState = (typeof OPEN_STATES)[number];

const PAGE_SIZE = 200;

/** SQLite uses the partial indexes only if these values are literals. */
const isPending = sql<boolean>`deliveries.state = 'pending'`;
const isStuck = sql<boolean>`deliveries.state in ('dead', 'held')`;

export const isOpen = (state: OpenState) =>
  sql<boolean>`${state === 'pending' ? isPending : isStuck} and state = ${state}`;

const selectOpen = (db: Db, state: OpenState) =>
  db
    .selectFrom('deliveries')
    .leftJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(['deliveries.id', 'deliveries.kind', 'state', 'attempts', 'next_at', 'note', 'submission_id'])
    .select(['deliveries.created_at', 'submissions.email', 'payload', 'booking_uid', 'target_failed'])
    .where(isOpen(state));

/** Pending deliveries are sorted by their next attempt. Failed and held deliveries are sorted newest first. */
export async function listDeliveries(context: CoreContext, state: OpenState) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allDeliveries') });
  const rows = await selectOpen(db, state)
    .$if(state === 'pending', (query) => query.orderBy('next_at'))
    .$if(state !== 'pending', (query) => query.orderBy('deliveries.created_at', 'desc'))
    .limit(PAGE_SIZE)
    .execute();
  return { rows: rows.map(withColleague), counts: await countOpen(db) };
}

/** Mails to the team have their receiver in the message: `email` is the person whom they are about. */
function withColleague<Row extends Pick<Delivery, 'kind' | 'payload'>>({ payload, ...row }: Row) {
  const isTeamMail = row.kind.endsWith('-mail') && payload !== null;
  const { to = '' } = isTeamMail ? (JSON.parse(payload) as { to?: string }) : {};
  return { ...row, colleague: to };
}

type DeliveryPage = Page & Readonly<{ state: OpenState; kind?: string | undefined }>;

export async function readDeliveryPage(context: CoreContext, { state, kind, before, limit }: DeliveryPage) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allDeliveries') });
  const deliveries = await selectOpen(db, state)
    .where(({ and }) => and({ 'deliveries.kind': kind }))
    .$call(inOrder(before, sql.ref('deliveries.created_at'), 'deliveries.id'))
    .limit(limit + 1)
    .execute();
  return toPage(deliveries, limit, ({ created_at, id }) => [created_at, id]);
}

/** Kind, state and note as stored, without addresses. */
export async function findDeliveries(context: CoreContext, states: readonly DeliveryState[], limit: number) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allDeliveries') });
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('state', 'in', states)
    .orderBy('next_at', 'desc')
    .limit(limit)
    .execute();
}

/** A delivery by its id, or all open deliveries of a submission by the submission's id. */
export async function findDeliveryIds(db: Db, reference: string): Promise<string[]> {
  const pattern = referencePattern(reference);
  const findIds = (table: 'deliveries' | 'submissions') =>
    db.selectFrom(table).select('id').where('id', 'like', pattern).limit(2).execute();
  const deliveries = await findIds('deliveries');
  const match = requireSingle(reference, [...deliveries, ...(await findIds('submissions'))]);
  if (!match || deliveries.length > 0) return deliveries.map(({ id }) => id);
  const open = await db
    .selectFrom('deliveries')
    .select('id')
    .where('submission_id', '=', match.id)
    .where('state', 'in', OPEN_STATES)
    .execute();
  return open.map(({ id }) => id);
}

export async function countOpen(db: Db) {
  const countQuery = db
    .selectFrom('deliveries')
    .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('count')])
    .groupBy(['kind', 'state']);
  return [...(await countQuery.where(isPending).execute()), ...(await countQuery.where(isStuck).execute())];
}

/** A delivery that keeps failing this long is reported, even while it is being retried. */
const FAILING_AFTER_MS = 10 * MINUTE;

/** Every open desk page calls this once a second. `failing` counts deliveries that have failed for ten minutes. */
export async function countStuck(db: Db, now: number) {
  const failing = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isPending)
    .where('attempts', '>', 0)
    .where('created_at', '<=', now - FAILING_AFTER_MS)
    .executeTakeFirstOrThrow();
  const counts = await countOpen(db);
  const countOf = (state: DeliveryState) =>
    counts.reduce((sum, row) => sum + (row.state === state ? row.count : 0), 0);
  return { dead: countOf('dead'), held: countOf('held'), failing: failing.count };
}
