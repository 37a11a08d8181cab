import type { Transaction } from 'kysely';
import { refreshAllOrders } from '../call-order.ts';
import { fillPeople } from '../people.ts';
import type { Schema } from '../schema.ts';
import { runSql } from './run-sql.ts';

/** Not released yet, so it may change until then. One row per person: figures count people, and the team works with them. */
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
  );
  await fillPeople(trx);
  await runSql(
    trx,
    `update leads set status = (select status from people where email_key = leads.person)
      where person in (select email_key from people where status <> 'new')`,
  );
  await refreshAllOrders(trx);
  await runSql(
    trx,
    'create index people_since on people (lead_since, source, language)',
    `create index people_due on people (owner, next_step_at) where next_step_at is not null`,
    `create index leads_owner on leads (owner, created_at, id) where owner <> ''`,
    'create index leads_due on leads (next_step_at) where next_step_at is not null',
    'create index leads_call_order on leads (call_order, id)',
    `create index people_campaign on people (campaign, lead_since, status) where campaign <> ''`,
    // An erasure reads the latest messages again; a view is recorded once in ten minutes.
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
  );
}
