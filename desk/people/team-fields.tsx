import { type ComponentProps, useId, useState } from 'react';
import { deskMoney, deskPerson, deskStatuses } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { SmallButton } from '../components/buttons.tsx';
import { Select } from '../components/select.tsx';
import { useDraft } from '../use-draft.ts';
import { colleagueName, useMe } from '../use-me.ts';
import type { Person } from './person.ts';
import { type PersonChange, usePersonChange } from './use-person-change.ts';

/** Status and owner of a person. */
export function TeamFields({ id, person }: { id: string; person: Person }) {
  const change = usePersonChange(id);
  const { team } = useMe();
  /** The reason or the amount gets focus after "Lost" or "Won" was picked. */
  const [isNewlyPicked, setIsNewlyPicked] = useState(false);
  const save = (values: PersonChange) => {
    setIsNewlyPicked(false);
    return change.mutateAsync(values);
  };
  const owners = [...new Set([...team, person.owner].filter(Boolean))];
  return (
    <>
      <Select
        label={deskPerson.status}
        value={person.status}
        options={Object.entries(deskStatuses)}
        disabled={change.isPending}
        onPick={(next) => {
          setIsNewlyPicked(true);
          change.mutate({ status: next as keyof typeof deskStatuses });
        }}
      />
      {person.status === 'lost' && (
        <SavedField
          draftKey={`lost ${id}`}
          label={deskPerson.lostReason}
          value={person.lostReason}
          suggestions={deskPerson.lostReasons}
          hasFocus={isNewlyPicked}
          onSave={(lostReason) => save({ lostReason })}
        />
      )}
      {person.status === 'won' && (
        <SavedField
          draftKey={`won ${id}`}
          label={fill(deskPerson.wonAmount, { currency: deskMoney(0).replaceAll(/[\d\s]/g, '') })}
          value={String(person.wonAmount ?? '')}
          inputMode="numeric"
          pattern="\d{1,3}([.,’'\s]?\d{3})*"
          title={deskPerson.wonAmountHint}
          hasFocus={isNewlyPicked}
          onSave={(amount) =>
            save({ wonAmount: amount === '' ? null : Number(amount.replaceAll(/\D/g, '')) })
          }
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

type SavedFieldProps = Pick<ComponentProps<'input'>, 'inputMode' | 'pattern' | 'title'> & {
  draftKey: string;
  label: string;
  value: string;
  suggestions?: readonly string[];
  hasFocus: boolean;
  onSave: (value: string) => Promise<unknown>;
};

/** A field with its own button to save it. */
function SavedField({ draftKey, label, value, suggestions, hasFocus, onSave, ...rest }: SavedFieldProps) {
  const fieldId = useId();
  const draft = useDraft(draftKey, value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(draft.value.trim()).then(draft.clear, () => {});
      }}
      className="grid gap-1 max-sm:w-full"
    >
      <label htmlFor={fieldId} className="text-tiny font-semibold text-muted">
        {label}
      </label>
      <span className="flex gap-2">
        <input
          id={fieldId}
          list={suggestions && `${fieldId}-suggestions`}
          value={draft.value}
          onChange={(event) => draft.set(event.target.value)}
          maxLength={200}
          // The field appears when the user picks the status. Focus it, so that the user can type at once.
          ref={(input) => {
            if (hasFocus && document.activeElement?.tagName !== 'INPUT') input?.focus();
          }}
          className="field-small min-w-0 grow"
          {...rest}
        />
        {suggestions && (
          <datalist id={`${fieldId}-suggestions`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion}>{suggestion}</option>
            ))}
          </datalist>
        )}
        <SmallButton type="submit">{deskPerson.save}</SmallButton>
      </span>
    </form>
  );
}
