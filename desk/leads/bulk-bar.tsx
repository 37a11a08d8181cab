import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskLeads, deskPerson, deskStatuses } from '#content/desk.ts';
import { fill, plural } from '#content/message.ts';
import { SmallButton } from '../components/buttons.tsx';
import { DueDate } from '../components/due-date.tsx';
import { Select } from '../components/select.tsx';
import { StepField } from '../people/tasks.tsx';
import { useQuickKeys } from '../people/use-quick-keys.ts';
import { UndoButton, useUndo } from '../undo.tsx';
import { useKeys } from '../use-keys.ts';
import { colleagueName, useMe } from '../use-me.ts';
import { BULK_BAR_ID, focusBulkBar, type ListedLead } from './lead-table.tsx';
import { type LeadChange, useLeadChange } from './use-lead-change.ts';

type BulkBarProps = { leads: readonly ListedLead[]; onUnselect: (ids: readonly string[]) => void };

/** Value of the owner field that keeps the owner. An empty value means nobody. */
const KEEP_OWNER = '-';
const EMPTY_CHANGE = {
  status: '',
  owner: KEEP_OWNER,
  step: deskPerson.nextStepPlaceholder,
  at: null as number | null,
};

/** Actions for all selected leads. The bar stays visible during a change, even without selected leads. */
export function BulkBar({ leads, onUnselect }: BulkBarProps) {
  const ids = leads.map(({ id }) => id);
  const [stopMessage, setStopMessage] = useState('');
  const [values, setValues] = useState(EMPTY_CHANGE);
  const undo = useUndo();
  const bulk = useLeadChange({ onChanged: onUnselect, onStopped: setStopMessage });
  /** Keeps the selection for the next key. */
  const quick = useLeadChange();
  const { team } = useMe();
  const { change, doneCount, totalCount } = quick.change.isPending ? quick : bulk;
  const isBusy = change.isPending;
  const changeSelected = (action: LeadChange['action']) => {
    setStopMessage('');
    bulk.change.mutate({ ids: [...ids], action });
  };
  useQuickKeys((picked) => {
    const focusedId = document.activeElement?.closest('tr')?.dataset.lead;
    const changedIds = ids.length > 0 ? ids : focusedId ? [focusedId] : [];
    if (changedIds.length > 0)
      quick.change.mutate({ ids: changedIds, action: { do: 'change', change: picked } });
  });
  useKeys({ b: focusBulkBar, escape: () => onUnselect(ids) });
  const changedText = undo.count > 0 && plural(deskLeads.changed.change, undo.count);
  if (ids.length === 0 && !bulk.change.isPending) {
    // The message and the values are about the last selection, so they are not shown for the next one.
    if (stopMessage) setStopMessage('');
    if (values !== EMPTY_CHANGE) setValues(EMPTY_CHANGE);
    if (!changedText) return null;
    return (
      <div className="bulk-bar items-center!">
        <p role="status" className="px-2 font-semibold">
          {changedText}
        </p>
        <UndoButton />
      </div>
    );
  }
  const { status, owner, step, at } = values;
  const setValue = (value: Partial<typeof values>) => setValues({ ...values, ...value });
  const isEmpty = status === '' && owner === KEEP_OWNER && at === null;
  const applyChange = (event: FormEvent) => {
    event.preventDefault();
    changeSelected({
      do: 'change',
      change: {
        ...(status && { status: status as keyof typeof deskStatuses }),
        ...(owner !== KEEP_OWNER && { owner }),
        ...(at !== null && { task: { text: step.trim() || EMPTY_CHANGE.step, at } }),
      },
    });
  };
  return (
    <form id={BULK_BAR_ID} aria-label={deskLeads.toBulk} onSubmit={applyChange} className="bulk-bar">
      <div className="flex items-center justify-between max-sm:basis-full">
        <p role="status" className="px-2 font-semibold tabular-nums">
          {isBusy
            ? fill(deskLeads.changing, { done: doneCount, all: totalCount })
            : [changedText, fill(deskLeads.selected, { count: ids.length })].filter(Boolean).join(' ')}
        </p>
        <UndoButton disabled={isBusy} />
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => onUnselect(ids)}>
          {deskLeads.clearSelection}
        </Button>
      </div>
      <fieldset disabled={isBusy}>
        <Select
          label={deskLeads.setOwner}
          hideLabel
          value={owner}
          options={[
            [KEEP_OWNER, deskLeads.setOwner],
            ...team.map((email) => [email, colleagueName(email)] as const),
            ['', deskPerson.nobody],
          ]}
          onPick={(picked) => setValue({ owner: picked })}
        />
        <Select
          label={deskLeads.setStatus}
          hideLabel
          value={status}
          options={[['', deskLeads.setStatus], ...Object.entries(deskStatuses)]}
          onPick={(picked) => setValue({ status: picked })}
        />
        <span className="sm:w-44">
          <StepField text={step} onChange={(text) => setValue({ step: text })} />
        </span>
        <DueDate at={at} onPick={(picked) => setValue({ at: picked })} />
        <Button type="submit" size="sm" disabled={isEmpty}>
          {deskLeads.apply}
        </Button>
        {leads.some(({ deliveries: { dead = 0, pending = 0 } }) => dead + pending > 0) && (
          <SmallButton onClick={() => changeSelected({ do: 'retry' })}>{deskLeads.retry}</SmallButton>
        )}
        {leads.some(({ quarantined }) => quarantined) && (
          <SmallButton onClick={() => changeSelected({ do: 'release' })}>{deskLeads.release}</SmallButton>
        )}
      </fieldset>
      {stopMessage && (
        <p role="alert" className="basis-full px-2 pb-1 text-danger">
          {stopMessage}
        </p>
      )}
    </form>
  );
}
