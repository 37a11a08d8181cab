import type { Transaction } from 'kysely';
import { fillPeople } from '../people.ts';
import type { Schema } from '../schema.ts';
import { runSql } from './run-sql.ts';

/** Not released yet, so it may change until then. One row per person: figures count people. */
export async function version3(trx: Transaction<Schema>): Promise<void> {
  await runSql(
    trx,
    `create table people (email_key text primary key, lead_since bigint not null, source text not null,
      campaign text not null, status text not null default 'new')`,
  );
  await fillPeople(trx);
  await runSql(
    trx,
    'create index people_since on people (lead_since, source)',
    `create index people_campaign on people (campaign, lead_since, status) where campaign <> ''`,
    // An erasure reads the latest messages again; a view is recorded once in ten minutes.
    'create index booking_messages_received on booking_messages (received_at)',
    'drop index desk_access_subject',
    'create index desk_access_subject on desk_access (subject, at)',
  );
}
