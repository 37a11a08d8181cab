/** Open and failed deliveries. */
import { sql } from 'kysely';
import { MINUTE } from '#domain/timing.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { referencePattern, requireSingle } from '#server/core/submissions/submissions.ts';
import type { Db, Delivery, DeliveryState } from '#server/store/schema.ts';

export const OPEN_STATES = ['pending', 'dead', 'held'] as const satisfies readonly DeliveryState[];
export type OpenState = (typeof OPEN_STATES)[number];
type StuckState = Exclude<OpenState, 'pending'>;

const PAGE_SIZE = 200;

/** SQLite uses the partial indexes only if these values are literals. */
const isPending = sql<boolean>`deliveries.state = 'pending'`;
const isStuck = sql<boolean>`deliveries.state in ('dead', 'held')`;

const isOpen = (state: OpenState) =>
  sql<boolean>`${state === 'pending' ? isPending : isStuck} and state = ${state}`;

const selectOpen = (db: Db, state: OpenState) =>
  db
    .selectFrom('deliveries')
    .leftJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(['deliveries.id', 'deliveries.kind', 'state', 'attempts', 'next_at', 'note', 'submission_id'])
    .select(['deliveries.created_at', 'submissions.email', 'deliveries.payload', 'booking_uid'])
    .where(isOpen(state));

export async function listDeliveries(context: CoreContext, state: OpenState) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allDeliveries') });
  const rows = await readOpenDeliveries(db, state);
  return { rows: rows.map(withColleague), counts: await countOpen(db) };
}

/** Mails to the team have their receiver in the message: `email` is the person whom they are about. */
function withColleague<Row extends Readonly<{ kind: string; payload: string | null }>>({
  payload,
  ...row
}: Row) {
  const isTeamMail = row.kind.endsWith('-mail') && payload !== null;
  const { to = '' } = isTeamMail ? (JSON.parse(payload) as { to?: string }) : {};
  return { ...row, colleague: to };
}

type DeliveryPage = Readonly<{
  state: OpenState;
  kind?: string | undefined;
  /** Cursor: the last row of the previous page. */
  before: [number, string] | null;
  limit: number;
}>;

/** Deliveries of one state, newest first, page by page. */
export async function readDeliveryPage(context: CoreContext, { state, kind, before, limit }: DeliveryPage) {
  const { db } = context.store;
  await recordView(db, context, { action: 'listed', detail: auditDetail('allDeliveries') });
  const foundRows = await selectOpen(db, state)
    .$if(kind !== undefined, (query) => query.where('deliveries.kind', '=', kind ?? ''))
    .$if(before !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('deliveries.created_at', 'deliveries.id'), '<', tuple(...(before ?? [0, '']))),
      ),
    )
    .orderBy('deliveries.created_at', 'desc')
    .orderBy('deliveries.id', 'desc')
    .limit(limit + 1)
    .execute();
  const deliveries = foundRows.slice(0, limit);
  const last = foundRows.length > limit ? deliveries.at(-1) : undefined;
  const next: [number, string] | null = last ? [last.created_at, last.id] : null;
  return { deliveries, next };
}

/** State of a delivery; undefined if it does not exist. */
export async function readDeliveryState(db: Db, id: string): Promise<DeliveryState | undefined> {
  const row = await db.selectFrom('deliveries').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state;
}

/** Kind, state and note as stored, without addresses. */
export async function findDeliveries(
  context: CoreContext,
  states: readonly DeliveryState[],
  limit: number,
): Promise<Delivery[]> {
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
  const idPattern = referencePattern(reference);
  const matchingDeliveries = await db
    .selectFrom('deliveries')
    .select('id')
    .where('id', 'like', idPattern)
    .limit(2)
    .execute();
  const submissions = await db
    .selectFrom('submissions')
    .select('id')
    .where('id', 'like', idPattern)
    .limit(2)
    .execute();
  const matchingRow = requireSingle(reference, [...matchingDeliveries, ...submissions]);
  if (!matchingRow || matchingDeliveries.length > 0) return matchingDeliveries.map(({ id }) => id);
  const openDeliveryRows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('submission_id', '=', matchingRow.id)
    .where('state', 'in', [...OPEN_STATES])
    .execute();
  return openDeliveryRows.map(({ id }) => id);
}

/** Pending deliveries are sorted by their next attempt. Failed and held deliveries are sorted newest first. */
export const readOpenDeliveries = (db: Db, state: OpenState) =>
  selectOpen(db, state)
    .$if(state === 'pending', (query) => query.orderBy('deliveries.next_at'))
    .$if(state !== 'pending', (query) => query.orderBy('deliveries.created_at', 'desc'))
    .limit(PAGE_SIZE)
    .execute();

export async function countOpen(db: Db) {
  const countQuery = db
    .selectFrom('deliveries')
    .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('count')])
    .groupBy(['kind', 'state']);
  const rows = [
    ...(await countQuery.where(isPending).execute()),
    ...(await countQuery.where(isStuck).execute()),
  ];
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** A delivery that keeps failing this long is reported, even while it is being retried. */
const FAILING_AFTER_MS = 10 * MINUTE;

/** Every open desk page calls this once a second. `failing` counts deliveries that have failed for ten minutes. */
export async function countStuck(db: Db, now: number): Promise<Record<StuckState | 'failing', number>> {
  const failing = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isPending)
    .where('attempts', '>', 0)
    .where('created_at', '<=', now - FAILING_AFTER_MS)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where(isStuck)
    .groupBy('state')
    .execute();
  const countOf = (state: StuckState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { dead: countOf('dead'), held: countOf('held'), failing: Number(failing.count) };
}

type RetryableFilter = Readonly<{ kind?: string; state: OpenState; now: number; limit: number }>;

/** A pending delivery can be retried only while it waits for its next attempt. */
export async function findRetryableIds(
  db: Db,
  { kind, state, now, limit }: RetryableFilter,
): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where(isOpen(state))
    .$if(state === 'pending', (query) => query.where('next_at', '>', now))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
