import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { deskFrame, deskLeads } from '#content/desk.ts';
import { plural } from '#content/message.ts';
import { sendInBatches } from '#desk/send-in-batches.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { MINUTE } from '#domain/timing.ts';
import { api, readBody } from './api.ts';
import { SmallButton } from './components/buttons.tsx';
import { useNotice } from './components/notice.tsx';

/** Ids of the changes, and the number of changed people. */
type Undo = Readonly<{ ids: readonly string[]; count: number }>;

/** A little less than on the server. */
const UNDO_MS = 9.5 * MINUTE;
/** Changes that can be undone, the latest at the end. They are kept when another page opens. */
let undos: readonly Undo[] = [];
const undoEvents = new EventTarget();
function setUndos(changed: readonly Undo[]): void {
  undos = changed;
  undoEvents.dispatchEvent(new Event('change'));
}
const remove = (undo: Undo) => setUndos(undos.filter((each) => each !== undo));
const watchUndos = (onChange: () => void) => {
  undoEvents.addEventListener('change', onChange);
  return () => undoEvents.removeEventListener('change', onChange);
};

export function offerUndo(ids: readonly string[], count: number): void {
  if (ids.length === 0) return;
  const undo = { ids, count };
  setUndos([...undos, undo]);
  setTimeout(() => remove(undo), UNDO_MS);
}

/** Undoes the latest change. `count` is 0 if there is none. */
export function useUndo() {
  const client = useQueryClient();
  const notify = useNotice();
  const latest = useSyncExternalStore(watchUndos, () => undos.at(-1));
  const { mutate, isPending } = useMutation({
    mutationFn: ({ ids }: Undo) =>
      sendInBatches(ids, {
        batchSize: DESK_LIMITS.changesAtOnce,
        send: async (batch) => (await readBody(api.leads.undo.$post({ json: { ids: batch } }))).changed,
      }),
    onSuccess: ({ changed, remaining }, undo) => {
      if (remaining.length > 0) return notify(deskFrame.actionFailed);
      remove(undo);
      notify(plural(deskLeads.undone, changed));
      return client.invalidateQueries();
    },
  });
  return {
    count: isPending ? 0 : (latest?.count ?? 0),
    run: () => {
      if (latest && !isPending) mutate(latest);
    },
  };
}

export function UndoButton({ disabled = false }: { disabled?: boolean }) {
  const { count, run } = useUndo();
  return (
    count > 0 && (
      <SmallButton disabled={disabled} onClick={run} className="pointer-events-auto">
        {deskLeads.undo}
      </SmallButton>
    )
  );
}
