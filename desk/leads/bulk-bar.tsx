import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { Button } from '#app/components/ui/button.tsx';
import { deskFrame, deskLeads, deskStatuses } from '#content/desk.ts';
import { answerOf, api } from '../api.ts';
import { useNotice } from '../components/notice.tsx';
import { Select } from '../components/select.tsx';

type Change = InferRequestType<typeof api.leads.change.$post>['json'];

/** Changes leads and has every view of them read again. */
export function useLeadChange(onDone?: () => void) {
  const client = useQueryClient();
  const notify = useNotice();
  return useMutation({
    mutationFn: (change: Change) => answerOf(api.leads.change.$post({ json: change })),
    onSuccess: ({ changed }) => {
      notify(deskLeads.changed(changed));
      void client.invalidateQueries();
      onDone?.();
    },
    onError: () => notify(deskFrame.notDone),
  });
}

export function BulkBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const change = useLeadChange(onDone);
  const act = (action: Change['action']) => change.mutate({ ids: [...ids], action });
  return (
    <div className="sticky bottom-3 z-5 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-2.5 shadow-soft">
      <p className="px-2 font-semibold">{deskLeads.selected(ids.length)}</p>
      <Select
        label={deskLeads.setStatus}
        hideLabel
        value=""
        options={[['', deskLeads.setStatus], ...Object.entries(deskStatuses)]}
        onPick={(status) => status && act({ do: 'status', status: status as keyof typeof deskStatuses })}
      />
      <Button variant="outline" size="sm" disabled={change.isPending} onClick={() => act({ do: 'retry' })}>
        {deskLeads.retry}
      </Button>
      <Button variant="outline" size="sm" disabled={change.isPending} onClick={() => act({ do: 'release' })}>
        {deskLeads.release}
      </Button>
      <Button variant="ghost" size="sm" onClick={onDone}>
        {deskLeads.unselect}
      </Button>
    </div>
  );
}
