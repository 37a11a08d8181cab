import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { useState } from 'react';
import { deskFrame, deskLeads } from '#content/desk.ts';
import { fill, plural } from '#content/message.ts';
import { sendInBatches } from '#desk/send-in-batches.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { api, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';
import { offerUndo } from '../undo.tsx';

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
    // One after the other, so that keys that are pressed quickly all count.
    scope: { id: 'leads' },
    async mutationFn({ ids, action }: LeadChange) {
      const undo: string[] = [];
      const result = await sendInBatches(ids, {
        batchSize: DESK_LIMITS.leadsAtOnce,
        async send(batch) {
          const answer = await readBody(api.leads.change.$post({ json: { ids: batch, action } }));
          undo.push(...answer.undo);
          return answer.changed;
        },
        onProgress: setDoneCount,
      });
      return { ...result, undo };
    },
    onSuccess: ({ undo, ...result }, { ids, action }) => {
      offerUndo(undo, result.changed);
      if (result.remaining.length > 0)
        (onStopped ?? notify)(
          result.sent.length > 0
            ? fill(deskLeads.stopped, { done: result.sent.length, all: ids.length })
            : deskFrame.actionFailed,
        );
      // The bar with the button to undo says how many leads were changed.
      else if (undo.length === 0) notify(plural(deskLeads.changed[action.do], result.changed));
      void client.invalidateQueries();
      onChanged?.(result.sent);
    },
  });
  return { change, doneCount, totalCount: change.variables?.ids.length ?? 0 };
}
