import { Dialog } from '#app/components/ui/dialog.tsx';
import { deskPerson } from '#content/desk.ts';
import { useDraft } from '../use-draft.ts';
import { ContactForm } from './contact-form.tsx';
import type { Person } from './person.ts';
import { usePersonChange } from './use-person-change.ts';

type CorrectDialogProps = { id: string; person: Person; open: boolean; onClose: () => void };

/** Corrects wrong contact details. The stored forms do not change. */
export function CorrectDialog({ id, person, open, onClose }: CorrectDialogProps) {
  // The form shows the message.
  const change = usePersonChange(id, { onFailed() {} });
  const { name, email, company, phone } = person;
  const saved = { name, email, company, phone };
  const draft = useDraft(`correct ${id}`, saved);
  const changed = Object.fromEntries(
    Object.entries(draft.value).filter(([field, value]) => value !== saved[field as keyof typeof saved]),
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={deskPerson.correctTitle}
      description={deskPerson.correctText}
    >
      <ContactForm
        values={draft.value}
        optional={[]}
        action={change}
        submitText={deskPerson.save}
        onChange={draft.set}
        onSubmit={() =>
          change.mutate(changed, {
            onSuccess: () => {
              draft.clear();
              onClose();
            },
          })
        }
      />
    </Dialog>
  );
}
