/** Finds a person by the id of a submission or a booking: URLs never contain a mail address. */
import { emailKeyOf } from '#domain/email.ts';
import type { CoreContext } from '#server/core/context.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { findRow } from '#server/store/rows.ts';
import type { Db, Trx } from '#server/store/schema.ts';

export async function findPerson(db: Db, id: string): Promise<string | undefined> {
  const found = (await findRow(db, 'submissions', { id })) ?? (await findRow(db, 'bookings', { uid: id }));
  return found?.person;
}

/** Key of the person with this address, as they or the team wrote it. The key of the address if there is nobody. */
export async function personOfAddress(db: Db, address: string): Promise<string> {
  const key = emailKeyOf(address.trim());
  const people = await db
    .selectFrom('people')
    .select('email_key')
    .where((eb) => eb.or([eb('email_key', '=', key), eb('email', '=', key)]))
    .execute();
  return people.some(({ email_key }) => email_key === key) ? key : (people[0]?.email_key ?? key);
}

/** Runs in a transaction that excludes an erasure of the person. Undefined if there is no such person. */
export function withPerson<Result>(
  { store: { db } }: Pick<CoreContext, 'store'>,
  id: string,
  run: (trx: Trx, emailKey: string) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction().execute(async (trx) => {
    const keyBeforeLock = await findPerson(trx, id);
    if (keyBeforeLock === undefined) return undefined;
    await lockPeople(trx, 'shared', [keyBeforeLock]);
    // Read again: an erasure may have deleted the person while this call waited for the lock.
    const emailKey = await findPerson(trx, id);
    return emailKey === undefined ? undefined : run(trx, emailKey);
  });
}
