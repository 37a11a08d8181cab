/** Erases what is older than the operator wants to keep. Who is subscribed stays, with the sign-up that says so. */
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import { DAY } from '#domain/durations.ts';
import type { Announce } from '#server/events/announce.ts';
import { erasedParcels } from '#server/events/erased-event.ts';
import { erasedName } from '#server/events/person-id.ts';
import { removeMails } from '#server/mail/mail-files.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Schema } from '#server/store/schema.ts';

/** In one transaction: short enough that leads which arrive meanwhile do not wait. */
const BATCH = 500;

type Limits = Readonly<{ days: number; now: number; dataDir: string; announce: Announce }>;
export type Expired = Readonly<{
  leads: number;
  bookings: number;
  subscriptions: number;
  notes: number;
  /** Messages about bookings, bounces, looks at the desk, events about nobody who is left. */
  traces: number;
  files: number;
}>;

/** One batch; call again while it finds something. */
export async function eraseExpired(store: Store, { days, now, dataDir, announce }: Limits): Promise<Expired> {
  const before = now - days * DAY;
  const { mails, ...expired } = await store.db.transaction().execute(async (trx) => {
    const leads = await expiredLeads(trx, before);
    const bookings = await expiredBookings(trx, before);
    const subscriptions = await expiredSubscriptions(trx, before);
    const notes = await trx
      .deleteFrom('notes')
      .where('id', 'in', (eb) =>
        eb.selectFrom('notes').select('id').where('created_at', '<', before).limit(BATCH),
      )
      .returning('person')
      .execute();
    const traces = await expiredTraces(trx, before);
    const people = [...leads.gone, ...bookings, ...subscriptions, ...notes].map(({ person }) => person);
    const gone = await forgotten(trx, people);
    for (const person of gone)
      await trx
        .updateTable('desk_access')
        .set({ subject: erasedName(person) })
        .where('subject', '=', person)
        .execute();
    const parcels = gone.flatMap((person) =>
      erasedParcels(announce, {
        person,
        leadIds: leads.gone.filter((lead) => lead.person === person).map(({ id }) => id),
        bookingUids: bookings.filter((booking) => booking.person === person).map(({ uid }) => uid),
        now,
      }),
    );
    for (let start = 0; start < parcels.length; start += BATCH)
      await trx
        .insertInto('deliveries')
        .values(parcels.slice(start, start + BATCH))
        .execute();
    return {
      mails: leads.deliveries,
      leads: leads.gone.length,
      bookings: bookings.length,
      subscriptions: subscriptions.length,
      notes: notes.length,
      traces,
    };
  });
  const files = await removeMails(dataDir, new Set(mails));
  if (isSomething(expired)) await store.scrub();
  return { ...expired, files };
}

const isSomething = ({ leads, bookings, subscriptions, notes, traces }: Omit<Expired, 'files'>) =>
  leads + bookings + subscriptions + notes + traces > 0;

async function expiredTraces(trx: Transaction<Schema>, before: number): Promise<number> {
  const deleted = [
    await trx.deleteFrom('booking_messages').where('received_at', '<', before).executeTakeFirst(),
    await trx.deleteFrom('bounces').where('at', '<', before).executeTakeFirst(),
    await trx.deleteFrom('desk_access').where('at', '<', before).executeTakeFirst(),
    await trx
      .deleteFrom('deliveries')
      .where('lead_id', 'is', null)
      .where('booking_uid', 'is', null)
      .where('created_at', '<', before)
      .executeTakeFirst(),
  ];
  return deleted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

async function expiredLeads(trx: Transaction<Schema>, before: number) {
  const rows = await trx
    .selectFrom('leads')
    .select(['id', 'person'])
    .where('created_at', '<', before)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('subscribers').select('lead_id').where('state', '=', 'confirmed'),
    )
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { gone: [], deliveries: [] };
  const deliveries = await trx.deleteFrom('deliveries').where('lead_id', 'in', ids).returning('id').execute();
  await trx.deleteFrom('leads').where('id', 'in', ids).execute();
  return { gone: rows, deliveries: deliveries.map(({ id }) => id) };
}

async function expiredBookings(trx: Transaction<Schema>, before: number) {
  const gone = await trx
    .deleteFrom('bookings')
    .where('uid', 'in', (eb) =>
      eb
        .selectFrom('bookings')
        .select('uid')
        .where((each) => each(each.fn.coalesce('end_at', 'created_at'), '<', before))
        .where('created_at', '<', before)
        .limit(BATCH),
    )
    .returning(['uid', 'person'])
    .execute();
  const uids = gone.map(({ uid }) => uid);
  if (uids.length > 0) await trx.deleteFrom('deliveries').where('booking_uid', 'in', uids).execute();
  return gone;
}

const expiredSubscriptions = (trx: Transaction<Schema>, before: number) =>
  trx
    .deleteFrom('subscribers')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('subscribers')
        .select('id')
        .where('state', '!=', 'confirmed')
        .where('requested_at', '<', before)
        // Who left and asked again waits anew.
        .where((each) => each.or([each('unsubscribed_at', 'is', null), each('unsubscribed_at', '<', before)]))
        .limit(BATCH),
    )
    .returning('person')
    .execute();

/** Those of whom nothing is left: their other traces, if any, are younger. */
async function forgotten(trx: Transaction<Schema>, people: readonly string[]): Promise<string[]> {
  const gone = new Set(people);
  for (const table of ['leads', 'bookings', 'subscribers', 'notes'] as const) {
    if (gone.size === 0) break;
    const left = await trx
      .selectFrom(table)
      .select('person')
      .where('person', 'in', [...gone])
      .execute();
    for (const { person } of left) gone.delete(person);
  }
  return [...gone];
}

type Forgetting = Omit<Limits, 'now'> & Readonly<{ clock: () => number; log: Logger }>;

/** All that is due, batch by batch. The log counts and names nobody. */
export async function forgetOld(store: Store, { clock, log, ...limits }: Forgetting): Promise<void> {
  for (;;) {
    const expired = await eraseExpired(store, { ...limits, now: clock() });
    if (!isSomething(expired)) return;
    log.info(expired, 'what was older than RETENTION_DAYS was erased');
  }
}
