/** Deliveries that wait or were given up: a page of one state, counts of all, and ids to put back in line. */
import { sql } from 'kysely';
import type { Db, DeliveryState } from '#server/store/schema.ts';

export const OPEN_STATES = ['pending', 'dead', 'held'] as const satisfies readonly DeliveryState[];
export type OpenState = (typeof OPEN_STATES)[number];
type StuckState = Exclude<OpenState, 'pending'>;

const SHOWN = 200;

/** Say in so many words what the partial indexes hold: SQLite uses them for nothing less. */
const isPending = sql<boolean>`deliveries.state = 'pending'`;
const isStuck = sql<boolean>`deliveries.state in ('dead', 'held')`;

const COLUMNS = [
  ...(['deliveries.id', 'deliveries.kind', 'state', 'attempts', 'next_at', 'note', 'lead_id'] as const),
  ...(['deliveries.created_at', 'leads.email'] as const),
] as const;

/** What waits, the next first; what is stuck, the newest first. */
export async function openDeliveries(db: Db, state: OpenState) {
  const all = db.selectFrom('deliveries').leftJoin('leads', 'leads.id', 'deliveries.lead_id').select(COLUMNS);
  const ordered =
    state === 'pending'
      ? all.where(isPending).orderBy('deliveries.next_at')
      : all.where(isStuck).where('state', '=', state).orderBy('deliveries.created_at', 'desc');
  return ordered.limit(SHOWN).execute();
}

export async function countOpen(db: Db) {
  const counted = db
    .selectFrom('deliveries')
    .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('count')])
    .groupBy(['kind', 'state']);
  const rows = [...(await counted.where(isPending).execute()), ...(await counted.where(isStuck).execute())];
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Asked every second by each open page. */
export async function countStuck(db: Db): Promise<Record<StuckState, number>> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where(isStuck)
    .groupBy('state')
    .execute();
  const counted = (state: StuckState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { dead: counted('dead'), held: counted('held') };
}

type Stuck = Readonly<{ kind: string; state: StuckState; limit: number }>;

export async function stuckIds(db: Db, { kind, state, limit }: Stuck): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where(isStuck)
    .where('state', '=', state)
    .where('kind', '=', kind)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
