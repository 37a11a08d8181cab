import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { runSql } from './version-1.ts';

/** One row per person, passkeys and API keys. `rebuildDerivedColumns` fills the columns. */
export async function version3(trx: Transaction<Schema>): Promise<void> {
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
    `create index people_campaign on people (campaign, lead_since, status) where campaign <> ''`,
    // For erasures, which read the latest messages again.
    'create index booking_messages_received on booking_messages (received_at)',
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
  );
}
