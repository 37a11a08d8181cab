/** Commands about the store as a whole: copies, imports and retention. */
import { Option } from 'commander';
import { backupStore, importIntoStore } from '#server/core/copy-store.ts';
import {
  confirmPlan,
  isRecording,
  RETENTION_POLICY,
  readPlan,
  waitsForConfirmation,
} from '#server/core/retention/plan.ts';
import {
  type AddCommand,
  type CommandContext,
  fail,
  failWithHelp,
  formatMinute,
  OPTIONS,
  type Outcome,
  pluralize,
  succeed,
} from './command.ts';

export function addStoreCommands(add: AddCommand): void {
  const confirm = new Option('--confirm', 'let the next run erase what was recorded');
  const hold = new Option('--hold', 'do not change the source; import its waiting deliveries as held');
  const importHelp = 'import a backup, or the leads.db of another store, into the current store';
  add('retention', 'what RETENTION_DAYS will erase, and when', [confirm, OPTIONS.json], showRetention);
  add('backup <file>', 'a consistent copy of the SQLite store, while the server runs', [], backup);
  add('import <file>', importHelp, [hold, OPTIONS.json], importSubmissions);
}

async function backup(context: CommandContext, _options: unknown, file = ''): Promise<Outcome> {
  if (context.store.dialect !== 'sqlite')
    return failWithHelp('PostgreSQL has its own tool for this: pg_dump.');
  await backupStore(context, context.dataDir, file);
  return succeed(`The store was copied to ${file}\n`);
}

type ImportOptions = { hold?: boolean; json?: boolean };

async function importSubmissions(
  context: CommandContext,
  { hold = false, json }: ImportOptions,
  file = '',
): Promise<Outcome> {
  const imported = await importIntoStore(context, { file, hold, dataDir: context.dataDir });
  if (json) return succeed(`${JSON.stringify(imported)}\n`);
  const { waiting, ...counts } = imported;
  const rows = Object.entries(counts).filter(([, count]) => count > 0);
  if (rows.length === 0) return succeed(`Nothing new in ${file}: all rows are already here.\n`);
  const lines = rows.map(([name, count]) => `  ${String(count).padStart(8)}  ${name.replaceAll('_', ' ')}\n`);
  const heldNote = `${waiting === 1 ? 'is' : 'are'} held: npm run leads -- deliveries --state held`;
  const next = `${pluralize(waiting, 'delivery', 'deliveries')} ${hold ? heldNote : 'will be sent from here'}.`;
  return succeed(`Imported from ${file}:\n${lines.join('')}${next}\n`);
}

async function showRetention(
  { store, now }: CommandContext,
  { confirm, json }: { confirm?: boolean; json?: boolean },
): Promise<Outcome> {
  const isConfirmed = confirm ? await confirmPlan(store.db, now) : undefined;
  const plan = await readPlan(store.db);
  if (!plan || isRecording(plan))
    return fail(
      'Nothing is recorded: RETENTION_DAYS is not set, or the worker has not finished recording.\n',
    );
  const needsConfirmation = waitsForConfirmation(plan);
  const erasesAt = plan.recorded_at + RETENTION_POLICY.delayMs;
  if (json) {
    const { days, recorded_at, covers_until, due_count, row_count } = plan;
    const facts = { days, recorded_at, covers_until, due_count, row_count, erasesAt, needsConfirmation };
    return succeed(`${JSON.stringify(facts)}\n`);
  }
  if (isConfirmed === false) return fail('There is nothing to confirm.\n');
  const due = `${pluralize(plan.due_count, 'record')} of ${plan.row_count} from before ${formatMinute(plan.covers_until)} (UTC) ${plan.due_count === 1 ? 'is' : 'are'} due.`;
  const reason = plan.reason === 'first' ? 'This is the first time.' : 'This is an unusually large share.';
  const next = needsConfirmation
    ? `${reason} Nothing is erased until you run: npm run leads -- retention --confirm`
    : `They are erased from ${formatMinute(erasesAt)} (UTC) on.`;
  return succeed(`${due}\n${next}\n`);
}
