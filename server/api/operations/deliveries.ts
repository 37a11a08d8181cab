import * as v from 'valibot';
import { apiProblems } from '#content/api-texts.ts';
import { OPEN_STATES, readDeliveryPage } from '#server/core/deliveries/open-deliveries.ts';
import { retryDeliveries } from '#server/core/deliveries/retry-deliveries.ts';
import { HttpError } from '#server/errors.ts';
import { iso } from '#server/events/event-schema.ts';
import { findRow } from '#server/store/rows.ts';
import { operation, requireFound, toPageResponse } from '../operation.ts';
import * as schema from '../schemas.ts';
import { toApiDelivery } from './submissions.ts';

const DeliveryKind = v.pipe(v.string(), v.maxLength(50));

export const deliveryOperations = {
  listDeliveries: operation('GET /deliveries', 'read', {
    query: v.strictObject({
      ...schema.pagingFields,
      state: v.optional(v.picklist(OPEN_STATES), 'dead'),
      kind: v.optional(DeliveryKind),
    }),
    response: schema.pageSchema(schema.Delivery),
    run: async ({ context, query: { cursor: before, ...page } }) =>
      toPageResponse(await readDeliveryPage(context, { ...page, before }), (delivery) => ({
        ...toApiDelivery(delivery),
        time: iso(delivery.created_at),
        submissionId: delivery.submission_id,
        bookingId: delivery.booking_uid,
        email: delivery.email,
      })),
  }),
  retryDeliveries: operation('POST /deliveries/retry', 'write', {
    body: v.strictObject({ state: v.picklist(['dead', 'held']), kind: v.optional(DeliveryKind) }),
    response: schema.RetryResponse,
    async run({ context, body: { state, kind }, deps: { worker } }) {
      const retried = await retryDeliveries(context, { state, ...(kind !== undefined && { kind }) });
      worker.tryNow();
      return { retried };
    },
  }),
  retryDelivery: operation('POST /deliveries/{id}/retry', 'write', {
    response: schema.RetryResponse,
    async run({ context, id, deps: { worker } }) {
      const delivery = await findRow(context.store.db, 'deliveries', { id });
      const { state } = requireFound(delivery, apiProblems.unknownDelivery);
      const retried = await retryDeliveries(context, { deliveryIds: [id] });
      if (retried === 0) throw new HttpError(409, apiProblems.delivered(state));
      worker.tryNow();
      return { retried };
    },
  }),
};
