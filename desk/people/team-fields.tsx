import { type FormEvent, useId, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskPerson, deskStatuses } from '#content/desk.ts';
import { Select } from '../components/select.tsx';
import { colleagueName, useMe } from '../use-me.ts';
import type { Person } from './person.ts';
import { usePersonChange } from './use-person-change.ts';

type TeamFieldsProps = { id: string; person: Person };

/** Status and owner of a person. */
export function TeamFields({ id, person }: TeamFieldsProps) {
  const change = usePersonChange(id);
  const { team } = useMe();
  const [isMarkingLost, setIsMarkingLost] = useState(false);
  const owners = [...new Set([...team, person.owner].filter(Boolean))];
  return (
    <>
      <Select
        label={deskPerson.status}
        value={isMarkingLost ? 'lost' : person.status}
        options={Object.entries(deskStatuses)}
        disabled={change.isPending}
        onPick={(next) => {
          setIsMarkingLost(next === 'lost');
          if (next !== 'lost') change.mutate({ status: next as keyof typeof deskStatuses });
        }}
      />
      {(isMarkingLost || person.status === 'lost') && (
        <LostReason
          key={person.lostReason}
          reason={person.lostReason}
          isOpen={isMarkingLost}
          onSave={(lostReason) => {
            setIsMarkingLost(false);
            change.mutate({ status: 'lost', lostReason });
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

type LostReasonProps = { reason: string; isOpen: boolean; onSave: (reason: string) => void };

function LostReason({ reason, isOpen, onSave }: LostReasonProps) {
  const fieldId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-1 max-sm:w-full">
      <label htmlFor={fieldId} className="text-tiny font-semibold text-muted">
        {deskPerson.lostReason}
      </label>
      <span className="flex gap-2">
        <input
          id={fieldId}
          name="reason"
          list={`${fieldId}-reasons`}
          defaultValue={reason}
          maxLength={200}
          // The form opens when the user picks "Lost". Focus it, so that the user can type the reason.
          ref={(input) => {
            if (isOpen) input?.focus();
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
