import { Option } from 'commander';
import * as v from 'valibot';
import { apiKeyWords } from '#content/api-texts.ts';
import { type ApiKey, createApiKey, listApiKeys, NewKeySchema, revokeApiKey } from '#server/core/api-keys.ts';
import {
  type AddCommand,
  type CommandContext,
  CommandFailure,
  formatMinute,
  OPTIONS,
  toJson,
} from './command.ts';
import { table } from './table.ts';

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
