import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { deskLeads } from '#content/desk.ts';
import { api } from '../api.ts';
import { SmallButton } from '../components/buttons.tsx';
import { ContactForm } from '../people/contact-form.tsx';
import { personPath } from '../people/person-link.tsx';
import { useAction } from '../use-api.ts';
import { useDraft } from '../use-draft.ts';

const EMPTY = { name: '', email: '', company: '', phone: '', reason: '' };

/** Adds a lead who did not send a form. */
export function AddLead() {
  const [isOpen, setIsOpen] = useState(false);
  const [, navigate] = useLocation();
  const draft = useDraft('new lead', EMPTY);
  const add = useAction(() => api.leads.add.$post({ json: draft.value }), {
    onDone: ({ id }) => {
      draft.clear();
      navigate(personPath(id));
    },
    // The form shows the message.
    onFailed() {},
  });
  return (
    <>
      <SmallButton onClick={() => setIsOpen(true)}>{deskLeads.add.open}</SmallButton>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={deskLeads.add.open}
        description={deskLeads.add.text}
      >
        <ContactForm
          values={draft.value}
          optional={['company', 'phone']}
          action={add}
          submitText={deskLeads.add.submit}
          onChange={draft.set}
          onSubmit={add.mutate}
        />
      </Dialog>
    </>
  );
}
