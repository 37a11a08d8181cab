import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { useState } from 'react';
import { deskFrame, deskLeads } from '#content/desk.ts';
import { DESK_LIMITS } from '#domain/desk-limits.ts';
import { sendInBatches } from '#domain/send-in-batches.ts';
import { answerOf, api } from '../api.ts';
import { useNotice } from '../components/notice.tsx';

export type LeadChange = InferRequestType<typeof api.leads.change.$post>['json'];

type Hearers = {
  /** Ids of the changed leads, even if the change stopped halfway. */
  onChanged?: (ids: readonly string[]) => void;
  /** Called with the message if the change stops. Shows a notice by default. */
  onStopped?: (text: string) => void;
};

/** Changes any number of leads in batches, then refetches everything that shows them. */
export function useLeadChange({ onChanged, onStopped }: Hearers = {}) {
  const client = useQueryClient();
  const notify = useNotice();
  const [done, setDone] = useState(0);
  const change = useMutation({
    mutationFn: ({ ids, action }: LeadChange) =>
      sendInBatches(ids, {
        batchSize: DESK_LIMITS.leadsAtOnce,
        send: async (batch) =>
          (await answerOf(api.leads.change.$post({ json: { ids: batch, action } }))).changed,
        onProgress: setDone,
      }),
    onSuccess: (result, { ids, action }) => {
      if (result.remaining.length === 0) notify(deskLeads.changed[action.do](result.changed));
      else
        (onStopped ?? notify)(
          result.sent.length > 0 ? deskLeads.stopped(result.sent.length, ids.length) : deskFrame.notDone,
        );
      void client.invalidateQueries();
      onChanged?.(result.sent);
    },
  });
  return { change, done, all: change.variables?.ids.length ?? 0 };
}
