/** Routes for the signed-in user, the team, visits and language. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { readLanguage, recordVisit, setLanguage } from '#server/core/team/visits.ts';
import { coreContext, type DeskDeps, type DeskEnv, json } from './desk-env.ts';

const LanguageSchema = v.strictObject({ language: v.picklist(['', 'en', 'de']) });

export function teamRoutes(deps: DeskDeps) {
  const { store, settings } = deps;
  return new Hono<DeskEnv>()
    .get('/me', async (c) =>
      c.json({
        email: c.var.user,
        team: settings.deskUsers,
        language: await readLanguage(store.db, c.var.user),
      }),
    )
    .post('/visit', async (c) => c.json({ lastVisit: await recordVisit(coreContext(deps, c)) }))
    .post('/language', json(LanguageSchema), async (c) => {
      await setLanguage(coreContext(deps, c), c.req.valid('json').language);
      return c.json({ ok: true });
    });
}
