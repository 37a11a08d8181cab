import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { deskFrame, deskPerson } from '#content/desk.ts';
import { answerOf, api, statusOf } from '../api.ts';
import { useNotice } from '../components/notice.tsx';

/** Only who types the address erases: a slip of the hand does not. */
export function EraseButton({ id, email }: { id: string; email: string }) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [, go] = useLocation();
  const client = useQueryClient();
  const notify = useNotice();
  const erase = useMutation({
    mutationFn: (typed: string) =>
      answerOf(api.people[':id'].erase.$post({ param: { id }, json: { typed } })),
    onSuccess: ({ code, erased: { underWay, log } }) => {
      client.removeQueries();
      go('/');
      const stays = [
        ...(underWay > 0 ? [deskPerson.erasedUnderWay(underWay)] : []),
        ...(log === 'left' ? [deskPerson.erasedLog] : []),
      ];
      notify([deskPerson.erased(code), ...stays].join(' '));
    },
    onError: (failure) => setError(statusOf(failure) === 422 ? deskPerson.eraseMismatch : deskFrame.notDone),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('typed') ?? '').trim();
    if (typed.toLowerCase() === email.toLowerCase()) erase.mutate(typed);
    else setError(deskPerson.eraseMismatch);
  };
  return (
    <>
      <Button variant="outline" size="sm" className="text-danger!" onClick={() => setOpen(true)}>
        {deskPerson.erase}
      </Button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          setError(undefined);
        }}
        title={deskPerson.eraseTitle}
        description={deskPerson.eraseText}
      >
        <form onSubmit={submit} className="grid gap-4">
          <p className="font-mono break-words">
            <bdi>{email}</bdi>
          </p>
          <Field
            label={deskPerson.eraseLabel}
            name="typed"
            autoComplete="off"
            required
            error={error}
            onChange={() => setError(undefined)}
          />
          <Button type="submit" loading={erase.isPending} className="bg-danger! text-surface!">
            {deskPerson.eraseNow}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
