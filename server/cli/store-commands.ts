/** Commands about the store as a whole. */
import { backupStore, importIntoStore } from '#server/core/copy-store.ts';
import { type Command, failWithHelp, succeed } from './command.ts';

export const backup: Command = async (context, [file]) => {
  if (!file) return failWithHelp('Where to? Give a file.');
  if (context.store.dialect !== 'sqlite')
    return failWithHelp('PostgreSQL has its own tool for this: pg_dump.');
  await backupStore(context, context.dataDir, file);
  return succeed(`The store was copied to ${file}\n`);
};

export const importSubmissions: Command = async (context, [file], { hold = false, json }) => {
  if (!file) return failWithHelp('From where? Give a backup or the leads.db of another store.');
  const imported = await importIntoStore(context, { file, hold, dataDir: context.dataDir });
  if (json) return succeed(`${JSON.stringify(imported)}\n`);
  const { waiting, ...counts } = imported;
  const rows = Object.entries(counts).filter(([, count]) => count > 0);
  if (rows.length === 0) return succeed(`Nothing new in ${file}: all rows are already here.\n`);
  const lines = rows.map(
    ([table, count]) => `  ${String(count).padStart(8)}  ${table.replaceAll('_', ' ')}\n`,
  );
  const isOne = waiting === 1;
  const heldNote = `${isOne ? 'is' : 'are'} held: npm run leads -- deliveries --state held`;
  const next = `${waiting} ${isOne ? 'delivery' : 'deliveries'} ${hold ? heldNote : 'will be sent from here'}.`;
  return succeed(`Imported from ${file}:\n${lines.join('')}${next}\n`);
};
