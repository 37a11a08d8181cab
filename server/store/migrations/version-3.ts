import { sql, type Transaction } from 'kysely';
import { bookingWords } from '../booking-words.ts';
import { refreshAllOrders } from '../call-order.ts';
import { leadFacets } from '../lead-facets.ts';
import { fillPeople } from '../people.ts';
import type { Dialect, Schema } from '../schema.ts';
import { runSql } from './run-sql.ts';

/**
 * Not released yet, so it may still change. Adds one row per person: figures count people, and the team works with
 * people.
 */
export async function version3(trx: Transaction<Schema>, dialect: Dialect): Promise<void> {
  await fillFacets(trx);
  await runSql(trx, ...(dialect === 'sqlite' ? SEARCH_IN_SQLITE : SEARCH_IN_POSTGRES));
  await runSql(
    trx,
    `create table people (email_key text primary key, lead_since bigint, source text not null default '',
      campaign text not null default '', language text not null default '', status text not null default 'new',
      lost_reason text not null default '', owner text not null default '', next_step text not null default '',
      next_step_at bigint, do_not_contact integer not null default 0, name text not null default '',
      phone text not null default '')`,
    `alter table leads add column owner text not null default ''`,
    'alter table leads add column next_step_at bigint',
    'alter table leads add column call_order bigint not null default 0',
  );
  await fillPeople(trx);
  for (const table of ['leads', 'bookings'])
    await runSql(trx, `alter table ${table} add column page_language text not null default ''`);
  await runSql(
    trx,
    `update leads set status = (select status from people where email_key = leads.person)
      where person in (select email_key from people where status <> 'new')`,
  );
  await refreshAllOrders(trx);
  await runSql(
    trx,
    'create index people_since on people (lead_since)',
    'create index people_origin on people (source, language, lead_since)',
    `create index people_due on people (owner, next_step_at) where next_step_at is not null`,
    `create index leads_owner on leads (owner, created_at, id, call_order) where owner <> ''`,
    'create index leads_due on leads (next_step_at) where next_step_at is not null',
    'create index leads_call_order on leads (call_order, id)',
    `create index people_campaign on people (campaign, lead_since, status) where campaign <> ''`,
    // The first index is for erasures, which read the latest messages again. The second is for views, which are
    // recorded once in ten minutes.
    'create index booking_messages_received on booking_messages (received_at)',
    'drop index desk_access_subject',
    'create index desk_access_subject on desk_access (subject, at)',
    'create index desk_access_actor on desk_access (actor, id)',
    'alter table desk_links add column code_hash text',
    'alter table desk_links add column wrong_codes integer not null default 0',
    `create table desk_users (email text primary key, seen_at bigint not null, last_visit_at bigint,
      language text not null default '', due_mail_day integer not null default 0)`,
    `create table desk_passkeys (id text primary key, email text not null, public_key text not null,
      counter bigint not null, transports text not null, name text not null, created_at bigint not null,
      used_at bigint)`,
    'create table desk_challenges (hash text primary key, expires_at bigint not null)',
    'create table outages (target text primary key, since bigint not null)',
    `create table api_keys (id text primary key, name text not null unique, hash text not null,
      scopes text not null, created_at bigint not null, created_by text not null, expires_at bigint,
      used_at bigint, revoked_at bigint)`,
    `alter table leads add column agent text not null default ''`,
    `create index leads_agent on leads (created_at, id) where agent <> ''`,
  );
}

const BATCH_SIZE = 500;

/** Recomputes the filter columns and search text of every lead and booking. */
async function fillFacets(trx: Transaction<Schema>): Promise<void> {
  for (let lastId = ''; ; ) {
    const rows = await trx
      .selectFrom('leads')
      .select(['id', 'utm', 'referrer', 'first_name', 'last_name', 'company', 'email', 'phone'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    if (rows.length === 0) break;
    lastId = rows.at(-1)?.id ?? '';
    const values = rows.map((row) => {
      const { source, campaign, words, company_key } = leadFacets(row);
      return sql`(${sql.join([row.id, source, campaign, words, company_key])})`;
    });
    await sql`with facets(lead, source, campaign, words, company_key) as (values ${sql.join(values)})
      update leads set source = facets.source, campaign = facets.campaign, words = facets.words,
        company_key = facets.company_key from facets where leads.id = facets.lead`.execute(trx);
  }
  const bookings = await trx.selectFrom('bookings').select(['uid', 'name', 'email']).execute();
  for (const booking of bookings)
    await trx
      .updateTable('bookings')
      .set({ words: bookingWords(booking) })
      .where('uid', '=', booking.uid)
      .execute();
}

/** search-index.ts creates the trigram index, if the server has the extension. */
const SEARCH_IN_POSTGRES = ['drop index if exists leads_words'];

const SEARCH_IN_SQLITE = [
  // Remove the search index of version 2.
  ...['lead_words_numbered', 'lead_words_erased', 'lead_progress_erased'].map(
    (trigger) => `drop trigger if exists ${trigger}`,
  ),
  'drop view if exists lead_texts',
  ...['lead_words', 'lead_rows', 'lead_word_progress'].map((table) => `drop table if exists ${table}`),
  // Stable row numbers: SQLite's own may change when the file is compacted.
  'create table lead_rows (seq integer primary key autoincrement, lead_id text not null unique)',
  'create view lead_texts as select seq, words from lead_rows join leads on leads.id = lead_rows.lead_id',
  `create virtual table lead_words using fts5(words, content='lead_texts', content_rowid='seq', detail=none,
    tokenize='trigram case_sensitive 1')`,
  // Erased text must not remain in the index.
  `insert into lead_words (lead_words, rank) values ('secure-delete', 1)`,
  // Inserting a row number adds the lead to the index; search-index.ts decides when.
  `create trigger lead_numbered after insert on lead_rows begin
    insert into lead_words (rowid, words) select new.seq, words from leads where id = new.lead_id;
  end`,
  `create trigger lead_erased before delete on leads begin
    insert into lead_words (lead_words, rowid, words)
      select 'delete', seq, old.words from lead_rows where lead_id = old.id;
    delete from lead_rows where lead_id = old.id;
  end`,
  'create table lead_words_due (lead_id text not null)',
  'insert into lead_rows (lead_id) select id from leads order by rowid',
  `create trigger lead_added after insert on leads begin
    insert into lead_words_due (lead_id) values (new.id);
  end`,
];
