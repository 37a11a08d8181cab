/** Removes a person from booking messages, including messages in which the person is a guest of somebody else. */
import type { Transaction } from 'kysely';
import { emailKeyOf } from '#domain/email.ts';
import { MINUTE } from '#domain/timing.ts';
import { markErased } from '#server/bookings/erased-marks.ts';
import { mentionsPerson, readStoredMessages } from '#server/bookings/people-in-message.ts';
import { providerUid } from '#server/bookings/received-message.ts';
import type { Db, Schema } from '#server/store/schema.ts';

type MessageKey = Readonly<{ key: string; booking_uid: string }>;

/** Messages that name the person. */
export async function findMessages(db: Db, person: string): Promise<MessageKey[]> {
  const messageKeys: MessageKey[] = [];
  for await (const { key, booking_uid, body } of readStoredMessages(db))
    if (mentionsPerson(body, person)) messageKeys.push({ key, booking_uid });
  return messageKeys;
}

/** Clocks of servers that share a store differ by less than this. */
const CLOCK_SLACK_MS = 5 * MINUTE;
/** Values per statement, far below the limits of both databases. */
const CHUNK_SIZE = 500;

type BookingErasure = Readonly<{
  person: string;
  /** Messages found before the transaction. The transaction itself reads only newer messages. */
  foundMessages: readonly MessageKey[];
  now: number;
}>;

/** Empties the messages. The bookings are deleted with all other rows of the person. */
export async function eraseBookings(
  trx: Transaction<Schema>,
  { person, foundMessages, now }: BookingErasure,
): Promise<{ uids: string[]; messages: number }> {
  const rows = await trx.selectFrom('bookings').select('uid').where('person', '=', person).execute();
  // A booking may belong to another person, whose reference travelled with it.
  const namedBookings =
    foundMessages.length > 0
      ? await trx
          .selectFrom('bookings')
          .select(['uid', 'email'])
          .where('person', '!=', person)
          .where(
            'uid',
            'in',
            foundMessages.slice(0, CHUNK_SIZE).map(({ booking_uid }) => booking_uid),
          )
          .execute()
      : [];
  const sharedUids = namedBookings.filter(({ email }) => emailKeyOf(email) === person).map(({ uid }) => uid);
  if (sharedUids.length > 0) {
    await trx.updateTable('bookings').set({ person }).where('uid', 'in', sharedUids).execute();
  }
  const uids = [...rows.map(({ uid }) => uid), ...sharedUids];
  const ownMessages =
    uids.length > 0
      ? await trx
          .selectFrom('booking_messages')
          .select(['key', 'booking_uid'])
          .where('booking_uid', 'in', uids)
          .where('body', '!=', '')
          .execute()
      : [];
  const recentMessages = await trx
    .selectFrom('booking_messages')
    .select(['key', 'booking_uid', 'body'])
    .where('received_at', '>=', now - CLOCK_SLACK_MS)
    .where('body', '!=', '')
    .execute();
  const lateMessages = recentMessages.filter(({ body }) => mentionsPerson(body, person));
  const messages = new Map(
    [...foundMessages, ...ownMessages, ...lateMessages].map((message) => [message.key, message]),
  );
  const keys = [...messages.keys()];
  // The keys stay, so that a repeated message does not bring the person back.
  for (let start = 0; start < keys.length; start += CHUNK_SIZE)
    await trx
      .updateTable('booking_messages')
      .set({ body: '' })
      .where('key', 'in', keys.slice(start, start + CHUNK_SIZE))
      .execute();
  const providerUids = new Set(
    [...uids, ...[...messages.values()].map((message) => message.booking_uid)].map(providerUid),
  );
  await markErased(
    trx,
    [...providerUids].map((uid) => ({ uid, person })),
    now,
  );
  return { uids, messages: keys.length };
}
