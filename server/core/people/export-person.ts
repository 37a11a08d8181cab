/** Exports everything that is stored about one person, for that person. */
import { sql, type Transaction } from 'kysely';
import { mentionsPerson, readStoredMessages } from '#server/bookings/people-in-message.ts';
import { recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { toExportedSubmission } from '#server/core/submissions/export-submissions.ts';
import { findByPeople } from '#server/core/submissions/submissions.ts';
import { personId } from '#server/events/person-id.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { exportedColumns, PERSON_TABLES } from '#server/store/personal-data.ts';
import type { Db, Schema } from '#server/store/schema.ts';
import { personOfAddress } from './find-person.ts';

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** Undefined if nothing is stored about them. */
export async function exportPerson(context: CoreContext, email: string) {
  const { db } = context.store;
  const person = await personOfAddress(db, email);
  const messages = await findMessages(db, person);
  return db.transaction().execute(async (trx) => {
    await lockPeople(trx, 'shared', [person]);
    const submissions = await findByPeople(trx, [person], { asSent: true });
    const lists = await readPersonRows(trx, person);
    const uids = new Set(lists.bookings?.map(({ uid }) => String(uid)));
    const existingMessages = await dropErased(trx, messages);
    const ownMessages = await readOwnMessages(trx, [...uids]);
    const guestMessages = existingMessages.filter(({ booking_uid }) => !uids.has(booking_uid));
    const allLists = [submissions, ...Object.values(lists), ownMessages, guestMessages];
    if (allLists.every(({ length }) => length === 0)) return undefined;
    await recordAudit(trx, context, { action: 'exported', subject: person });
    return {
      person: { address: person, id: personId(person) },
      submissions: submissions.map(toExportedSubmission),
      ...lists,
      bookingMessages: ownMessages,
      guestOf: guestMessages.map(({ booking_uid: _, key: __, ...message }) => message),
    };
  });
}

/** Lists of unchanged table rows. */
async function readPersonRows(trx: Transaction<Schema>, person: string) {
  const lists: Record<string, Record<string, unknown>[]> = {};
  for (const { table, column, exportedAs } of PERSON_TABLES) {
    if (!exportedAs) continue;
    const columns = sql.join(exportedColumns(table).map((name) => sql.ref(name)));
    const { rows } = await sql<Record<string, unknown>>`select ${columns} from ${sql.table(table)}
      where ${sql.ref(column)} = ${person}`.execute(trx);
    lists[exportedAs] = rows.map(toReadableRow);
  }
  return lists;
}

type Fields = Readonly<Record<string, unknown>>;
type Message = Fields & Readonly<{ payload?: Fields }>;

/** Messages about other people's bookings: only the person's own data and the time of the call. */
async function findMessages(db: Db, person: string) {
  const foundMessages = [];
  for await (const { key, booking_uid, body, received_at } of readStoredMessages(db)) {
    if (!mentionsPerson(body, person)) continue;
    const message = JSON.parse(body) as Message;
    const { startTime, endTime, attendees } = message.payload ?? message;
    const entries = (Array.isArray(attendees) ? attendees : []).filter((entry) =>
      mentionsPerson(JSON.stringify(entry), person),
    ) as unknown[];
    const received = iso(received_at);
    foundMessages.push({
      key,
      booking_uid,
      received,
      event: message.triggerEvent,
      startTime,
      endTime,
      entries,
    });
  }
  return foundMessages;
}

/** Drops messages that an erasure has emptied meanwhile. */
async function dropErased<Found extends Readonly<{ key: string }>>(
  trx: Transaction<Schema>,
  foundMessages: readonly Found[],
): Promise<readonly Found[]> {
  if (foundMessages.length === 0) return foundMessages;
  const rows = await trx
    .selectFrom('booking_messages')
    .select('key')
    .where('body', '!=', '')
    .where(
      'key',
      'in',
      foundMessages.map(({ key }) => key),
    )
    .execute();
  const keys = new Set(rows.map(({ key }) => key));
  return foundMessages.filter(({ key }) => keys.has(key));
}

/** Messages about the person's own bookings, complete. */
async function readOwnMessages(trx: Transaction<Schema>, uids: readonly string[]) {
  if (uids.length === 0) return [];
  const rows = await trx
    .selectFrom('booking_messages')
    .select(['body', 'received_at'])
    .where('booking_uid', 'in', uids)
    .where('body', '!=', '')
    .orderBy('key')
    .execute();
  return rows.map(({ body, received_at }) => ({
    received: iso(received_at),
    message: JSON.parse(body) as unknown,
  }));
}

/** Converts times to dates and JSON to data. */
const toReadableRow = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (/(_at|_since|^at)$/.test(name) && value !== null) return [name, iso(Number(value))];
      if (name === 'utm') return [name, JSON.parse(String(value)) as unknown];
      return [name, value];
    }),
  );
