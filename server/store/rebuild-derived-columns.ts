/** Recomputes every column that follows from others. Idempotent: runs after migrations, imports and changed rules. */
import { sql, type Transaction } from 'kysely';
import { derivedColumns } from './derived-columns.ts';
import { RULES_VERSION, refreshAllPeople } from './people.ts';
import type { Schema } from './schema.ts';

const BATCH_SIZE = 500;

export async function rebuildDerivedColumns(trx: Transaction<Schema>): Promise<void> {
  for (let lastId = ''; ; ) {
    const rows = await trx
      .selectFrom('submissions')
      .select(['id', 'utm', 'referrer'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    if (rows.length === 0) break;
    lastId = rows.at(-1)?.id ?? '';
    const values = rows.map((row) => {
      const { source, campaign } = derivedColumns(row);
      return sql`(${sql.join([row.id, source, campaign])})`;
    });
    await sql`with derived(id, source, campaign) as (values ${sql.join(values)})
      update submissions set source = derived.source, campaign = derived.campaign
      from derived where submissions.id = derived.id`.execute(trx);
  }
  await refreshAllPeople(trx);
  await trx.updateTable('store_version').set({ readiness_rules: RULES_VERSION }).execute();
}
