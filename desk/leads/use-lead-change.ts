import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { deskFrame, deskLeads } from '#content/desk.ts';
import { fill, plural } from '#content/message.ts';
import { sendInBatches } from '#desk/send-in-batches.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { MINUTE } from '#domain/timing.ts';
import { api, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';

export type LeadChange = InferRequestType<typeof api.leads.change.$post>['json'];

/** The last change of many leads, as long as it can be undone. It is kept when another page opens. */
type Undo = Readonly<{ ids: readonly string[]; count: number; until: number }>;
const NOTHING: Undo = { ids: [], count: 0, until: 0 };
/** A little less than on the server. */
const UNDO_MS = 9.5 * MINUTE;
let lastUndo = NOTHING;
const undoEvents = new EventTarget();
function setUndo(undo: Undo): void {
  lastUndo = undo;
  undoEvents.dispatchEvent(new Event('change'));
}
const watchUndo = (onChange: () => void) => {
  undoEvents.addEventListener('change', onChange);
  return () => undoEvents.removeEventListener('change', onChange);
};

export function useUndo() {
  const client = useQueryClient();
  const notify = useNotice();
  const { ids, count, until } = useSyncExternalStore(watchUndo, () => lastUndo);
  useEffect(() => {
    const timer = setTimeout(() => setUndo(NOTHING), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  const undo = useMutation({
    mutationFn: () =>
      sendInBatches(ids, {
        batchSize: DESK_LIMITS.changesAtOnce,
        send: async (batch) => (await readBody(api.leads.undo.$post({ json: { ids: batch } }))).changed,
        onProgress() {},
      }),
    onSuccess: ({ changed, remaining }) => {
      if (remaining.length > 0) return notify(deskFrame.actionFailed);
      setUndo(NOTHING);
      notify(plural(deskLeads.undone, changed));
      return client.invalidateQueries();
    },
  });
  return { count: undo.isPending ? 0 : count, run: () => undo.mutate() };
}

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
      if (undo.length > 0) setUndo({ ids: undo, count: result.changed, until: Date.now() + UNDO_MS });
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
