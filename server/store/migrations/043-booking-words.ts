import type { Transaction } from 'kysely';
import { bookingWords } from '../booking-words.ts';
import type { Schema } from '../schema.ts';

const PAGE = 500;

/** Who booked is found by name and address: the index holds the words in the order of the list, so it alone is read. */
export async function wordsOfBookings(trx: Transaction<Schema>): Promise<void> {
  await trx.schema
    .alterTable('bookings')
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (let last = ''; ; ) {
    const rows = await trx
      .selectFrom('bookings')
      .select(['uid', 'name', 'email'])
      .where('uid', '>', last)
      .orderBy('uid')
      .limit(PAGE)
      .execute();
    for (const booking of rows)
      await trx
        .updateTable('bookings')
        .set({ words: bookingWords(booking) })
        .where('uid', '=', booking.uid)
        .execute();
    last = rows.at(-1)?.uid ?? '';
    if (rows.length < PAGE) break;
  }
  await trx.schema.dropIndex('bookings_created_at').execute();
  await trx.schema
    .createIndex('bookings_words')
    .on('bookings')
    .columns(['created_at', 'uid', 'words', 'person'])
    .execute();
}
