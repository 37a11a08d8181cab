import { Option } from 'commander';
import { findDeliveries, findDeliveryIds, OPEN_STATES } from '#server/core/deliveries/open-deliveries.ts';
import { type RetryTarget, retryDeliveries } from '#server/core/deliveries/retry-deliveries.ts';
import { DELIVERY_STATES, type Delivery, type DeliveryState } from '#server/store/schema.ts';
import {
  type AddCommand,
  type CommandContext,
  CommandFailure,
  formatMinute,
  OPTIONS,
  pluralize,
  shortId,
  toJson,
} from './command.ts';
import { type Screen, table } from './table.ts';

export function addDeliveryCommands(add: AddCommand): void {
  const { limit, json } = OPTIONS;
  const state = new Option('--state <state>', 'only in this state (default: pending, held and dead)');
  const options = [state.choices(DELIVERY_STATES), limit, json];
  add('deliveries', 'deliveries that are pending, held or dead (failed)', options, listDeliveries);
  add(
    'retry [ids...]',
    'retry one delivery, the open ones of a submission, or all dead or held ones',
    [new Option('--dead', 'failed deliveries'), new Option('--held', 'held deliveries'), json],
    retry,
  );
}

async function listDeliveries(
  context: CommandContext,
  { state, limit = 50, json }: { state?: DeliveryState; limit?: number; json?: boolean },
) {
  const rows = await findDeliveries(context, state ? [state] : OPEN_STATES, limit);
  if (json) return toJson(rows);
  return rows.length > 0 ? deliveriesTable(rows, context.screen) : 'No open deliveries.';
}

async function retry(
  context: CommandContext,
  { dead, held, json }: { dead?: boolean; held?: boolean; json?: boolean },
  ...references: string[]
) {
  if (references.length === 0 && !dead && !held)
    throw new CommandFailure('Retry what? Give an id, --dead or --held.', 2);
  // Resolve all references first, so that nothing changes if one of them is wrong.
  const ids = await Promise.all(references.map((reference) => findDeliveryIds(context.store.db, reference)));
  const retryAll = async (target: RetryTarget) => {
    let total = 0;
    for (let count = -1; count !== 0; total += count) count = await retryDeliveries(context, target);
    return total;
  };
  let count = await retryDeliveries(context, { deliveryIds: ids.flat() });
  if (dead) count += await retryAll({ state: 'dead' });
  if (held) count += await retryAll({ state: 'held' });
  const text = json
    ? JSON.stringify({ retried: count })
    : `Re-queued ${pluralize(count, 'delivery', 'deliveries')}.`;
  if (count === 0) throw new CommandFailure(text);
  return text;
}

export const deliveriesTable = (deliveries: readonly Delivery[], screen: Screen) =>
  table(screen, deliveries, [
    { title: 'DELIVERY', value: ({ kind }) => kind },
    { title: 'STATE', value: ({ state }) => state },
    { title: 'TRIES', value: ({ attempts }) => String(attempts), align: 'right' },
    {
      title: 'NEXT (UTC)',
      value: ({ state, next_at }) => (state === 'pending' ? formatMinute(next_at) : ''),
    },
    { title: 'NOTE', value: ({ note }) => note, canShrink: true },
    { title: 'LEAD', value: ({ submission_id }) => (submission_id ? shortId(submission_id) : '') },
    { title: 'ID', value: ({ id }) => shortId(id) },
  ]);
