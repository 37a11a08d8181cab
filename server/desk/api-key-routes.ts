/** Routes that create, list and revoke API keys. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { apiKeyWords } from '#content/messages/api.ts';
import { createApiKey, listApiKeys, NewKeySchema, revokeApiKey } from '#server/core/api-keys.ts';
import { HttpError } from '#server/errors.ts';
import { coreContext, type DeskDeps, type DeskEnv, validateJson } from './desk-env.ts';

const RevokeSchema = v.strictObject({ id: v.pipe(v.string(), v.maxLength(50)) });

export function apiKeyRoutes(deps: DeskDeps) {
  return new Hono<DeskEnv>()
    .get('/api-keys', async (c) => c.json({ keys: await listApiKeys(deps.store.db) }))
    .post('/api-keys', validateJson(NewKeySchema), async (c) => {
      const key = await createApiKey(coreContext(deps, c), c.req.valid('json'));
      if (key === undefined) throw new HttpError(409, apiKeyWords.nameTaken, { field: 'name' });
      return c.json({ key });
    })
    .post('/api-keys/revoke', validateJson(RevokeSchema), async (c) => {
      if (!(await revokeApiKey(coreContext(deps, c), c.req.valid('json').id)))
        throw new HttpError(404, apiKeyWords.unknownKey);
      return c.json({ ok: true });
    });
}
