import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { deskFrame, deskLeads, deskPerson } from '#content/desk.ts';
import { api, errorBody, readBody } from '../api.ts';
import { personPath } from '../people/person-link.tsx';
import { useDraft } from '../use-draft.ts';

const FIELDS = [
  ['name', 'text'],
  ['email', 'email'],
  ['company', 'text'],
  ['phone', 'tel'],
  ['reason', 'text'],
] as const;
type Values = Record<(typeof FIELDS)[number][0], string>;
const EMPTY: Values = { name: '', email: '', company: '', phone: '', reason: '' };
const OPTIONAL: readonly string[] = ['company', 'phone'];

/** Adds a lead who did not send a form. */
export function AddLead() {
  const [isOpen, setIsOpen] = useState(false);
  const [fault, setFault] = useState<{ field?: string; error?: string }>({});
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const draft = useDraft('new lead', EMPTY);
  const add = useMutation({
    mutationFn: () => readBody(api.leads.add.$post({ json: draft.value })),
    onSuccess: ({ id }) => {
      draft.clear();
      void client.invalidateQueries();
      navigate(personPath(id));
    },
    onError: (error) => setFault(errorBody(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault({});
    add.mutate();
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        {deskLeads.add.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={deskLeads.add.open}
        description={deskLeads.add.text}
      >
        <form noValidate onSubmit={submit} className="grid gap-4">
          {FIELDS.map(([field, type]) => (
            <Field
              key={field}
              label={field === 'reason' ? deskLeads.add.reason : deskPerson[field]}
              name={field}
              type={type}
              required={!OPTIONAL.includes(field)}
              hint={field === 'reason' && deskLeads.add.reasonHint}
              value={draft.value[field]}
              error={fault.field === field ? fault.error : undefined}
              onChange={(event) => draft.set({ ...draft.value, [field]: event.target.value })}
            />
          ))}
          {add.isError && !fault.field && <p role="alert">{deskFrame.actionFailed}</p>}
          <Button type="submit" loading={add.isPending}>
            {deskLeads.add.submit}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
