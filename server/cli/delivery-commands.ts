/** Commands about deliveries. */
import { findDeliveries, findDeliveryIds, OPEN_STATES } from '#server/core/deliveries/open-deliveries.ts';
import { type RetryTarget, retryDeliveries } from '#server/core/deliveries/retry-deliveries.ts';
import { InvalidReferenceError } from '#server/core/submissions/references.ts';
import {
  type Command,
  DEFAULT_LIMIT,
  deliveriesTable,
  fail,
  failWithHelp,
  pluralize,
  succeed,
} from './command.ts';

export const deliveries: Command = async (context, _args, { state, limit, json }) => {
  const rows = await findDeliveries(context, state ? [state] : OPEN_STATES, limit ?? DEFAULT_LIMIT);
  if (json) return succeed(`${JSON.stringify(rows, null, 2)}\n`);
  return succeed(rows.length > 0 ? deliveriesTable(rows, context.screen) : 'No open deliveries.\n');
};

export const retry: Command = async (context, references, { dead, held, json }) => {
  if (references.length === 0 && !dead && !held)
    return failWithHelp('Retry what? Give an id, --dead or --held.');
  let deliveryIds: string[];
  try {
    // Resolve all references first, so that nothing changes if one of them is wrong.
    const idLists = references.map((reference) => findDeliveryIds(context.store.db, reference));
    deliveryIds = (await Promise.all(idLists)).flat();
  } catch (error) {
    if (error instanceof InvalidReferenceError) return failWithHelp(error.message);
    throw error;
  }
  const retryAll = async (target: RetryTarget) => {
    let total = 0;
    for (let count = -1; count !== 0; total += count) count = await retryDeliveries(context, target);
    return total;
  };
  let count = await retryDeliveries(context, { deliveryIds });
  if (dead) count += await retryAll({ state: 'dead' });
  if (held) count += await retryAll({ state: 'held' });
  const text = json
    ? `${JSON.stringify({ retried: count })}\n`
    : `Re-queued ${pluralize(count, 'delivery', 'deliveries')}.\n`;
  return count > 0 ? succeed(text) : fail(text);
};
