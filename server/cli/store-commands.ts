/** Commands about the store as a whole: copies, imports and retention. */
import { Option } from 'commander';
import { backupStore, importIntoStore } from '#server/core/copy-store.ts';
import {
  confirmPlan,
  erasesAt,
  isRecording,
  readPlan,
  waitsForConfirmation,
} from '#server/core/retention/plan.ts';
import {
  type AddCommand,
  type CommandContext,
  CommandFailure,
  formatMinute,
  OPTIONS,
  pluralize,
} from './command.ts';

export function addStoreCommands(add: AddCommand): void {
  const confirm = new Option('--confirm', 'let the next run erase what was recorded');
  const hold = new Option('--hold', 'do not change the source; import its waiting deliveries as held');
  const importHelp = 'import a backup, or the leads.db of another store, into the current store';
  add('retention', 'what RETENTION_DAYS will erase, and when', [confirm, OPTIONS.json], showRetention);
  add('backup <file>', 'a consistent copy of the SQLite store, while the server runs', [], backup);
  add('import <file>', importHelp, [hold, OPTIONS.json], importSubmissions);
}

async function backup(context: CommandContext, _options: unknown, file = '') {
  if (context.store.dialect !== 'sqlite')
    throw new CommandFailure('PostgreSQL has its own tool for this: pg_dump.', 2);
  await backupStore(context, context.dataDir, file);
  return `The store was copied to ${file}`;
}

type ImportOptions = { hold?: boolean; json?: boolean };

async function importSubmissions(context: CommandContext, { hold = false, json }: ImportOptions, file = '') {
  const imported = await importIntoStore(context, { file, hold, dataDir: context.dataDir });
  if (json) return JSON.stringify(imported);
  const { waiting, ...counts } = imported;
  const rows = Object.entries(counts).filter(([, count]) => count > 0);
  if (rows.length === 0) return `Nothing new in ${file}: all rows are already here.`;
  const lines = rows.map(([name, count]) => `  ${String(count).padStart(8)}  ${name.replaceAll('_', ' ')}\n`);
  const heldNote = `${waiting === 1 ? 'is' : 'are'} held: npm run leads -- deliveries --state held`;
  const next = `${pluralize(waiting, 'delivery', 'deliveries')} ${hold ? heldNote : 'will be sent from here'}.`;
  return `Imported from ${file}:\n${lines.join('')}${next}`;
}

const REASONS = {
  '': '',
  first: 'This is the first time.',
  clock: 'Retention did not run for two days, or the clock was changed.',
  share: 'This is an unusually large share.',
};

async function showRetention(
  { store, now }: CommandContext,
  { confirm, json }: { confirm?: boolean; json?: boolean },
) {
  const isConfirmed = confirm ? await confirmPlan(store.db, now) : undefined;
  const plan = await readPlan(store.db);
  if (!plan || isRecording(plan))
    throw new CommandFailure(
      'Nothing is recorded: RETENTION_DAYS is not set, or the worker has not finished recording.',
    );
  const needsConfirmation = waitsForConfirmation(plan);
  if (json) {
    const { days, recorded_at, covers_until, due_count, row_count } = plan;
    const facts = { days, recorded_at, covers_until, due_count, row_count };
    return JSON.stringify({ ...facts, erasesAt: erasesAt(plan), needsConfirmation });
  }
  if (isConfirmed === false) throw new CommandFailure('There is nothing to confirm.');
  const due = `${pluralize(plan.due_count, 'record')} of ${plan.row_count} from before ${formatMinute(plan.covers_until)} (UTC) ${plan.due_count === 1 ? 'is' : 'are'} due.`;
  const next = needsConfirmation
    ? `${REASONS[plan.reason]} Nothing is erased until you run: npm run leads -- retention --confirm`
    : `They are erased from ${formatMinute(erasesAt(plan))} (UTC) on.`;
  return `${due}\n${next}`;
}
