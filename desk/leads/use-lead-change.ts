import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { deskFrame, deskLeads } from '#content/desk.ts';
import { answerOf, api } from '../api.ts';
import { useNotice } from '../components/notice.tsx';

export type LeadChange = InferRequestType<typeof api.leads.change.$post>['json'];

/** Changes leads and has every view of them read again. */
export function useLeadChange(onDone?: () => void) {
  const client = useQueryClient();
  const notify = useNotice();
  return useMutation({
    mutationFn: (change: LeadChange) => answerOf(api.leads.change.$post({ json: change })),
    onSuccess: ({ changed }) => {
      notify(deskLeads.changed(changed));
      void client.invalidateQueries();
      onDone?.();
    },
    onError: () => notify(deskFrame.notDone),
  });
}
