import { Hono } from 'hono';
import * as v from 'valibot';
import { findFailingTargets } from '#server/core/deliveries/failing-targets.ts';
import { listDeliveries, OPEN_STATES } from '#server/core/deliveries/open-deliveries.ts';
import { retryDeliveries } from '#server/core/deliveries/retry-deliveries.ts';
import { describeFailure } from '#server/delivery/describe-failure.ts';
import type { Runtime } from '#server/runtime.ts';
import { wordsIn } from '#server/words.ts';
import { coreContext, type DeskEnv, validateJson, validateQuery } from './desk-env.ts';

const shortText = v.pipe(v.string(), v.maxLength(50));
const RetrySchema = v.union([
  v.strictObject({ id: shortText }),
  v.strictObject({ kind: shortText, state: v.picklist(OPEN_STATES) }),
]);

export function deliveryRoutes(deps: Runtime) {
  const { store, settings, worker } = deps;
  return new Hono<DeskEnv>()
    .get('/deliveries', validateQuery(v.object({ state: v.picklist(OPEN_STATES) })), async (c) => {
      const deliveries = await listDeliveries(coreContext(deps, c), c.req.valid('query').state);
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
        coreContext(deps, c),
        'id' in target ? { deliveryIds: [target.id] } : target,
      );
      worker.tryNow();
      return c.json({ retried });
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
