import { emailKeyOf } from '#domain/email.ts';
import { markErased } from '#server/bookings/erased-marks.ts';
import { providerUid } from '#server/bookings/received-message.ts';
import type { Booking, Db, Trx } from '#server/store/schema.ts';

/** A booking with the person's address may belong to somebody else, whose reference travelled with it. */
export async function findBookingsOf(db: Db, person: string): Promise<Booking[]> {
  const candidates = await db
    .selectFrom('bookings')
    .selectAll()
    .where((eb) => eb.or([eb('person', '=', person), eb('person', '!=', eb.fn<string>('lower', ['email']))]))
    .execute();
  return candidates.filter((row) => row.person === person || emailKeyOf(row.email) === person);
}

/** The bookings are deleted with all other rows of the person. Returns their uids. */
export async function eraseBookings(trx: Trx, person: string, now: number) {
  const bookings = await findBookingsOf(trx, person);
  const uids = bookings.map(({ uid }) => uid);
  await trx.updateTable('bookings').set({ person }).where('uid', 'in', uids).execute();
  const marks = bookings.flatMap(({ uid, email }) =>
    [person, emailKeyOf(email)].map((erased) => ({ uid: providerUid(uid), person: erased })),
  );
  await markErased(trx, marks, now);
  return uids;
}
