/** Everything that is stored about one person, for them to read. */
import { sql } from 'kysely';
import { personOf } from '#domain/email.ts';
import { keptMessages, names } from '#server/bookings/people-in-message.ts';
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
  const looks = await db
    .selectFrom('desk_access')
    .select(['at', 'actor', 'action', 'detail'])
    .where('subject', '=', person)
    .orderBy('id')
    .execute();
  const { own, asGuest } = await messagesAbout(db, person, new Set(bookings.map(({ uid }) => String(uid))));
  const all = [leads, subscriptions, bookings, notes, bounces, looks, own, asGuest];
  if (all.every(({ length }) => length === 0)) return undefined;
  return {
    person: { address: person, id: personId(person) },
    leads: leads.map(plainLead),
    subscriptions,
    bookings,
    bookingMessages: own,
    guestOf: asGuest,
    notes,
    refusedMail: bounces,
    access: looks.map(readable),
  };
}

type Fields = Readonly<Record<string, unknown>>;
type Message = Fields & Readonly<{ payload?: Fields }>;

/** Of their own bookings all that was said; of another's only what is about them and when the call is. */
async function messagesAbout(db: Db, person: string, uids: ReadonlySet<string>) {
  const own = [];
  const asGuest = [];
  for await (const { booking_uid, body, received_at } of keptMessages(db)) {
    const isOwn = uids.has(booking_uid);
    if (!isOwn && !names(body, person)) continue;
    const message = JSON.parse(body) as Message;
    if (isOwn) {
      own.push({ received: iso(received_at), message });
      continue;
    }
    const { startTime, endTime, attendees } = message.payload ?? message;
    const entries = (Array.isArray(attendees) ? attendees : []).filter((entry) =>
      names(JSON.stringify(entry), person),
    ) as unknown[];
    asGuest.push({ received: iso(received_at), event: message.triggerEvent, startTime, endTime, entries });
  }
  return { own, asGuest };
}

/** Times as dates, JSON as data, without what only serves a search. */
const readable = ({ words: _, ...row }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (/(_at|^at)$/.test(name) && value !== null) return [name, iso(Number(value))];
      if (name === 'utm') return [name, JSON.parse(String(value)) as unknown];
      return [name, value];
    }),
  );
