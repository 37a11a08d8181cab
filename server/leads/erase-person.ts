/** Removes a person from everywhere this server keeps anything about them. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { eraseBookings } from '#server/bookings/erase-bookings.ts';
import type { Announce } from '#server/events/announce.ts';
import { erasedEvent } from '#server/events/erased-event.ts';
import { erasedName, personId } from '#server/events/person-id.ts';
import { outboxFolder } from '#server/mail/mail-transport.ts';
import { newParcel } from '#server/store/intake.ts';
import type { Store } from '#server/store/open-store.ts';

export type Erased = Readonly<{
  leads: number;
  deliveries: number;
  subscriptions: number;
  bookings: number;
  files: number;
}>;
type Erasure = Readonly<{ email: string; dataDir: string; now: number; announce: Announce }>;

export async function erasePerson(
  { db, dialect }: Store,
  { email, dataDir, now, announce }: Erasure,
): Promise<Erased> {
  const person = email.trim().toLowerCase();
  const { ids, erased } = await db.transaction().execute(async (trx) => {
    const deliveries = await trx
      .deleteFrom('deliveries')
      .where('lead_id', 'in', (eb) => eb.selectFrom('leads').select('id').where('person', '=', person))
      .returning('id')
      .execute();
    const leads = await trx.deleteFrom('leads').where('person', '=', person).returning('id').execute();
    const subscriptions = await trx
      .deleteFrom('subscribers')
      .where('person', '=', person)
      .returning('id')
      .execute();
    const booked = await eraseBookings(trx, person);
    const leadIds = leads.map(({ id }) => id);
    const erasure = { person, leadIds, bookingUids: booked.uids, now };
    const isKnown = leads.length + subscriptions.length + booked.uids.length > 0;
    const parcels = isKnown
      ? announce(() => erasedEvent(erasure), `${now}_${personId(person).slice(0, 16)}`)
      : [];
    if (parcels.length > 0) {
      const rows = parcels.map((parcel) => newParcel(null, parcel, now));
      await trx.insertInto('deliveries').values(rows).execute();
    }
    await trx.deleteFrom('mail_slots').where('person', '=', person).execute();
    await trx.deleteFrom('notes').where('person', '=', person).execute();
    // Who looked at them stays on record, at whom does not.
    await trx
      .updateTable('desk_access')
      .set({ subject: erasedName(person) })
      .where('subject', '=', person)
      .execute();
    return {
      ids: [...deliveries.map(({ id }) => id), ...booked.deliveryIds],
      erased: {
        leads: leads.length,
        deliveries: deliveries.length + booked.deliveryIds.length,
        subscriptions: subscriptions.length,
        bookings: booked.uids.length,
      },
    };
  });
  // The write-ahead log would keep the old pages until it wraps around.
  if (dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
  let files = 0;
  for (const id of ids) {
    const removed = await rm(join(outboxFolder(dataDir), `${id}.eml`)).then(
      () => true,
      () => false,
    );
    if (removed) files += 1;
  }
  return { ...erased, files };
}
