import { useId, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskPerson, deskStatuses } from '#content/desk.ts';
import { Select } from '../components/select.tsx';
import { useDraft } from '../use-draft.ts';
import { colleagueName, useMe } from '../use-me.ts';
import type { Person } from './person.ts';
import { usePersonChange } from './use-person-change.ts';

type TeamFieldsProps = { id: string; person: Person };

/** Status and owner of a person. */
export function TeamFields({ id, person }: TeamFieldsProps) {
  const change = usePersonChange(id);
  const { team } = useMe();
  /** The reason gets focus after "Lost" was picked. */
  const [isNewlyLost, setIsNewlyLost] = useState(false);
  const owners = [...new Set([...team, person.owner].filter(Boolean))];
  return (
    <>
      <Select
        label={deskPerson.status}
        value={person.status}
        options={Object.entries(deskStatuses)}
        disabled={change.isPending}
        onPick={(next) => {
          setIsNewlyLost(next === 'lost');
          change.mutate({ status: next as keyof typeof deskStatuses });
        }}
      />
      {person.status === 'lost' && (
        <LostReason
          id={id}
          reason={person.lostReason}
          hasFocus={isNewlyLost}
          onSave={(lostReason) => {
            setIsNewlyLost(false);
            return change.mutateAsync({ lostReason });
          }}
        />
      )}
      <Select
        label={deskPerson.owner}
        value={person.owner}
        disabled={change.isPending}
        options={[['', deskPerson.nobody], ...owners.map((email) => [email, colleagueName(email)] as const)]}
        onPick={(owner) => change.mutate({ owner })}
      />
    </>
  );
}

type LostReasonProps = {
  id: string;
  reason: string;
  hasFocus: boolean;
  onSave: (reason: string) => Promise<unknown>;
};

function LostReason({ id, reason, hasFocus, onSave }: LostReasonProps) {
  const fieldId = useId();
  const draft = useDraft(`lost ${id}`, reason);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(draft.value.trim()).then(draft.clear, () => {});
      }}
      className="grid gap-1 max-sm:w-full"
    >
      <label htmlFor={fieldId} className="text-tiny font-semibold text-muted">
        {deskPerson.lostReason}
      </label>
      <span className="flex gap-2">
        <input
          id={fieldId}
          list={`${fieldId}-reasons`}
          value={draft.value}
          onChange={(event) => draft.set(event.target.value)}
          maxLength={200}
          // The field appears when the user picks "Lost". Focus it, so that the user can type the reason.
          ref={(input) => {
            if (hasFocus && document.activeElement?.tagName !== 'INPUT') input?.focus();
          }}
          className="field-small min-w-0 grow"
        />
        <datalist id={`${fieldId}-reasons`}>
          {deskPerson.lostReasons.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
        <Button type="submit" size="sm" variant="outline">
          {deskPerson.save}
        </Button>
      </span>
    </form>
  );
}
