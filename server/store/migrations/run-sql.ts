import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export async function runSql(trx: Transaction<Schema>, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}
