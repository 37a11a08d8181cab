/** Commands that look after deliveries, people and the store. */

import { retryDeliveries } from '#server/delivery/retry-by-hand.ts';
import { recordAccess } from '#server/desk/access.ts';
import { erasePerson } from '#server/leads/erase-person.ts';
import type { Store } from '#server/store/open-store.ts';
import type { DeliveryState } from '#server/store/schema.ts';
import { type Command, DEFAULT_LIMIT, deliveriesTable, done, failed, misused } from './command.ts';

/** Who is at the shell; the machine knows no more of them. */
const TERMINAL = 'terminal';

const OPEN_STATES: readonly DeliveryState[] = ['pending', 'held', 'dead'];

export const deliveries: Command = async ({ store, screen }, _args, { state, limit, json }) => {
  const rows = await store.db
    .selectFrom('deliveries')
    .selectAll()
    .where('state', 'in', state ? [state] : OPEN_STATES)
    .orderBy('next_at', 'desc')
    .limit(limit ?? DEFAULT_LIMIT)
    .execute();
  if (json) return done(`${JSON.stringify(rows, null, 2)}\n`);
  return done(rows.length > 0 ? deliveriesTable(rows, screen) : 'Nothing is waiting.\n');
};

export const retry: Command = async ({ store, now }, references, { dead, held, json }) => {
  if (references.length === 0 && !dead && !held) return misused('Retry what? Give an id, --dead or --held.');
  let count = 0;
  if (dead) count += await retryDeliveries(store.db, { state: 'dead' }, now);
  if (held) count += await retryDeliveries(store.db, { state: 'held' }, now);
  for (const reference of references) {
    count += await retryDeliveries(store.db, { deliveryIds: await deliveryIds(store, reference) }, now);
  }
  const text = json ? `${JSON.stringify({ retried: count })}\n` : `${count} deliveries are in line again.\n`;
  return count > 0 ? done(text) : failed(text);
};

/** A delivery by its id, or what a lead still waits for by the lead's. */
async function deliveryIds({ db }: Store, reference: string): Promise<string[]> {
  const ending = `%${reference.replace(/[%_\\]/g, '')}`;
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', 'like', ending),
        eb.and([eb('lead_id', 'like', ending), eb('state', 'in', [...OPEN_STATES])]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export const erase: Command = async ({ store, dataDir, now, announce, confirm }, [email], { yes, json }) => {
  if (!email?.includes('@')) return misused('Erase whom? Give a mail address.');
  if (!yes && !(await confirm(`Remove ${email} and everything about them for good?`))) {
    return failed('Nothing was erased. Add --yes to erase without asking.\n');
  }
  const erased = await erasePerson(store, { email, dataDir, now, announce });
  const { leads, deliveries: sent, subscriptions, bookings, files } = erased;
  if (json) return done(`${JSON.stringify(erased)}\n`);
  if (leads + subscriptions + bookings === 0) return failed(`Nothing is known about ${email}.\n`);
  return done(
    `Erased: ${leads} leads, ${sent} deliveries, ${subscriptions} subscriptions, ${bookings} bookings, ${files} mail files.\n`,
  );
};

export const backup: Command = async ({ store, dataDir, now }, [file]) => {
  if (!file) return misused('Where to? Give a file.');
  if (store.dialect !== 'sqlite') return misused('PostgreSQL has its own tool for this: pg_dump.');
  const { backupSqlite } = await import('#server/store/sqlite.ts');
  await backupSqlite(dataDir, file);
  await recordAccess(store.db, { actor: TERMINAL, action: 'backed-up', now });
  return done(`The store was copied to ${file}\n`);
};
