import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { useState } from 'react';
import { deskFrame, deskLeads } from '#content/desk.ts';
import { sendInBatches } from '#desk/send-in-batches.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { api, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';

export type LeadChange = InferRequestType<typeof api.leads.change.$post>['json'];

type LeadChangeCallbacks = {
  /** Called with the ids of the changed leads, also if the change stopped halfway. */
  onChanged?: (ids: readonly string[]) => void;
  /** Called with the message if the change stops. Shows a notice by default. */
  onStopped?: (text: string) => void;
};

/** Changes any number of leads in batches, then refetches all data of the page. */
export function useLeadChange({ onChanged, onStopped }: LeadChangeCallbacks = {}) {
  const client = useQueryClient();
  const notify = useNotice();
  const [doneCount, setDoneCount] = useState(0);
  const change = useMutation({
    mutationFn: ({ ids, action }: LeadChange) =>
      sendInBatches(ids, {
        batchSize: DESK_LIMITS.leadsAtOnce,
        send: async (batch) =>
          (await readBody(api.leads.change.$post({ json: { ids: batch, action } }))).changed,
        onProgress: setDoneCount,
      }),
    onSuccess: (result, { ids, action }) => {
      if (result.remaining.length === 0) notify(deskLeads.changed[action.do](result.changed));
      else
        (onStopped ?? notify)(
          result.sent.length > 0 ? deskLeads.stopped(result.sent.length, ids.length) : deskFrame.actionFailed,
        );
      void client.invalidateQueries();
      onChanged?.(result.sent);
    },
  });
  return { change, doneCount, totalCount: change.variables?.ids.length ?? 0 };
}
