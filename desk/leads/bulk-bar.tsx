import { Button } from '#app/components/ui/button.tsx';
import { deskLeads, deskStatuses } from '#content/desk.ts';
import { Select } from '../components/select.tsx';
import { type LeadChange, useLeadChange } from './use-lead-change.ts';

export function BulkBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const change = useLeadChange(onDone);
  const act = (action: LeadChange['action']) => change.mutate({ ids: [...ids], action });
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
