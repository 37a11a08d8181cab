import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskLeads, deskPerson, deskStatuses } from '#content/desk.ts';
import { Select } from '../components/select.tsx';
import { colleagueName, useMe } from '../use-me.ts';
import type { ListedLead } from './lead-table.tsx';
import { type LeadChange, useLeadChange } from './use-lead-change.ts';

type BulkBarProps = { leads: readonly ListedLead[]; onUnselect: (ids: readonly string[]) => void };

/** Stays visible while it works, even if the list no longer shows the selected leads. */
export function BulkBar({ leads, onUnselect }: BulkBarProps) {
  const ids = leads.map(({ id }) => id);
  const [stopped, setStopped] = useState('');
  const { change, done, all } = useLeadChange({ onChanged: onUnselect, onStopped: setStopped });
  const { team } = useMe();
  const busy = change.isPending;
  const changeSelected = (action: LeadChange['action']) => {
    setStopped('');
    change.mutate({ ids: [...ids], action });
  };
  if (ids.length === 0 && !busy) {
    // A message about the last selection does not apply to the next one.
    if (stopped) setStopped('');
    return null;
  }
  return (
    <div className="sticky bottom-3 z-5 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-2.5 shadow-soft max-sm:p-1.5">
      <div className="flex items-center justify-between max-sm:basis-full">
        <p role="status" className="px-2 font-semibold tabular-nums">
          {busy ? deskLeads.changing(done, all) : deskLeads.selected(ids.length)}
        </p>
        <Button variant="ghost" size="sm" disabled={busy} onClick={() => onUnselect(ids)}>
          {deskLeads.unselect}
        </Button>
      </div>
      <div className="flex gap-1.5 max-sm:basis-full">
        <Select
          label={deskLeads.setStatus}
          hideLabel
          value=""
          disabled={busy}
          className="max-sm:grow"
          options={[['', deskLeads.setStatus], ...Object.entries(deskStatuses)]}
          onPick={(status) =>
            status && changeSelected({ do: 'status', status: status as keyof typeof deskStatuses })
          }
        />
        <Select
          label={deskLeads.setOwner}
          hideLabel
          value="-"
          disabled={busy}
          className="max-sm:grow"
          options={[
            ['-', deskLeads.setOwner],
            ...team.map((email) => [email, colleagueName(email)] as const),
            ['', deskPerson.nobody],
          ]}
          onPick={(owner) => owner !== '-' && changeSelected({ do: 'owner', owner })}
        />
        {leads.some(({ deliveries: { dead = 0, pending = 0 } }) => dead + pending > 0) && (
          <Button variant="outline" size="sm" disabled={busy} onClick={() => changeSelected({ do: 'retry' })}>
            {deskLeads.retry}
          </Button>
        )}
        {leads.some(({ held }) => held) && (
          <Button
            variant="outline"
            size="sm"
            disabled={busy}
            onClick={() => changeSelected({ do: 'release' })}
          >
            {deskLeads.release}
          </Button>
        )}
      </div>
      {stopped && (
        <p role="alert" className="basis-full px-2 pb-1 text-danger">
          {stopped}
        </p>
      )}
    </div>
  );
}
