/** Rejects every call without a currently valid key. */
import type { Context, MiddlewareHandler } from 'hono';
import { apiProblems } from '#content/api-texts.ts';
import { type ApiKey, actorOf, findApiKey } from '#server/core/api-keys.ts';
import type { CoreContext } from '#server/core/context.ts';
import { HttpError, tooManyRequests } from '#server/errors.ts';
import type { ServerEnv } from '#server/http/client-address.ts';
import { limitCallers } from '#server/http/rate-limits.ts';
import type { Runtime } from '#server/runtime.ts';
import { API_POLICY } from './operation.ts';

export type ApiEnv = ServerEnv & { Variables: { key: ApiKey } };

export function requireKey({ store, clock, limits, settings, team }: Runtime): MiddlewareHandler<ApiEnv> {
  const perKey = limits('api', API_POLICY.callsPerKey);
  const triesPerAddress = limitCallers({ limits, settings }, 'api-tries', API_POLICY.triesPerAddress);
  return async (c, next) => {
    const [, token] = /^Bearer ([\w-]{1,200})$/i.exec(c.req.header('authorization') ?? '') ?? [];
    const key =
      token === undefined
        ? undefined
        : await findApiKey(store.db, token, { now: clock(), users: await team() });
    if (!key) {
      await triesPerAddress(c);
      throw new HttpError(401, token === undefined ? apiProblems.noKey : apiProblems.badKey, {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    const wait = await perKey(key.id);
    if (wait > 0) throw tooManyRequests(wait);
    c.set('key', key);
    await next();
  };
}

export const createContext = (c: Context<ApiEnv>, { store, clock, announce }: Runtime): CoreContext => ({
  store,
  actor: actorOf(c.var.key),
  now: clock(),
  announce,
  recordsEveryView: true,
});
