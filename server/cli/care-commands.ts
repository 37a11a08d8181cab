/** Commands that look after deliveries, people and the store. */
import { OPEN_STATES } from '#server/delivery/open-deliveries.ts';
import { retryDeliveries } from '#server/delivery/retry-by-hand.ts';
import { recordAccess } from '#server/desk/access.ts';
import { type Erased, erasePerson } from '#server/leads/erase-person.ts';
import { BadReference, checkReference, onlyOne } from '#server/leads/references.ts';
import type { Store } from '#server/store/open-store.ts';
import { type Command, DEFAULT_LIMIT, deliveriesTable, done, failed, misused } from './command.ts';

/** Who is at the shell; the machine knows no more of them. */
const TERMINAL = 'terminal';

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
  let ids: string[];
  try {
    // All of them first: one that is wrong leaves everything as it is.
    ids = (await Promise.all(references.map((reference) => deliveryIds(store, reference)))).flat();
  } catch (error) {
    if (error instanceof BadReference) return misused(error.message);
    throw error;
  }
  let count = await retryDeliveries(store.db, { deliveryIds: ids }, now);
  if (dead) count += await retryDeliveries(store.db, { state: 'dead' }, now);
  if (held) count += await retryDeliveries(store.db, { state: 'held' }, now);
  const text = json ? `${JSON.stringify({ retried: count })}\n` : `${count} deliveries are in line again.\n`;
  return count > 0 ? done(text) : failed(text);
};

/** A delivery by its id, or what a lead still waits for by the lead's. */
async function deliveryIds({ db }: Store, reference: string): Promise<string[]> {
  const ending = checkReference(reference);
  const own = await db.selectFrom('deliveries').select('id').where('id', 'like', ending).limit(2).execute();
  const leads = await db.selectFrom('leads').select('id').where('id', 'like', ending).limit(2).execute();
  const only = onlyOne(reference, [...own, ...leads]);
  if (!only || own.length > 0) return own.map(({ id }) => id);
  const open = await db
    .selectFrom('deliveries')
    .select('id')
    .where('lead_id', '=', only.id)
    .where('state', 'in', [...OPEN_STATES])
    .execute();
  return open.map(({ id }) => id);
}

export const erase: Command = async ({ store, dataDir, now, announce, confirm }, [email], { yes, json }) => {
  if (!email?.includes('@')) return misused('Erase whom? Give a mail address.');
  if (!yes && !(await confirm(`Remove ${email} and everything about them for good?`))) {
    return failed('Nothing was erased. Add --yes to erase without asking.\n');
  }
  const erased = await erasePerson(store, { email, dataDir, now, announce });
  const { leads, deliveries: sent, subscriptions, bookings, messages, files } = erased;
  const faults = whatIsLeft(erased, email);
  if (json) return { text: `${JSON.stringify(erased)}\n`, code: faults.length > 0 ? 1 : 0 };
  const isKnown = leads + subscriptions + bookings + messages > 0;
  const summary = isKnown
    ? `${leads} leads, ${sent} deliveries, ${subscriptions} subscriptions, ${bookings} bookings, ${messages} booking messages, ${files} mail files`
    : '';
  if (faults.length > 0) {
    const start = isKnown ? `Removed from the tables: ${summary}. But not erased for good:` : 'Not erased:';
    return failed(`${start}\n${faults.map((fault) => `- ${fault}\n`).join('')}`);
  }
  if (isKnown) return done(`Erased: ${summary}.\n`);
  if (erased.log === 'emptied')
    return done(`Nothing is known about ${email}, and the write-ahead log has been emptied.\n`);
  return failed(`Nothing is known about ${email}.\n`);
};

/** What the operator still has to do before the person is gone. */
function whatIsLeft({ log, underWay }: Erased, email: string): string[] {
  const again = `npm run leads -- erase ${email} --yes`;
  return [
    ...(log === 'left'
      ? [
          `Another program is reading the store, so that its write-ahead log still holds old pages. Close it (a sqlite3 shell, a backup, an export), then run again: ${again}`,
        ]
      : []),
    ...(underWay > 0
      ? [
          `${underWay} deliveries were being carried out and may still be sent or written. Wait two minutes, then run again: ${again}`,
        ]
      : []),
  ];
}

export const backup: Command = async ({ store, dataDir, now }, [file]) => {
  if (!file) return misused('Where to? Give a file.');
  if (store.dialect !== 'sqlite') return misused('PostgreSQL has its own tool for this: pg_dump.');
  const { backupSqlite } = await import('#server/store/sqlite.ts');
  await backupSqlite(dataDir, file);
  await recordAccess(store.db, { actor: TERMINAL, action: 'backed-up', now });
  return done(`The store was copied to ${file}\n`);
};

export const importLeads: Command = async ({ store, dataDir, now }, [file], { hold = false, json }) => {
  if (!file) return misused('From where? Give a backup or the leads.db of another store.');
  const { importStore } = await import('#server/store/import-store.ts');
  const imported = await importStore(store, file, { hold, dataDir, now });
  await recordAccess(store.db, { actor: TERMINAL, action: 'imported', now });
  if (json) return done(`${JSON.stringify(imported)}\n`);
  const { waiting, ...counts } = imported;
  const rows = Object.entries(counts).filter(([, count]) => count > 0);
  if (rows.length === 0) return done(`Everything in ${file} is here already.\n`);
  const what = rows.map(
    ([table, count]) => `  ${String(count).padStart(8)}  ${table.replaceAll('_', ' ')}\n`,
  );
  const next = hold ? 'are held: npm run leads -- deliveries --state held' : 'will be made from here';
  return done(`Imported from ${file}:\n${what.join('')}${waiting} deliveries ${next}.\n`);
};
