/** Erases what is older than the operator wants to keep. Who is subscribed stays, with the sign-up that says so. */
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import { removeMails } from '#server/mail/mail-files.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Schema } from '#server/store/schema.ts';

const DAY = 86_400_000;
/** In one transaction: short enough that leads which arrive meanwhile do not wait. */
const BATCH = 500;

type Limits = Readonly<{ days: number; now: number; dataDir: string }>;
export type Expired = Readonly<{ leads: number; bookings: number; subscriptions: number; files: number }>;

/** One batch; call again while it finds something. */
export async function eraseExpired(store: Store, { days, now, dataDir }: Limits): Promise<Expired> {
  const before = now - days * DAY;
  const { mails, ...expired } = await store.db.transaction().execute(async (trx) => {
    const leads = await expiredLeads(trx, before);
    const bookings = await expiredBookings(trx, before);
    const subscriptions = await trx
      .deleteFrom('subscribers')
      .where('state', '!=', 'confirmed')
      .where((eb) => eb(eb.fn.coalesce('unsubscribed_at', 'requested_at'), '<', before))
      .returning('id')
      .execute();
    await trx.deleteFrom('booking_messages').where('received_at', '<', before).execute();
    await trx.deleteFrom('bounces').where('at', '<', before).execute();
    await trx.deleteFrom('notes').where('created_at', '<', before).execute();
    await trx.deleteFrom('desk_access').where('at', '<', before).execute();
    await trx
      .deleteFrom('deliveries')
      .where('lead_id', 'is', null)
      .where('booking_uid', 'is', null)
      .where('created_at', '<', before)
      .execute();
    return {
      mails: leads.deliveries,
      leads: leads.count,
      bookings,
      subscriptions: subscriptions.length,
    };
  });
  const files = await removeMails(dataDir, new Set(mails));
  if (expired.leads + expired.bookings + expired.subscriptions > 0) await store.scrub();
  return { ...expired, files };
}

async function expiredLeads(trx: Transaction<Schema>, before: number) {
  const rows = await trx
    .selectFrom('leads')
    .select('id')
    .where('created_at', '<', before)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('subscribers').select('lead_id').where('state', '=', 'confirmed'),
    )
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { count: 0, deliveries: [] };
  const deliveries = await trx.deleteFrom('deliveries').where('lead_id', 'in', ids).returning('id').execute();
  await trx.deleteFrom('leads').where('id', 'in', ids).execute();
  return { count: ids.length, deliveries: deliveries.map(({ id }) => id) };
}

async function expiredBookings(trx: Transaction<Schema>, before: number): Promise<number> {
  const gone = await trx
    .deleteFrom('bookings')
    .where((eb) => eb(eb.fn.coalesce('end_at', 'created_at'), '<', before))
    .where('created_at', '<', before)
    .returning('uid')
    .execute();
  const uids = gone.map(({ uid }) => uid);
  if (uids.length > 0) await trx.deleteFrom('deliveries').where('booking_uid', 'in', uids).execute();
  return uids.length;
}

type Forgetting = Readonly<{ days: number; dataDir: string; clock: () => number; log: Logger }>;

/** All that is due, batch by batch. The log counts and names nobody. */
export async function forgetOld(store: Store, { days, dataDir, clock, log }: Forgetting): Promise<void> {
  for (;;) {
    const expired = await eraseExpired(store, { days, now: clock(), dataDir });
    if (expired.leads + expired.bookings + expired.subscriptions === 0) return;
    log.info(expired, 'what was older than RETENTION_DAYS was erased');
  }
}
