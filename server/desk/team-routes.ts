import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { deskErrors } from '#content/desk.ts';
import { DESK_LANGUAGES } from '#content/languages.ts';
import { EMAIL_PATTERN } from '#domain/email.ts';
import { inviteUser, readLanguage, recordVisit, removeUser, setLanguage } from '#server/core/team/team.ts';
import { readToday } from '#server/core/team/today.ts';
import { HttpError } from '#server/errors.ts';
import { TIME_ZONE } from '#server/local-days.ts';
import type { Runtime } from '#server/runtime.ts';
import { type DeskEnv, validateJson } from './desk-env.ts';
import { DESK_PATHS, DESK_POLICY, LANGUAGE_COOKIE } from './policy.ts';

const CODES = DESK_LANGUAGES.map(({ code }) => code);
const UserSchema = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.regex(EMAIL_PATTERN)),
});
/** An empty string means the browser's language. */
const LanguageSchema = v.strictObject({ language: v.picklist(['', ...CODES]) });

const writeLanguage = (c: Context, code: string) =>
  setCookie(c, LANGUAGE_COOKIE, code, {
    path: DESK_PATHS.app,
    sameSite: 'Strict',
    httpOnly: true,
    maxAge: DESK_POLICY.knownBrowserLifeMs / 1000,
  });

export function teamRoutes(deps: Runtime) {
  const { store, settings } = deps;
  return new Hono<DeskEnv>()
    .get('/me', async (c) => {
      const language = await readLanguage(store.db, c.var.context.actor);
      // The user may have chosen the language in another browser. The page then reloads in that language.
      if (language !== (getCookie(c, LANGUAGE_COOKIE) ?? '')) writeLanguage(c, language);
      return c.json({ email: c.var.context.actor, team: await deps.team(), language });
    })
    .post('/team/invite', validateJson(UserSchema), async (c) => {
      await inviteUser(c.var.context, c.req.valid('json').email, settings.deskUsers);
      return c.json({ ok: true });
    })
    .post('/team/remove', validateJson(UserSchema), async (c) => {
      const { email } = c.req.valid('json');
      if (!(await removeUser(c.var.context, email, settings.deskUsers)))
        throw new HttpError(422, deskErrors.lastUser, { field: 'email' });
      return c.json({ ok: true });
    })
    .get('/today', async (c) => c.json(await readToday(c.var.context, await deps.team(), TIME_ZONE)))
    .post('/visit', async (c) => c.json({ lastVisit: await recordVisit(c.var.context) }))
    .post('/language', validateJson(LanguageSchema), async (c) => {
      const { language } = c.req.valid('json');
      await setLanguage(c.var.context, language);
      writeLanguage(c, language);
      return c.json({ ok: true });
    });
}
