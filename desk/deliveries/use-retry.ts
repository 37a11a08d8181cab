import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { deskDeliveries, deskFrame } from '#content/desk.ts';
import { fill, plural } from '#content/message.ts';
import { sendInBatches } from '#desk/send-in-batches.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { api, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';

type RetryRequest = InferRequestType<typeof api.deliveries.retry.$post>['json'];

/** Sends only as many batches as `count` needs, since re-queued deliveries may fail again. */
export function useRetry() {
  const client = useQueryClient();
  const notify = useNotice();
  return useMutation({
    mutationFn: ({ target, count = 1 }: { target: RetryRequest; count?: number }) =>
      sendInBatches(Array.from({ length: Math.ceil(count / DESK_LIMITS.deliveriesAtOnce) }), {
        batchSize: 1,
        send: async () => (await readBody(api.deliveries.retry.$post({ json: target }))).retried,
      }),
    onSuccess: ({ sent, remaining, changed }, { target, count = 1 }) => {
      // Some waiting deliveries are already due. The server does not change them or count them.
      const isWaiting = 'state' in target && target.state === 'pending';
      if (remaining.length === 0) notify(plural(deskDeliveries.retried, isWaiting ? count : changed));
      else
        notify(sent.length > 0 ? fill(deskDeliveries.stopped, { count: changed }) : deskFrame.actionFailed);
      void client.invalidateQueries();
    },
  });
}
