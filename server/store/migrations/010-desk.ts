import { sql, type Transaction } from 'kysely';
import { leadFacets } from '../lead-facets.ts';
import type { Dialect, Schema } from '../schema.ts';

/** Leads get a status and the columns that lists filter by; the desk gets its tables. */
export async function desk(trx: Transaction<Schema>, dialect: Dialect): Promise<void> {
  for (const [column, initial] of Object.entries({
    status: 'new',
    source: '',
    campaign: '',
    words: '',
    company_key: '',
  })) {
    await trx.schema
      .alterTable('leads')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(initial))
      .execute();
  }
  await fillFacets(trx);
  await leadIndexes(trx);
  await (dialect === 'sqlite' ? searchInSqlite(trx) : searchInPostgres(trx));
  await tables(trx);
}

const BATCH = 500;

async function fillFacets(trx: Transaction<Schema>): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await trx
      .selectFrom('leads')
      .select(['id', 'utm', 'referrer', 'first_name', 'last_name', 'company', 'email', 'phone'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows)
      await trx.updateTable('leads').set(leadFacets(row)).where('id', '=', row.id).execute();
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? '';
  }
}

/** Each ends in the order of the list, so that a page of any filter is read without sorting. */
async function leadIndexes(trx: Transaction<Schema>): Promise<void> {
  await trx.schema.dropIndex('leads_created_at').execute();
  await trx.schema.createIndex('leads_newest').on('leads').columns(['created_at', 'id']).execute();
  for (const column of ['kind', 'status', 'source'])
    await trx.schema
      .createIndex(`leads_${column}`)
      .on('leads')
      .columns([column, 'created_at', 'id'])
      .execute();
  await trx.schema
    .createIndex('leads_campaign')
    .on('leads')
    .columns(['campaign', 'created_at', 'id'])
    .where(sql.ref('campaign'), '<>', sql.lit(''))
    .execute();
  await trx.schema
    .createIndex('leads_held')
    .on('leads')
    .columns(['created_at', 'id'])
    .where(sql.ref('suspicion'), 'is not', null)
    .execute();
  await trx.schema.createIndex('leads_company').on('leads').columns(['company_key', 'id']).execute();
  // What waits for a person; what the worker is about to do has an index of its own.
  await trx.schema
    .createIndex('deliveries_stuck')
    .on('deliveries')
    .columns(['state', 'created_at', 'id'])
    .where(sql.ref('state'), 'in', sql`('dead', 'held')`)
    .execute();
}

/** Kept by triggers, so that whatever writes or erases a lead cannot forget it. */
async function searchInSqlite(trx: Transaction<Schema>): Promise<void> {
  const statements = [
    // Row numbers of a table without a numeric key change when the file is compacted: these do not.
    sql`create table lead_rows (seq integer primary key, lead_id text not null unique)`,
    sql`create view lead_texts as select seq, words from lead_rows join leads on leads.id = lead_rows.lead_id`,
    sql`create virtual table lead_words using fts5(words, content='lead_texts', content_rowid='seq', prefix='1 2 3', detail=none, tokenize="unicode61 remove_diacritics 0")`,
    // Erased people leave no remains in the index.
    sql`insert into lead_words (lead_words, rank) values ('secure-delete', 1)`,
    sql`insert into lead_rows (lead_id) select id from leads order by created_at, id`,
    sql`insert into lead_words (rowid, words) select seq, words from lead_texts`,
    sql`create trigger lead_words_added after insert on leads begin
      insert into lead_rows (lead_id) values (new.id);
      insert into lead_words (rowid, words) values (last_insert_rowid(), new.words);
    end`,
    sql`create trigger lead_words_erased before delete on leads begin
      insert into lead_words (lead_words, rowid, words)
        select 'delete', seq, old.words from lead_rows where lead_id = old.id;
      delete from lead_rows where lead_id = old.id;
    end`,
  ];
  for (const statement of statements) await statement.execute(trx);
}

async function searchInPostgres(trx: Transaction<Schema>): Promise<void> {
  await sql`create index leads_words on leads using gin (to_tsvector('simple', words))`.execute(trx);
}

async function tables(trx: Transaction<Schema>): Promise<void> {
  await trx.schema
    .createTable('notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('notes_person').on('notes').column('person').execute();
  await trx.schema
    .createTable('desk_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('browser_hash', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('desk_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('desk_access')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('desk_access_subject').on('desk_access').column('subject').execute();
  await trx.schema
    .createTable('insight')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('insight_key', [
      ...['day', 'event', 'detail', 'page', 'source', 'campaign', 'device'],
    ] as never)
    .execute();
}
