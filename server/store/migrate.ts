/** Schema changes in order, each in its file; each runs once. Applied at start, by whichever process comes first. */
import { sql, type Transaction } from 'kysely';
import { OperatorError } from '#server/errors.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { leadsAndOutbox } from './migrations/001-leads-and-outbox.ts';
import { eventsAndSources } from './migrations/002-events-and-sources.ts';
import { bookings } from './migrations/003-bookings.ts';
import { desk } from './migrations/010-desk.ts';
import { renewedLeases } from './migrations/020-renewed-leases.ts';
import { mailboxes } from './migrations/021-mailboxes.ts';
import { sharedLimits } from './migrations/022-shared-limits.ts';
import { bounces } from './migrations/030-bounces.ts';
import { searchInOrder } from './migrations/040-search-in-order.ts';
import { wordsLater } from './migrations/041-words-later.ts';
import { listsAtSize } from './migrations/042-lists-at-size.ts';
import { wordsOfBookings } from './migrations/043-booking-words.ts';
import { people } from './migrations/044-people.ts';
import type { Db, Dialect, Schema } from './schema.ts';

/** Any number that nothing else in the same database locks. */
const POSTGRES_LOCK = 720_174_001;

type Migration = Readonly<{ name: string; up(trx: Transaction<Schema>, dialect: Dialect): Promise<void> }>;

/** In the order in which they run. A name stays for good: stores remember it. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001-leads-and-outbox', up: leadsAndOutbox },
  { name: '002-events-and-sources', up: eventsAndSources },
  { name: '003-bookings', up: bookings },
  { name: '010-desk', up: desk },
  { name: '020-renewed-leases', up: renewedLeases },
  { name: '021-mailboxes', up: mailboxes },
  { name: '022-shared-limits', up: sharedLimits },
  { name: '030-bounces', up: bounces },
  { name: '040-search-in-order', up: searchInOrder },
  { name: '041-words-later', up: wordsLater },
  { name: '042-lists-at-size', up: listsAtSize },
  { name: '043-booking-words', up: wordsOfBookings },
  { name: '044-people', up: people },
];

type Run = Readonly<{ dialect: Dialect; now: number; migrations?: readonly Migration[] }>;

export async function migrate(db: Db, { dialect, now, migrations = MIGRATIONS }: Run): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // SQLite transactions begin immediate, so they already exclude each other.
    if (dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(POSTGRES_LOCK)})`.execute(trx);
    await createLedger(trx);
    const applied = await trx.selectFrom('migrations').select('name').orderBy('name').execute();
    const known = new Set(migrations.map(({ name }) => name));
    const unknown = applied.filter(({ name }) => !known.has(name));
    if (unknown.length > 0) throw await tooNew(trx, unknown);
    const done = new Set(applied.map(({ name }) => name));
    const open = migrations.filter(({ name }) => !done.has(name));
    for (const { name, up } of open) {
      await up(trx, dialect);
      await trx.insertInto('migrations').values({ name, applied_at: now }).execute();
    }
    if (open.length > 0) {
      await trx.deleteFrom('store_version').execute();
      await trx.insertInto('store_version').values({ version: packageJson.version }).execute();
    }
  });
}

async function createLedger(trx: Transaction<Schema>): Promise<void> {
  await trx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('store_version')
    .ifNotExists()
    .addColumn('version', 'text', (column) => column.notNull())
    .execute();
}

/** An older server would misread a newer store, and answer every lead with an error at best. */
async function tooNew(
  trx: Transaction<Schema>,
  unknown: readonly { name: string }[],
): Promise<OperatorError> {
  const row = await trx.selectFrom('store_version').select('version').executeTakeFirst();
  const names = unknown.map(({ name }) => name).join(', ');
  return new OperatorError(
    `The store was made by version ${row?.version ?? 'unknown'}, and this is ${packageJson.version}: it does not know ${names}.\n` +
      `Start version ${row?.version ?? 'that made it'} or newer, or restore a backup from before the update.`,
  );
}
