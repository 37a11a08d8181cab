/** Routes for the signed-in user, the team, visits and language. */

import { Hono } from 'hono';
import * as v from 'valibot';
import { DESK_LANGUAGES } from '#content/languages.ts';
import { readToday } from '#server/core/team/today.ts';
import { readLanguage, recordVisit, setLanguage } from '#server/core/team/visits.ts';
import { TIME_ZONE } from '#server/local-days.ts';
import { coreContext, type DeskDeps, type DeskEnv, validateJson } from './desk-env.ts';
import { chosenLanguage, writeLanguage } from './desk-language.ts';

const CODES = DESK_LANGUAGES.map(({ code }) => code);
/** An empty string means the browser's language. */
const LanguageSchema = v.strictObject({ language: v.picklist(['', ...CODES]) });

export function teamRoutes(deps: DeskDeps) {
  const { store, settings } = deps;
  return new Hono<DeskEnv>()
    .get('/me', async (c) => {
      const language = await readLanguage(store.db, c.var.user);
      // The user may have chosen the language in another browser. The page then reloads in that language.
      if (language !== chosenLanguage(c)) writeLanguage(c, language);
      return c.json({ email: c.var.user, team: settings.deskUsers, language });
    })
    .get('/today', async (c) => c.json(await readToday(coreContext(deps, c), TIME_ZONE)))
    .post('/visit', async (c) => c.json({ lastVisit: await recordVisit(coreContext(deps, c)) }))
    .post('/language', validateJson(LanguageSchema), async (c) => {
      const { language } = c.req.valid('json');
      await setLanguage(coreContext(deps, c), language);
      writeLanguage(c, language);
      return c.json({ ok: true });
    });
}
