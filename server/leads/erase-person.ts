/** Removes a person from everywhere this server keeps anything about them, and says what it could not remove. */
import { mailboxOf, personOf } from '#domain/email.ts';
import { eraseBookings } from '#server/bookings/erase-bookings.ts';
import type { Announce } from '#server/events/announce.ts';
import { erasedParcels } from '#server/events/erased-event.ts';
import { erasedName } from '#server/events/person-id.ts';
import { removeMails } from '#server/mail/mail-files.ts';
import type { Store } from '#server/store/open-store.ts';

export type Erased = Readonly<{
  leads: number;
  deliveries: number;
  subscriptions: number;
  bookings: number;
  /** Messages about bookings, also of others, that named them. */
  messages: number;
  files: number;
  /** Deliveries that a process was carrying out at this moment: their mail may still go out or be written. */
  underWay: number;
  /** `left`: another program reads the store, so that its write-ahead log still holds what was erased. */
  log: 'clean' | 'emptied' | 'left';
}>;
type Erasure = Readonly<{ email: string; dataDir: string; now: number; announce: Announce }>;

export async function erasePerson(store: Store, { email, dataDir, now, announce }: Erasure): Promise<Erased> {
  const person = personOf(email.trim());
  const { gone, ...erased } = await store.db.transaction().execute(async (trx) => {
    const deliveries = await trx
      .deleteFrom('deliveries')
      .where('lead_id', 'in', (eb) => eb.selectFrom('leads').select('id').where('person', '=', person))
      .returning(['id', 'lease_owner'])
      .execute();
    const leads = await trx.deleteFrom('leads').where('person', '=', person).returning('id').execute();
    const subscriptions = await trx
      .deleteFrom('subscribers')
      .where('person', '=', person)
      .returning('id')
      .execute();
    const booked = await eraseBookings(trx, person, now);
    const leadIds = leads.map(({ id }) => id);
    const erasure = { person, leadIds, bookingUids: booked.uids, now };
    const isKnown = leads.length + subscriptions.length + booked.uids.length > 0;
    const parcels = isKnown ? erasedParcels(announce, erasure) : [];
    if (parcels.length > 0) await trx.insertInto('deliveries').values(parcels).execute();
    await trx.deleteFrom('mail_slots').where('mailbox', '=', mailboxOf(person)).execute();
    await trx.deleteFrom('bounces').where('person', '=', person).execute();
    await trx.deleteFrom('notes').where('person', '=', person).execute();
    // Who looked at them stays on record, at whom does not.
    await trx
      .updateTable('desk_access')
      .set({ subject: erasedName(person) })
      .where('subject', '=', person)
      .execute();
    return {
      gone: [...deliveries, ...booked.deliveries],
      leads: leads.length,
      subscriptions: subscriptions.length,
      bookings: booked.uids.length,
      messages: booked.messages,
    };
  });
  return {
    ...erased,
    deliveries: gone.length,
    files: await removeMails(dataDir, new Set(gone.map(({ id }) => id))),
    underWay: gone.filter(({ lease_owner }) => lease_owner !== null).length,
    log: await store.scrub(),
  };
}
