import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskLeads, deskPerson, deskStatuses } from '#content/desk.ts';
import { Select } from '../components/select.tsx';
import { colleagueName, useMe } from '../use-me.ts';
import type { ListedLead } from './lead-table.tsx';
import { type LeadChange, useLeadChange } from './use-lead-change.ts';

type BulkBarProps = { leads: readonly ListedLead[]; onUnselect: (ids: readonly string[]) => void };

/** Actions for all selected leads. The bar stays visible during a change, even without selected leads. */
export function BulkBar({ leads, onUnselect }: BulkBarProps) {
  const ids = leads.map(({ id }) => id);
  const [stopMessage, setStopMessage] = useState('');
  const { change, doneCount, totalCount } = useLeadChange({
    onChanged: onUnselect,
    onStopped: setStopMessage,
  });
  const { team } = useMe();
  const isBusy = change.isPending;
  const changeSelected = (action: LeadChange['action']) => {
    setStopMessage('');
    change.mutate({ ids: [...ids], action });
  };
  if (ids.length === 0 && !isBusy) {
    // The message is about the last selection, so it is not shown for the next one.
    if (stopMessage) setStopMessage('');
    return null;
  }
  return (
    <div className="sticky bottom-3 z-5 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-2.5 shadow-soft max-sm:p-1.5">
      <div className="flex items-center justify-between max-sm:basis-full">
        <p role="status" className="px-2 font-semibold tabular-nums">
          {isBusy ? deskLeads.changing(doneCount, totalCount) : deskLeads.selected(ids.length)}
        </p>
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => onUnselect(ids)}>
          {deskLeads.clearSelection}
        </Button>
      </div>
      <div className="flex gap-1.5 max-sm:basis-full">
        <Select
          label={deskLeads.setStatus}
          hideLabel
          value=""
          disabled={isBusy}
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
          disabled={isBusy}
          className="max-sm:grow"
          options={[
            ['-', deskLeads.setOwner],
            ...team.map((email) => [email, colleagueName(email)] as const),
            ['', deskPerson.nobody],
          ]}
          onPick={(owner) => owner !== '-' && changeSelected({ do: 'owner', owner })}
        />
        {leads.some(({ deliveries: { dead = 0, pending = 0 } }) => dead + pending > 0) && (
          <Button
            variant="outline"
            size="sm"
            disabled={isBusy}
            onClick={() => changeSelected({ do: 'retry' })}
          >
            {deskLeads.retry}
          </Button>
        )}
        {leads.some(({ quarantined }) => quarantined) && (
          <Button
            variant="outline"
            size="sm"
            disabled={isBusy}
            onClick={() => changeSelected({ do: 'release' })}
          >
            {deskLeads.release}
          </Button>
        )}
      </div>
      {stopMessage && (
        <p role="alert" className="basis-full px-2 pb-1 text-danger">
          {stopMessage}
        </p>
      )}
    </div>
  );
}
