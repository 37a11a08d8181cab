import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Leads, deliveries and subscribers. */
export async function version1(trx: Transaction<Schema>): Promise<void> {
  await runSql(
    trx,
    `create table leads (id text primary key, kind text not null, person text not null, email text not null,
      first_name text not null, last_name text not null, company text not null, phone text not null,
      details text not null, page text not null, referrer text not null, utm text not null, consent text not null,
      suspicion text, fingerprint text unique, created_at bigint not null)`,
    `create table deliveries (id text primary key, lead_id text not null references leads (id) on delete cascade,
      kind text not null, state text not null, attempts integer not null, next_at bigint not null, lease_owner text,
      lease_until bigint not null, note text not null, created_at bigint not null, finished_at bigint)`,
    `create table subscribers (id text primary key, person text not null unique, email text not null,
      state text not null, lead_id text not null, requested_at bigint not null, confirmed_at bigint,
      unsubscribed_at bigint)`,
    `create table mail_slots (person text not null, kind text not null, last_at bigint not null,
      constraint mail_slots_key primary key (person, kind))`,
    'create table probe (id integer primary key, at bigint not null)',
  );
}

export async function runSql(trx: Transaction<Schema>, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}
