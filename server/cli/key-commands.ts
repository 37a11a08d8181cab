/** Commands about the keys of the API. */
import * as v from 'valibot';
import { apiKeyWords } from '#content/messages/api.ts';
import { type ApiKey, createApiKey, listApiKeys, NewKeySchema, revokeApiKey } from '#server/core/api-keys.ts';
import { type Command, fail, failWithHelp, formatMinute, succeed } from './command.ts';
import { table } from './table.ts';

const DEFAULT_DAYS = 365;

export const createKey: Command = async (context, [name = ''], { scopes, days, json }) => {
  const request = {
    name,
    scopes: (scopes ?? 'read').split(','),
    days: days === 0 ? null : (days ?? DEFAULT_DAYS),
  };
  const { success, output, issues } = v.safeParse(NewKeySchema, request);
  if (!success) return failWithHelp(`${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`);
  const key = await createApiKey(context, output);
  if (key === undefined) return fail(`${apiKeyWords.nameTaken}\n`);
  if (json) return succeed(`${JSON.stringify({ ...output, key })}\n`);
  const expiry = output.days === null ? 'It does not expire.' : `It expires in ${output.days} days.`;
  return succeed(
    `The key of ${output.name} (${output.scopes.join(', ')}). ${expiry} It is shown only now:\n\n  ${key}\n`,
  );
};

function stateOf({ revoked_at, expires_at }: ApiKey, now: number): string {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && expires_at <= now ? 'expired' : 'active';
}

export const keys: Command = async ({ store, screen, now }, _args, { json }) => {
  const rows = await listApiKeys(store.db);
  if (json) return succeed(`${JSON.stringify(rows, null, 2)}\n`);
  if (rows.length === 0) return succeed('No API keys yet. Create one: npm run leads -- create-key <name>\n');
  const formatDay = (time: number | null, fallback: string) =>
    time === null ? fallback : formatMinute(time).slice(0, 10);
  return succeed(
    table(
      rows,
      [
        { title: 'ID', value: ({ id }) => id },
        { title: 'NAME', value: ({ name }) => name, canShrink: true },
        { title: 'SCOPES', value: (key) => key.scopes.join(', ') },
        { title: 'STATE', value: (key) => stateOf(key, now) },
        { title: 'CREATED', value: ({ created_at }) => formatDay(created_at, '') },
        { title: 'EXPIRES', value: ({ expires_at }) => formatDay(expires_at, 'never') },
        {
          title: 'LAST USE (UTC)',
          value: ({ used_at }) => (used_at === null ? 'never' : formatMinute(used_at)),
        },
      ],
      screen,
    ),
  );
};

export const revokeKey: Command = async (context, [id = '']) =>
  (await revokeApiKey(context, id)) ? succeed(`Revoked ${id}.\n`) : fail(`${apiKeyWords.unknownKey}.\n`);
