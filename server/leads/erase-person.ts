/** Removes a person from everywhere this server keeps anything about them. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { outboxFolder } from '#server/mail/mail-transport.ts';
import type { Store } from '#server/store/open-store.ts';

export type Erased = Readonly<{ leads: number; deliveries: number; subscriptions: number; files: number }>;

export async function erasePerson({ db, dialect }: Store, email: string, dataDir: string): Promise<Erased> {
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
    await trx.deleteFrom('mail_slots').where('person', '=', person).execute();
    await trx.deleteFrom('notes').where('person', '=', person).execute();
    return {
      ids: deliveries.map(({ id }) => id),
      erased: { leads: leads.length, deliveries: deliveries.length, subscriptions: subscriptions.length },
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
