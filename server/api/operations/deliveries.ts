import * as v from 'valibot';
import { apiProblems } from '#content/messages/api.ts';
import type { CoreContext } from '#server/core/context.ts';
import { OPEN_STATES, readDeliveryPage, readDeliveryState } from '#server/core/deliveries/open-deliveries.ts';
import { retryDeliveries } from '#server/core/deliveries/retry-deliveries.ts';
import { HttpError } from '#server/errors.ts';
import { type Operation, operation } from '../operation.ts';
import * as schema from '../schemas.ts';
import { formatCursor, iso, readCursor, requireFound } from '../values.ts';
import { toApiDelivery } from './submissions.ts';

const DeliveryKind = v.pipe(v.string(), v.maxLength(50));

export const DeliveryQuery = v.strictObject({
  ...schema.pagingFields,
  state: v.optional(v.picklist(OPEN_STATES), 'dead'),
  kind: v.optional(DeliveryKind),
});

export async function listApiDeliveries(
  context: CoreContext,
  { cursor, ...query }: v.InferOutput<typeof DeliveryQuery>,
) {
  const { deliveries, next } = await readDeliveryPage(context, { ...query, before: readCursor(cursor) });
  return {
    data: deliveries.map((delivery) => ({
      ...toApiDelivery(delivery),
      time: iso(delivery.created_at),
      submissionId: delivery.submission_id,
      bookingId: delivery.booking_uid,
      email: delivery.email,
    })),
    next: formatCursor(next),
  };
}

export const deliveryOperations: readonly Operation[] = [
  operation({
    id: 'listDeliveries',
    method: 'get',
    path: '/deliveries',
    scope: 'read',
    query: DeliveryQuery,
    response: schema.pageSchema(schema.Delivery),
    run: ({ context, query }) => listApiDeliveries(context, query),
  }),
  operation({
    id: 'retryDeliveries',
    method: 'post',
    path: '/deliveries/retry',
    scope: 'write',
    body: v.strictObject({ state: v.picklist(['dead', 'held']), kind: v.optional(DeliveryKind) }),
    response: schema.RetryResponse,
    async run({ context, body: { state, kind }, deps: { worker } }) {
      const retried = await retryDeliveries(context, { state, ...(kind !== undefined && { kind }) });
      worker.tryNow();
      return { retried };
    },
  }),
  operation({
    id: 'retryDelivery',
    method: 'post',
    path: '/deliveries/{id}/retry',
    scope: 'write',
    response: schema.RetryResponse,
    async run({ context, id, deps: { worker } }) {
      const state = requireFound(await readDeliveryState(context.store.db, id), apiProblems.unknownDelivery);
      const retried = await retryDeliveries(context, { deliveryIds: [id] });
      if (retried === 0) throw new HttpError(409, apiProblems.delivered(state));
      worker.tryNow();
      return { retried };
    },
  }),
];
