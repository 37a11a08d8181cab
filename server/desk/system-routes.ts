/** The page System: settings of the server, and API keys. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { apiKeyWords } from '#content/api-texts.ts';
import { fill } from '#content/message.ts';
import { createApiKey, listApiKeys, NewKeySchema, revokeApiKey } from '#server/core/api-keys.ts';
import { readLastBackupTime } from '#server/core/audit-log.ts';
import { readPlan, waitsForConfirmation } from '#server/core/retention/plan.ts';
import { HttpError } from '#server/errors.ts';
import type { Runtime } from '#server/runtime.ts';
import { wordsIn } from '#server/words.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { coreContext, type DeskEnv, validateJson } from './desk-env.ts';

const hostOf = (address: string) => new URL(address).host;

const RevokeSchema = v.strictObject({ id: v.pipe(v.string(), v.maxLength(50)) });

export function systemRoutes(deps: Runtime) {
  const { store, settings } = deps;
  return new Hono<DeskEnv>()
    .get('/system', async (c) => {
      const plan = settings.retentionDays === undefined ? undefined : await readPlan(store.db);
      const { stores, mails } = wordsIn(c.var.language).desk.system;
      return c.json({
        version: packageJson.version,
        store: settings.databaseUrl
          ? fill(stores.postgres, { host: hostOf(settings.databaseUrl) })
          : fill(stores.sqlite, { folder: settings.dataDir }),
        mail: settings.smtpUrl
          ? fill(mails.smtp, { host: hostOf(settings.smtpUrl) })
          : fill(mails.files, { folder: settings.dataDir }),
        // Only hosts, since a URL may contain a key.
        targets: [settings.deckForward, ...settings.events].flatMap((target) =>
          target ? [hostOf(target.url)] : [],
        ),
        worker: settings.worker,
        insight: settings.insight,
        retentionDays: settings.retentionDays ?? null,
        /** Number of rows whose erasure an operator has to confirm. */
        retentionWaits: plan && waitsForConfirmation(plan) ? plan.due_count : 0,
        backup: await readLastBackupTime(store.db),
      });
    })
    .get('/api-keys', async (c) => c.json({ keys: await listApiKeys(store.db) }))
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
