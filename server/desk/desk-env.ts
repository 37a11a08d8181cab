/** Shared by the routes of the desk: sessions, cookies and validated input. */
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { validator } from 'hono/validator';
import * as v from 'valibot';
import { deskErrors } from '#content/desk.ts';
import type { CoreContext } from '#server/core/context.ts';
import { findSession, SESSION_POLICY } from '#server/core/sign-in.ts';
import { HttpError } from '#server/errors.ts';
import { isSecure, type ServerEnv } from '#server/http/client-address.ts';
import type { Runtime } from '#server/runtime.ts';
import { isStorable } from '#server/store/faults.ts';
import { wordsIn } from '#server/words.ts';
import { DESK_POLICY } from './policy.ts';

export type DeskEnv = ServerEnv & { Variables: { context: CoreContext; sessionId: string } };

export type DeskMiddleware = MiddlewareHandler<DeskEnv>;

export async function checkOwner({ team }: Runtime, owner: string | undefined): Promise<void> {
  if (owner && !(await team()).includes(owner))
    throw new HttpError(422, deskErrors.invalid, { field: 'owner' });
}

const parseValue = <Schema extends v.GenericSchema>(schema: Schema, value: unknown) => {
  if (!isStorable(value)) throw new HttpError(422, deskErrors.invalid);
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const field = v.getDotPath(issues[0]);
  throw new HttpError(422, deskErrors.invalid, field ? { field } : {});
};

export const validateJson = <Schema extends v.GenericSchema>(schema: Schema) =>
  validator('json', (value): v.InferOutput<Schema> => parseValue(schema, value));

/** Validates the query, which must never contain personal data: URLs end up in logs. */
export const validateQuery = <Schema extends v.GenericSchema<Record<string, string>>>(schema: Schema) =>
  validator('query', (value): v.InferOutput<Schema> => parseValue(schema, value));

/** Validates a download request: a plain form with one JSON field, so that the browser saves the file as it arrives. */
export const validateFormJson = <Schema extends v.GenericSchema>(schema: Schema) =>
  validator('form', (value): v.InferOutput<Schema> => {
    const text = typeof value.request === 'string' ? value.request : '';
    try {
      return parseValue(schema, JSON.parse(text));
    } catch (error) {
      throw error instanceof HttpError ? error : new HttpError(400, deskErrors.notJson);
    }
  });

type CookieName = 'desk' | 'desk-asked' | 'desk-known';

const COOKIE_LIFE_MS: Readonly<Record<CookieName, number>> = {
  desk: SESSION_POLICY.sessionLifeMs,
  'desk-asked': SESSION_POLICY.linkLifeMs,
  'desk-known': DESK_POLICY.knownBrowserLifeMs,
};

export function createCookies({ settings }: Runtime) {
  /** With TLS, the prefix `__Host-` makes browsers reject the cookie from a subdomain or plain http. */
  const options = (c: Context<DeskEnv>) => {
    const prefix = isSecure(c, settings) ? ('host' as const) : undefined;
    return {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      ...(prefix && { prefix, secure: true }),
    } as const;
  };
  return {
    read: (c: Context<DeskEnv>, name: CookieName) => getCookie(c, name, options(c).prefix),
    write: (c: Context<DeskEnv>, name: CookieName, value: string) =>
      setCookie(c, name, value, { ...options(c), maxAge: COOKIE_LIFE_MS[name] / 1000 }),
    remove: (c: Context<DeskEnv>, name: CookieName) => void deleteCookie(c, name, options(c)),
  };
}
export type Cookies = ReturnType<typeof createCookies>;

const SAFE_METHODS = ['GET', 'HEAD'];

/**
 * A call that changes something must come from our own page. Browsers always send the Origin header with such a call.
 */
export const requireSameOrigin =
  ({ settings }: Runtime): DeskMiddleware =>
  async (c, next) => {
    const otherSiteError = () => new HttpError(403, deskErrors.crossSite);
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw otherSiteError();
    if (!SAFE_METHODS.includes(c.req.method)) {
      const origin = c.req.header('origin') ?? '';
      const isOwnHost = URL.canParse(origin) && new URL(origin).host === c.req.header('host');
      if (!isOwnHost && origin !== settings.publicOrigin) throw otherSiteError();
    }
    await next();
  };

export function requireSession({ store, team, clock, announce }: Runtime, cookies: Cookies): DeskMiddleware {
  const findUser = async (token: string | undefined, now: number) => {
    const session = token ? await findSession(store.db, token, now) : undefined;
    if (!token || !session || !(await team()).includes(session.email))
      throw new HttpError(401, deskErrors.signInFirst);
    return { token, session };
  };
  return async (c, next) => {
    // First, so that nobody keeps the end of a body back until they are no longer a user.
    await c.req.arrayBuffer().catch(() => {});
    const now = clock();
    const { token, session } = await findUser(cookies.read(c, 'desk'), now);
    // The cookie expires with the session.
    if (now - session.seen_at >= SESSION_POLICY.lastUseIntervalMs) cookies.write(c, 'desk', token);
    const checkAccess = () => findUser(token, clock());
    const words = wordsIn(c.var.language);
    c.set('context', { store, actor: session.email, now, words, announce, checkAccess });
    c.set('sessionId', session.id);
    await next();
  };
}
