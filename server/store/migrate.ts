/**
 * Runs the migrations in order, each one time. There is one file per version. The first process that starts applies
 * them.
 */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { OperatorError } from '#server/errors.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { runSql, version1 } from './migrations/version-1.ts';
import { version2 } from './migrations/version-2.ts';
import { version3 } from './migrations/version-3.ts';
import { version4 } from './migrations/version-4.ts';
import { version5 } from './migrations/version-5.ts';
import { RULES_VERSION, rebuildDerivedColumns } from './people.ts';
import type { Db, Dialect, Trx } from './schema.ts';

/** An arbitrary number that nothing else in the database locks. */
const POSTGRES_LOCK = 720_174_001;

type Migration = Readonly<{ name: string; up(trx: Trx, dialect: Dialect): Promise<void> }>;

/**
 * One per released version, in order. Stores remember its name, so the result of a released migration never changes. It
 * leaves out what a later one drops again: all of them run in one transaction.
 */
export const MIGRATIONS: readonly Migration[] = [
  { name: '1.0.0', up: version1 },
  { name: '2.0.0', up: version2 },
  { name: '3.0.0', up: version3 },
  { name: '4.0.0', up: version4 },
  { name: '5.0.0', up: version5 },
];

/** Earlier names of released versions, which some stores contain. */
const FORMER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['1.0.0', ['001-leads-and-outbox']],
  [
    '2.0.0',
    [
      ...['002-events-and-sources', '003-bookings', '010-desk', '020-renewed-leases', '021-mailboxes'],
      ...['022-shared-limits', '030-bounces', '040-search-in-order', '041-words-later', '042-lists-at-size'],
      '043-booking-words',
    ],
  ],
]);
/** Name of a version that was never released. */
const DEVELOPMENT_NAMES = ['044-people'];

type MigrationRun = Readonly<{ dialect: Dialect; now: number; log?: Logger }>;

export async function migrate(db: Db, { dialect, now, log }: MigrationRun): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // SQLite begins transactions with `immediate`, so they exclude each other.
    if (dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(POSTGRES_LOCK)})`.execute(trx);
    await runSql(
      trx,
      'create table if not exists migrations (name text primary key, applied_at bigint not null)',
      'create table if not exists store_version (version text not null)',
    );
    await renameFormerMigrations(trx, now);
    const applied = await trx.selectFrom('migrations').select('name').orderBy('name').execute();
    const knownNames = new Set(MIGRATIONS.map(({ name }) => name));
    const unknownMigrations = applied.filter(({ name }) => !knownNames.has(name));
    if (unknownMigrations.length > 0) throw await tooNewError(trx, unknownMigrations);
    const appliedNames = new Set(applied.map(({ name }) => name));
    const openMigrations = MIGRATIONS.filter(({ name }) => !appliedNames.has(name));
    for (const { name, up } of openMigrations) {
      await up(trx, dialect);
      await trx.insertInto('migrations').values({ name, applied_at: now }).execute();
    }
    if (dialect === 'postgres') await createPostgresIndex(trx, log);
    if (openMigrations.length > 0) {
      await trx.deleteFrom('store_version').execute();
      await trx.insertInto('store_version').values({ version: packageJson.version }).execute();
    }
    // After a migration, and if the readiness rules have changed since the last start.
    const row = await trx.selectFrom('store_version').select('readiness_rules').executeTakeFirst();
    if (row?.readiness_rules !== RULES_VERSION) await rebuildDerivedColumns(trx);
  });
}

/** A version counts as applied if all of its former names are. */
async function renameFormerMigrations(trx: Trx, now: number): Promise<void> {
  const names = await trx.selectFrom('migrations').select('name').execute();
  const applied = new Set(names.map(({ name }) => name));
  if (DEVELOPMENT_NAMES.some((name) => applied.has(name)))
    throw unreleasedError('restore a backup of a release');
  for (const [name, formerNames] of FORMER_NAMES) {
    const appliedFormerNames = formerNames.filter((formerName) => applied.has(formerName));
    if (appliedFormerNames.length === 0) continue;
    if (appliedFormerNames.length < formerNames.length)
      throw unreleasedError(`start version ${name} with it once, which completes its tables`);
    await trx.deleteFrom('migrations').where('name', 'in', formerNames).execute();
    await trx.insertInto('migrations').values({ name, applied_at: now }).execute();
  }
}

const unreleasedError = (advice: string) =>
  new OperatorError(
    `The store was made by a development version between two releases, and this is ${packageJson.version}: ${advice}.`,
  );

/** Rejects a store of a newer version, which this server would misread. */
async function tooNewError(trx: Trx, unknownMigrations: readonly { name: string }[]): Promise<OperatorError> {
  const row = await trx.selectFrom('store_version').select('version').executeTakeFirst();
  const names = unknownMigrations.map(({ name }) => name).join(', ');
  return new OperatorError(
    `The store was made by version ${row?.version ?? 'unknown'}, and this is ${packageJson.version}: it does not know ${names}.\n` +
      `Start version ${row?.version ?? 'that made it'} or newer, or restore a backup from before the update.`,
  );
}

/**
 * Creates PostgreSQL's index of the search text. SQLite's is a table with triggers (migrations/version-4.ts). Without the extension pg_trgm a search reads everybody, until the operator
 * installs it and restarts the server.
 */
export async function createPostgresIndex(trx: Trx, log: Logger | undefined): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass('people_trigrams')::text as name`.execute(trx);
  if (rows[0]?.name) return;
  await sql`savepoint search_index`.execute(trx);
  try {
    await sql`create extension if not exists pg_trgm`.execute(trx);
    await sql`create index people_trigrams on people using gin (search_text gin_trgm_ops)`.execute(trx);
  } catch (error) {
    await sql`rollback to savepoint search_index`.execute(trx);
    log?.warn({ reason: (error as Error).message }, 'extension pg_trgm is missing, search reads everybody');
  }
}
