import type { FormEvent } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { deskPerson } from '#content/desk.ts';
import type { Person } from './person.ts';
import { usePersonChange } from './use-person-change.ts';

type CorrectDialogProps = { id: string; person: Person; open: boolean; onClose: () => void };

/** Corrects a wrong name or phone number. The stored forms do not change. */
export function CorrectDialog({ id, person, open, onClose }: CorrectDialogProps) {
  const change = usePersonChange(id);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name = '', phone = ''] = ['name', 'phone'].map((field) => String(form.get(field) ?? '').trim());
    change.mutate(
      { ...(name !== person.name && { name }), ...(phone !== person.phone && { phone }) },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={deskPerson.correctTitle}
      description={deskPerson.correctText}
    >
      <form onSubmit={submit} className="grid gap-4">
        <Field label={deskPerson.name} name="name" defaultValue={person.name} maxLength={200} />
        <Field label={deskPerson.phone} name="phone" type="tel" defaultValue={person.phone} maxLength={200} />
        <Button type="submit" loading={change.isPending}>
          {deskPerson.save}
        </Button>
      </form>
    </Dialog>
  );
}
