/** Schema changes in order, each in its file; each runs once. Applied at start, by whichever process comes first. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { leadsAndOutbox } from './migrations/001-leads-and-outbox.ts';
import { eventsAndSources } from './migrations/002-events-and-sources.ts';
import { bookings } from './migrations/003-bookings.ts';
import { desk } from './migrations/010-desk.ts';
import type { Db, Dialect, Schema } from './schema.ts';

/** Any number that nothing else in the same database locks. */
const POSTGRES_LOCK = 720_174_001;

const MIGRATIONS: readonly { name: string; up(trx: Transaction<Schema>, dialect: Dialect): Promise<void> }[] =
  [
    { name: '001-leads-and-outbox', up: leadsAndOutbox },
    { name: '002-events-and-sources', up: eventsAndSources },
    { name: '003-bookings', up: bookings },
    { name: '010-desk', up: desk },
  ];

export async function migrate(db: Db, dialect: Dialect, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // SQLite transactions begin immediate, so they already exclude each other.
    if (dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(POSTGRES_LOCK)})`.execute(trx);
    await (trx as Kysely<Schema>).schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const applied = new Set(
      (await trx.selectFrom('migrations').select('name').execute()).map(({ name }) => name),
    );
    for (const { name, up } of MIGRATIONS) {
      if (applied.has(name)) continue;
      await up(trx, dialect);
      await trx.insertInto('migrations').values({ name, applied_at: now }).execute();
    }
  });
}
