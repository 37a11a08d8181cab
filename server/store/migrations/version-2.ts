import type { Transaction } from 'kysely';
import type { Dialect, Schema } from '../schema.ts';
import { runSql } from './version-1.ts';

/** Events, bookings, the desk, shared rate limits, bounces. Version 4 replaces the search and fills the columns. */
export async function version2(trx: Transaction<Schema>, dialect: Dialect): Promise<void> {
  await runSql(
    trx,
    ...LEAD_COLUMNS,
    ...(dialect === 'postgres' ? DELIVERIES_IN_POSTGRES : DELIVERIES_IN_SQLITE),
    ...TABLES,
    `create ${dialect === 'postgres' ? 'unlogged ' : ''}table rate_limits
      (key text primary key, count integer not null, ends_at bigint not null)`,
    ...INDEXES,
  );
}

const LEAD_COLUMNS = [
  ...['first_page', 'language', 'consent_version', 'status', 'source', 'campaign', 'words', 'company_key'],
].map(
  (column) =>
    `alter table leads add column ${column} text not null default '${column === 'status' ? 'new' : ''}'`,
);

const DELIVERIES_IN_POSTGRES = [
  `alter table deliveries alter column lead_id drop not null,
    add column target text not null default '', add column message_id text not null default '',
    add column payload text, add column booking_uid text`,
  'alter table deliveries rename column lease_until to lease_beat',
];

// SQLite cannot drop NOT NULL from a column: copy the table.
const DELIVERIES_IN_SQLITE = [
  `create table deliveries_copy (id text primary key, lead_id text references leads (id) on delete cascade,
    kind text not null, state text not null, attempts integer not null, next_at bigint not null, lease_owner text,
    lease_beat bigint not null, note text not null, created_at bigint not null, finished_at bigint,
    target text not null default '', message_id text not null default '', payload text, booking_uid text)`,
  `insert into deliveries_copy (id, lead_id, kind, state, attempts, next_at, lease_owner, lease_beat, note,
    created_at, finished_at) select id, lead_id, kind, state, attempts, next_at, lease_owner, lease_until, note,
    created_at, finished_at from deliveries`,
  'drop table deliveries',
  'alter table deliveries_copy rename to deliveries',
];

const TABLES = [
  'alter table mail_slots rename column person to mailbox',
  `create table bookings (uid text primary key, person text not null, email text not null, name text not null,
    title text not null, start_at bigint, end_at bigint, time_zone text not null, status text not null,
    previous_uid text, reason text not null, first_page text not null, page text not null, referrer text not null,
    utm text not null, language text not null, created_at bigint not null, changed_at bigint not null,
    words text not null default '')`,
  // No foreign key to the booking: the keys must outlive an erasure, so that a repeated message does not store the
  // person again.
  `create table booking_messages (key text primary key, booking_uid text not null, body text not null,
    received_at bigint not null)`,
  `create table notes (id text primary key, person text not null, author text not null, text text not null,
    created_at bigint not null)`,
  `create table desk_links (hash text primary key, email text not null, browser_hash text,
    expires_at bigint not null)`,
  `create table desk_sessions (id text primary key, hash text not null unique, email text not null,
    agent text not null, created_at bigint not null, seen_at bigint not null)`,
  `create table desk_access (id text primary key, at bigint not null, actor text not null, action text not null,
    subject text not null, detail text not null)`,
  `create table insight (day integer not null, event text not null, detail text not null, page text not null,
    source text not null, campaign text not null, device text not null, count bigint not null,
    constraint insight_key primary key (day, event, detail, page, source, campaign, device))`,
  'create table bounces (person text primary key, note text not null, at bigint not null)',
];

const INDEXES = [
  ...['leads_created_at', 'deliveries_due'].map((index) => `drop index if exists ${index}`),
  // Partial, so that delivered rows, which are the majority, cost nothing.
  `create index deliveries_due on deliveries (kind, target, next_at) where state = 'pending'`,
  'create index deliveries_leased on deliveries (lease_owner) where lease_owner is not null',
  `create index deliveries_stuck on deliveries (state, created_at, id) where state in ('dead', 'held')`,
  'create index deliveries_booking on deliveries (booking_uid) where booking_uid is not null',
  'create index bookings_person on bookings (person)',
  'create index bookings_previous on bookings (previous_uid)',
  'create index booking_messages_booking on booking_messages (booking_uid)',
  'create index notes_person on notes (person)',
  'create index subscribers_state on subscribers (state)',
  'create index subscribers_requested_at on subscribers (requested_at)',
  'create index subscribers_confirmed_at on subscribers (confirmed_at) where confirmed_at is not null',
  'create index subscribers_unsubscribed_at on subscribers (unsubscribed_at) where unsubscribed_at is not null',
];
