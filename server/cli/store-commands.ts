import { Option } from 'commander';
import * as v from 'valibot';
import { apiKeyWords } from '#content/api-texts.ts';
import { type ApiKey, createApiKey, listApiKeys, NewKeySchema, revokeApiKey } from '#server/core/api-keys.ts';
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
  toJson,
} from './command.ts';
import { table } from './table.ts';

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

export function addKeyCommands(add: AddCommand): void {
  const { days, json } = OPTIONS;
  const scopes = new Option('--scopes <list>', 'comma-separated: read, write, erase').default('read');
  add('keys', 'keys of the API, with their scopes and last use', [json], listKeys);
  add('create-key <name>', 'create a key for a tool; it is shown once', [scopes, days, json], createKey);
  add('revoke-key <id>', 'revoke a key at once, on every server', [], async (context, _options, id = '') => {
    if (!(await revokeApiKey(context, id))) throw new CommandFailure(`${apiKeyWords.unknownKey}.`);
    return `Revoked ${id}.`;
  });
}

async function createKey(
  context: CommandContext,
  { scopes, days, json }: { scopes: string; days: number; json?: boolean },
  name = '',
) {
  const request = { name, scopes: scopes.split(','), days: days || null };
  const { success, output, issues } = v.safeParse(NewKeySchema, request);
  if (!success) throw new CommandFailure(`${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`, 2);
  const key = await createApiKey(context, output);
  if (key === undefined) throw new CommandFailure(apiKeyWords.nameTaken);
  if (json) return JSON.stringify({ ...output, key });
  const expiry = output.days === null ? 'It does not expire.' : `It expires in ${output.days} days.`;
  return `The key of ${output.name} (${output.scopes.join(', ')}). ${expiry} It is shown only now:\n\n  ${key}`;
}

async function listKeys({ store, screen, now }: CommandContext, { json }: { json?: boolean }) {
  const rows = await listApiKeys(store.db);
  if (json) return toJson(rows);
  if (rows.length === 0) return 'No API keys yet. Create one: npm run leads -- create-key <name>';
  const stateOf = ({ revoked_at, expires_at }: ApiKey) =>
    revoked_at !== null ? 'revoked' : expires_at !== null && expires_at <= now ? 'expired' : 'active';
  const formatTime = (time: number | null, length: number) =>
    time === null ? 'never' : formatMinute(time).slice(0, length);
  return table(screen, rows, [
    { title: 'ID', value: ({ id }) => id },
    { title: 'NAME', value: ({ name }) => name, canShrink: true },
    { title: 'SCOPES', value: (key) => key.scopes.join(', ') },
    { title: 'STATE', value: stateOf },
    { title: 'CREATED', value: ({ created_at }) => formatTime(created_at, 10) },
    { title: 'EXPIRES', value: ({ expires_at }) => formatTime(expires_at, 10) },
    { title: 'LAST USE (UTC)', value: ({ used_at }) => formatTime(used_at, 16) },
  ]);
}
