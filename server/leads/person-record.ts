/** Everything that is stored about one person, for them to read. */
import { sql } from 'kysely';
import { personOf } from '#domain/email.ts';
import { personId } from '#server/events/person-id.ts';
import type { Db } from '#server/store/schema.ts';
import { plainLead } from './export-leads.ts';
import { findByPerson } from './queries.ts';

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** Undefined when nothing is. */
export async function personRecord(db: Db, email: string) {
  const person = personOf(email.trim());
  const leads = await findByPerson(db, person);
  const of = <Table extends 'subscribers' | 'bookings' | 'notes' | 'bounces'>(table: Table) =>
    sql<Record<string, unknown>>`select * from ${sql.table(table)} where person = ${person}`
      .execute(db)
      .then(({ rows }) => rows.map(readable));
  const [subscriptions, bookings, notes, bounces] = await Promise.all([
    of('subscribers'),
    of('bookings'),
    of('notes'),
    of('bounces'),
  ]);
  if (leads.length + subscriptions.length + bookings.length + notes.length + bounces.length === 0)
    return undefined;
  const uids = bookings.map(({ uid }) => String(uid));
  const messages =
    uids.length > 0
      ? await db
          .selectFrom('booking_messages')
          .selectAll()
          .where('booking_uid', 'in', uids)
          .where('body', '!=', '')
          .execute()
      : [];
  return {
    person: { address: person, id: personId(person) },
    leads: leads.map(plainLead),
    subscriptions,
    bookings,
    bookingMessages: messages.map(({ body, received_at }) => ({
      received: iso(received_at),
      message: JSON.parse(body) as unknown,
    })),
    notes,
    refusedMail: bounces,
  };
}

/** Times as dates, JSON as data. */
const readable = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (/(_at|^at)$/.test(name) && value !== null) return [name, iso(Number(value))];
      if (name === 'utm') return [name, JSON.parse(String(value)) as unknown];
      return [name, value];
    }),
  );
