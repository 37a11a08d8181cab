/** Commands about the keys of the API. */
import { Option } from 'commander';
import * as v from 'valibot';
import { apiKeyWords } from '#content/messages/api.ts';
import { type ApiKey, createApiKey, listApiKeys, NewKeySchema, revokeApiKey } from '#server/core/api-keys.ts';
import {
  type AddCommand,
  type CommandContext,
  fail,
  failWithHelp,
  formatMinute,
  OPTIONS,
  type Outcome,
  printRows,
  succeed,
} from './command.ts';
import { table } from './table.ts';

export function addKeyCommands(add: AddCommand): void {
  const { days, json } = OPTIONS;
  const scopes = new Option('--scopes <list>', 'comma-separated: read, write, erase').default('read');
  add('keys', 'keys of the API, with their scopes and last use', [json], listKeys);
  add('create-key <name>', 'create a key for a tool; it is shown once', [scopes, days, json], createKey);
  add('revoke-key <id>', 'revoke a key at once, on every server', [], async (context, _options, id = '') =>
    (await revokeApiKey(context, id)) ? succeed(`Revoked ${id}.\n`) : fail(`${apiKeyWords.unknownKey}.\n`),
  );
}

async function createKey(
  context: CommandContext,
  { scopes, days, json }: { scopes: string; days: number; json?: boolean },
  name = '',
): Promise<Outcome> {
  const request = { name, scopes: scopes.split(','), days: days || null };
  const { success, output, issues } = v.safeParse(NewKeySchema, request);
  if (!success) return failWithHelp(`${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`);
  const key = await createApiKey(context, output);
  if (key === undefined) return fail(`${apiKeyWords.nameTaken}\n`);
  if (json) return succeed(`${JSON.stringify({ ...output, key })}\n`);
  const expiry = output.days === null ? 'It does not expire.' : `It expires in ${output.days} days.`;
  return succeed(
    `The key of ${output.name} (${output.scopes.join(', ')}). ${expiry} It is shown only now:\n\n  ${key}\n`,
  );
}

async function listKeys({ store, screen, now }: CommandContext, { json }: { json?: boolean }) {
  const rows = await listApiKeys(store.db);
  const none = 'No API keys yet. Create one: npm run leads -- create-key <name>';
  return printRows(rows, { json, none, text: () => keysTable(rows, screen, now) });
}

function stateOf({ revoked_at, expires_at }: ApiKey, now: number): string {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && expires_at <= now ? 'expired' : 'active';
}

const formatTime = (time: number | null, length: number) =>
  time === null ? 'never' : formatMinute(time).slice(0, length);

const keysTable = (rows: readonly ApiKey[], screen: CommandContext['screen'], now: number) =>
  table(
    rows,
    [
      { title: 'ID', value: ({ id }) => id },
      { title: 'NAME', value: ({ name }) => name, canShrink: true },
      { title: 'SCOPES', value: (key) => key.scopes.join(', ') },
      { title: 'STATE', value: (key) => stateOf(key, now) },
      { title: 'CREATED', value: ({ created_at }) => formatTime(created_at, 10) },
      { title: 'EXPIRES', value: ({ expires_at }) => formatTime(expires_at, 10) },
      { title: 'LAST USE (UTC)', value: ({ used_at }) => formatTime(used_at, 16) },
    ],
    screen,
  );
