/** Commands about the store as a whole. */
import { backupStore, importIntoStore } from '#server/core/copy-store.ts';
import { type Command, done, misused } from './command.ts';

export const backup: Command = async (context, [file]) => {
  if (!file) return misused('Where to? Give a file.');
  if (context.store.dialect !== 'sqlite') return misused('PostgreSQL has its own tool for this: pg_dump.');
  await backupStore(context, context.dataDir, file);
  return done(`The store was copied to ${file}\n`);
};

export const importLeads: Command = async (context, [file], { hold = false, json }) => {
  if (!file) return misused('From where? Give a backup or the leads.db of another store.');
  const imported = await importIntoStore(context, { file, hold, dataDir: context.dataDir });
  if (json) return done(`${JSON.stringify(imported)}\n`);
  const { waiting, ...counts } = imported;
  const rows = Object.entries(counts).filter(([, count]) => count > 0);
  if (rows.length === 0) return done(`Nothing new in ${file}: all rows are already here.\n`);
  const what = rows.map(
    ([table, count]) => `  ${String(count).padStart(8)}  ${table.replaceAll('_', ' ')}\n`,
  );
  const isOne = waiting === 1;
  const held = `${isOne ? 'is' : 'are'} held: npm run leads -- deliveries --state held`;
  const next = `${waiting} ${isOne ? 'delivery' : 'deliveries'} ${hold ? held : 'will be sent from here'}.`;
  return done(`Imported from ${file}:\n${what.join('')}${next}\n`);
};
