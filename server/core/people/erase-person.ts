/** Erases a person from everything that this server stores, and reports what it could not erase. */
import { sql } from 'kysely';
import { mailboxOf } from '#domain/email.ts';
import { recordAudit } from '#server/core/audit-log.ts';
import { eraseBookings } from '#server/core/bookings/erase-bookings.ts';
import type { CoreContext } from '#server/core/context.ts';
import { erasedCode } from '#server/core/people/person-id.ts';
import { announceErasure } from '#server/events/create-events.ts';
import { removeMails } from '#server/mail/mail-files.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { PERSON_TABLES } from '#server/store/personal-data.ts';
import type { Trx } from '#server/store/schema.ts';
import { personOfAddress } from './find-person.ts';

const idsOf = (rows: readonly Readonly<{ id: string }>[]) => rows.map(({ id }) => id);

export async function erasePerson(
  context: CoreContext,
  { email, dataDir }: Readonly<{ email: string; dataDir: string }>,
) {
  const { store, now, announce } = context;
  const person = await personOfAddress(store.db, email);
  const code = erasedCode(person);
  const { deletedDeliveries, filesBefore, ...erased } = await store.db.transaction().execute(async (trx) => {
    await lockPeople(trx, 'exclusive', [person]);
    const submissions = trx.selectFrom('submissions').select('id').where('person', '=', person);
    const submissionIds = idsOf(await submissions.execute());
    const bookingUids = await eraseBookings(trx, person, now);
    const deliveries = await trx
      .deleteFrom('deliveries')
      .where((eb) => eb.or([eb('submission_id', 'in', submissionIds), eb('booking_uid', 'in', bookingUids)]))
      .returning(['id', 'lease_owner'])
      .execute();
    const { subscribers: subscriptions = 0 } = await eraseRows(trx, person);
    if (submissionIds.length + bookingUids.length + subscriptions > 0) {
      await announceErasure(trx, announce, { person, submissionIds, bookingUids, now });
      await recordAudit(trx, context, { action: 'erased', subject: code });
    }
    return {
      deletedDeliveries: deliveries,
      filesBefore: await removeMails(dataDir, idsOf(deliveries)),
      submissions: submissionIds.length,
      subscriptions,
      bookings: bookingUids.length,
    };
  });
  // Mails to the team that name several people belong to none of them. The next one is written without this person.
  const teamMails = await store.db
    .selectFrom('deliveries')
    .select('id')
    .where('kind', 'in', ['due-mail', 'assignment-mail'])
    .execute();
  return {
    ...erased,
    deliveries: deletedDeliveries.length,
    files: filesBefore + (await removeMails(dataDir, idsOf([...deletedDeliveries, ...teamMails]))),
    /** Deliveries in progress at this moment: they may still reach the person or another tool. */
    inFlight: deletedDeliveries.filter(({ lease_owner }) => lease_owner !== null).length,
    /** `left`: another program reads the database, so the write-ahead log still contains erased data. */
    log: await store.scrub(),
    code,
  };
}

/** Deletes or pseudonymizes the rows of every table in `PERSON_TABLES`. Returns the number of rows per table. */
export async function eraseRows(trx: Trx, person: string) {
  const deletedRows: Partial<Record<string, number>> = {};
  for (const { table, column, isPseudonymized } of PERSON_TABLES) {
    const [name, key] = [sql.table(table), sql.ref(column)];
    const value = column === 'mailbox' ? mailboxOf(person) : person;
    // The audit log keeps who viewed the person, but replaces the person with a code.
    const statement = isPseudonymized
      ? sql`update ${name} set ${key} = ${erasedCode(person)} where ${key} = ${value}`
      : sql`delete from ${name} where ${key} = ${value}`;
    deletedRows[table] = Number((await statement.execute(trx)).numAffectedRows ?? 0);
  }
  // The key of a bounce is the address. The keys of other tables are ids.
  await trx
    .deleteFrom('retention_due')
    .where('table_name', '=', 'bounces')
    .where('key', '=', person)
    .execute();
  return deletedRows;
}
