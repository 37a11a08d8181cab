/**
 * API keys of the operator's tools. A key is shown only when it is created; the store has only a hash of its secret
 * part.
 */
import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { apiKeyWords } from '#content/api-texts.ts';
import { API_SCOPES } from '#domain/desk.ts';
import { DAY, MINUTE } from '#domain/timing.ts';
import { findRow, insertNew } from '#server/store/rows.ts';
import type { Db, Schema } from '#server/store/schema.ts';
import { recordAudit } from './audit-log.ts';
import type { CoreContext } from './context.ts';
import { hashOf, randomToken } from './sign-in.ts';
import { keyOwner } from './team/team.ts';

/** The time of the last use is stored at most this often, so that most calls need no write. */
const LAST_USE_INTERVAL_MS = MINUTE;
const MAX_LIFETIME_DAYS = 3_650;

/**
 * `api_<id>_<secret>`: the id finds the row, the secret proves the key. server/log.ts removes keys by this pattern too.
 */
const KEY_PATTERN = /^api_([0-9a-f]{16})_([\w-]{43})$/;

export const NewKeySchema = v.strictObject({
  /** Only letters, digits, spaces, dots, hyphens and underscores, since the audit log shows the name. */
  name: v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u, apiKeyWords.badName)),
  scopes: v.pipe(
    v.array(v.picklist(API_SCOPES)),
    v.minLength(1, apiKeyWords.noScope),
    v.transform((chosenScopes) => API_SCOPES.filter((scope) => chosenScopes.includes(scope))),
  ),
  /** Days until the key expires; null for never. */
  days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LIFETIME_DAYS))),
});
export type NewKey = v.InferOutput<typeof NewKeySchema>;

export type ApiKey = ReturnType<typeof toApiKey>;

const toApiKey = ({ hash: _, scopes, ...row }: Selectable<Schema['api_keys']>) => ({
  ...row,
  scopes: API_SCOPES.filter((scope) => scopes.split(' ').includes(scope)),
});

export const actorOf = ({ name }: Pick<ApiKey, 'name'>): string => `api:${name}`;

/**
 * Returns the key, which cannot be read again. Undefined if another key has the name: the audit log identifies keys by
 * name.
 */
export function createApiKey(context: CoreContext, { name, scopes, days }: NewKey) {
  const { store, actor, now } = context;
  const id = randomBytes(8).toString('hex');
  const secret = randomToken();
  return store.db.transaction().execute(async (trx) => {
    const row = {
      ...{ id, name, hash: hashOf(secret), scopes: scopes.join(' ') },
      ...{ created_at: now, created_by: actor },
      expires_at: days === null ? null : now + days * DAY,
    };
    if (!(await insertNew(trx, 'api_keys', row))) return undefined;
    await recordAudit(trx, context, { action: 'key-created', detail: apiKeyWords.created(name, scopes) });
    return `api_${id}_${secret}`;
  });
}

/** Newest first. Includes revoked and expired keys, since the audit log names them too. */
export async function listApiKeys(db: Db): Promise<ApiKey[]> {
  const keys = db.selectFrom('api_keys').selectAll().orderBy('created_at', 'desc').orderBy('id');
  return (await keys.execute()).map(toApiKey);
}

/** False if there is no such key, or if it was already revoked. */
export function revokeApiKey(context: CoreContext, id: string): Promise<boolean> {
  const { store, now } = context;
  return store.db.transaction().execute(async (trx) => {
    const revokedKey = await trx
      .updateTable('api_keys')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (revokedKey) await recordAudit(trx, context, { action: 'key-revoked', detail: revokedKey.name });
    return revokedKey !== undefined;
  });
}

/**
 * The key of a token, unless it is revoked or expired, or its owner is no longer a user. Read from the store on each
 * call, so a revoked key fails at once on every server.
 */
export async function findApiKey(
  db: Db,
  token: string,
  { now, users }: Readonly<{ now: number; users: readonly string[] }>,
): Promise<ApiKey | undefined> {
  const [, id, secret = ''] = KEY_PATTERN.exec(token) ?? [];
  if (id === undefined) return;
  const row = await findRow(db, 'api_keys', { id, hash: hashOf(secret) });
  if (!row || row.revoked_at !== null) return;
  const owner = keyOwner(row.created_by);
  if (owner !== undefined && !users.includes(owner)) return;
  if (row.expires_at !== null && row.expires_at <= now) return;
  if (row.used_at === null || now - row.used_at >= LAST_USE_INTERVAL_MS)
    await db.updateTable('api_keys').set({ used_at: now }).where('id', '=', id).execute();
  return toApiKey(row);
}
