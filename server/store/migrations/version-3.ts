import type { Transaction } from 'kysely';
import type { Dialect, Schema } from '../schema.ts';
import { runSql } from './version-1.ts';

/** One row per person, passkeys, API keys and a new search. `rebuildDerivedColumns` fills the columns. */
export async function version3(trx: Transaction<Schema>, dialect: Dialect): Promise<void> {
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
    // The latest status of their forms that somebody changed.
    `insert into people (email_key, status) select person, (select status from leads as form
        where form.person = leads.person and status <> 'new' order by created_at desc limit 1)
      from leads where status <> 'new' group by person`,
    ...['leads', 'bookings'].map(
      (table) => `alter table ${table} add column page_language text not null default ''`,
    ),
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

const SEARCH_IN_POSTGRES = ['drop index if exists leads_words'];

const SEARCH_IN_SQLITE = [
  // Remove the search index of version 2.
  ...['lead_words_numbered', 'lead_words_erased', 'lead_progress_erased'].map(
    (trigger) => `drop trigger if exists ${trigger}`,
  ),
  'drop view if exists lead_texts',
  ...['lead_words', 'lead_rows', 'lead_word_progress'].map((table) => `drop table if exists ${table}`),
  'create table lead_rows (seq integer primary key autoincrement, lead_id text not null unique)',
  'create view lead_texts as select seq, words from lead_rows join leads on leads.id = lead_rows.lead_id',
  `create virtual table lead_words using fts5(words, content='lead_texts', content_rowid='seq', detail=none,
    tokenize='trigram case_sensitive 1')`,
  `insert into lead_words (lead_words, rank) values ('secure-delete', 1)`,
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
