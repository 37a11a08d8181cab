/** PostgreSQL's index of the search text. SQLite's is a table with triggers (migrations/version-4.ts). */
import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from './schema.ts';

/**
 * Creates the index if it is missing. Without the extension pg_trgm a search reads everybody, until the operator
 * installs it and restarts the server.
 */
export async function createPostgresIndex(trx: Transaction<Schema>, log: Logger | undefined): Promise<void> {
  const { rows } = await sql<{
    name: string | null;
  }>`select to_regclass('people_trigrams')::text as name`.execute(trx);
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
