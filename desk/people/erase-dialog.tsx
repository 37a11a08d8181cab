import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { deskFrame, deskPerson } from '#content/desk.ts';
import { answerOf, api, keyOf, statusOf } from '../api.ts';
import { useNotice } from '../components/notice.tsx';
import { ERASE } from '../use-pulse.ts';
import { useCameFrom } from './came-from.ts';

const FRAME: readonly unknown[] = [api.me.$url(), api.pulse.$url()].flatMap(keyOf);

type EraseDialogProps = { id: string; email: string; open: boolean; onClose: () => void };

/** Erases only after the full address is typed, so that nobody is erased by mistake. */
export function EraseDialog({ id, email, open, onClose }: EraseDialogProps) {
  const [error, setError] = useState<string>();
  const [, go] = useLocation();
  const { href } = useCameFrom();
  const client = useQueryClient();
  const notify = useNotice();
  const erase = useMutation({
    mutationKey: ERASE,
    mutationFn: (typed: string) =>
      answerOf(api.people[':id'].erase.$post({ param: { id }, json: { typed } })),
    onSuccess: ({ code, erased: { inFlight, log } }) => {
      // Keep the frame's queries: without them, the frame and its notice would unmount.
      client.removeQueries({ predicate: ({ queryKey: [key] }) => !FRAME.includes(key) });
      go(href);
      const stays = [
        ...(inFlight > 0 ? [deskPerson.erasedUnderWay(inFlight)] : []),
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
    <Dialog
      open={open}
      onClose={() => {
        onClose();
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
  );
}
