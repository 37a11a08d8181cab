import { Hono } from 'hono';
import * as v from 'valibot';
import { apiKeyWords } from '#content/api-texts.ts';
import { fill } from '#content/message.ts';
import { createApiKey, listApiKeys, NewKeySchema, revokeApiKey } from '#server/core/api-keys.ts';
import { readLastBackupTime } from '#server/core/audit-log.ts';
import { findFailingTargets } from '#server/core/deliveries/failing-targets.ts';
import { listDeliveries, OPEN_STATES } from '#server/core/deliveries/open-deliveries.ts';
import { retryDeliveries } from '#server/core/deliveries/retry-deliveries.ts';
import { readPlan, waitsForConfirmation } from '#server/core/retention/plan.ts';
import { describeFailure } from '#server/delivery/describe-failure.ts';
import { HttpError } from '#server/errors.ts';
import type { Runtime } from '#server/runtime.ts';
import { wordsIn } from '#server/words.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { type DeskEnv, validateJson, validateQuery } from './desk-env.ts';

const hostOf = (address: string) => new URL(address).host;

const shortText = v.pipe(v.string(), v.maxLength(50));
const IdSchema = v.strictObject({ id: shortText });
const RetrySchema = v.union([IdSchema, v.strictObject({ kind: shortText, state: v.picklist(OPEN_STATES) })]);

export function systemRoutes(deps: Runtime) {
  const { store, settings, worker } = deps;
  return new Hono<DeskEnv>()
    .get('/deliveries', validateQuery(v.object({ state: v.picklist(OPEN_STATES) })), async (c) => {
      const deliveries = await listDeliveries(c.var.context, c.req.valid('query').state);
      const failing = await findFailingTargets(store.db);
      return c.json({
        ...deliveries,
        targets: targetStates(settings, worker),
        failing: failing.map((failingTarget) => ({
          target: failingTarget.target,
          text: describeFailure(failingTarget, settings, wordsIn(c.var.language).desk),
        })),
      });
    })
    .post('/deliveries/retry', validateJson(RetrySchema), async (c) => {
      const target = c.req.valid('json');
      const retried = await retryDeliveries(
        c.var.context,
        'id' in target ? { deliveryIds: [target.id] } : target,
      );
      worker.tryNow();
      return c.json({ retried });
    })
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
      const key = await createApiKey(c.var.context, c.req.valid('json'));
      if (key === undefined) throw new HttpError(409, apiKeyWords.nameTaken, { field: 'name' });
      return c.json({ key });
    })
    .post('/api-keys/revoke', validateJson(IdSchema), async (c) => {
      if (!(await revokeApiKey(c.var.context, c.req.valid('json').id)))
        throw new HttpError(404, apiKeyWords.unknownKey);
      return c.json({ ok: true });
    });
}

/** Null if the worker runs in another process, since only that process knows the state. */
function targetStates(settings: Runtime['settings'], worker: Runtime['worker']) {
  if (!settings.worker) return null;
  /** Targets that are shown only if they fail, unless they are configured. Each events URL has its own breaker. */
  const isConfigured: Readonly<Record<string, boolean>> = {
    forward: settings.deckForward !== undefined,
    chat: settings.chatWebhookUrl !== undefined,
    events: false,
  };
  return worker
    .breakers()
    .filter(({ target, state }) => state !== 'closed' || (isConfigured[target] ?? true));
}
