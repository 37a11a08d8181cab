import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { deskPerson } from '#content/desk.ts';
import { errorBody } from '../api.ts';
import { useDraft } from '../use-draft.ts';
import type { Person } from './person.ts';
import { usePersonChange } from './use-person-change.ts';

type CorrectDialogProps = { id: string; person: Person; open: boolean; onClose: () => void };

const FIELDS = [
  ['name', 'text'],
  ['email', 'email'],
  ['company', 'text'],
  ['phone', 'tel'],
] as const;
type Values = Record<(typeof FIELDS)[number][0], string>;

/** Corrects wrong contact details. The stored forms do not change. */
export function CorrectDialog({ id, person, open, onClose }: CorrectDialogProps) {
  const change = usePersonChange(id);
  const { name, email, company, phone } = person;
  const draft = useDraft<Values>(`correct ${id}`, { name, email, company, phone });
  const [fault, setFault] = useState<{ field?: string; error?: string }>({});
  const changed = Object.fromEntries(
    FIELDS.flatMap(([field]) => (draft.value[field] === person[field] ? [] : [[field, draft.value[field]]])),
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={deskPerson.correctTitle}
      description={deskPerson.correctText}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate(changed, {
            onSuccess: () => {
              draft.clear();
              setFault({});
              onClose();
            },
            onError: (error) => setFault(errorBody(error)),
          });
        }}
        className="grid gap-4"
      >
        {FIELDS.map(([field, type]) => (
          <Field
            key={field}
            label={deskPerson[field]}
            name={field}
            type={type}
            value={draft.value[field]}
            error={fault.field === field ? fault.error : undefined}
            onChange={(event) => draft.set({ ...draft.value, [field]: event.target.value })}
          />
        ))}
        <Button type="submit" loading={change.isPending}>
          {deskPerson.save}
        </Button>
      </form>
    </Dialog>
  );
}
