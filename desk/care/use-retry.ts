import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { deskDeliveries, deskFrame } from '#content/desk.ts';
import { answerOf, api } from '../api.ts';
import { useNotice } from '../components/notice.tsx';

type Retry = InferRequestType<typeof api.deliveries.retry.$post>['json'];

export function useRetry() {
  const client = useQueryClient();
  const notify = useNotice();
  return useMutation({
    mutationFn: (target: Retry) => answerOf(api.deliveries.retry.$post({ json: target })),
    onSuccess: ({ retried }) => {
      notify(deskDeliveries.retried(retried));
      void client.invalidateQueries();
    },
    onError: () => notify(deskFrame.notDone),
  });
}
