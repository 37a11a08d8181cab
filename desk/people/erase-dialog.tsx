import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { deskFrame, deskPerson } from '#content/desk.ts';
import { fill, plural } from '#content/message.ts';
import { api, errorStatus, queryKeyFor, readBody } from '../api.ts';
import { DangerButton } from '../components/buttons.tsx';
import { useNotice } from '../components/notice.tsx';
import { ERASE_MUTATION_KEY } from '../use-change-polling.ts';
import { dropDrafts } from '../use-draft.ts';
import { VISIT_KEY } from '../use-last-visit.ts';
import { useOriginList } from './origin-list.ts';

const FRAME_QUERY_KEYS: readonly unknown[] = [
  VISIT_KEY,
  ...[api.me.$url(), api.pulse.$url()].flatMap(queryKeyFor),
];

type EraseDialogProps = { id: string; email: string; open: boolean; onClose: () => void };

/** The user has to type the full address, so that nobody is erased by mistake. */
export function EraseDialog({ id, email, open, onClose }: EraseDialogProps) {
  const [error, setError] = useState<string>();
  const [, navigate] = useLocation();
  const { href } = useOriginList();
  const client = useQueryClient();
  const notify = useNotice();
  const erase = useMutation({
    mutationKey: ERASE_MUTATION_KEY,
    mutationFn: (typed: string) =>
      readBody(api.people[':id'].erase.$post({ param: { id }, json: { typed } })),
    onSuccess: ({ code, erased: { inFlight, log } }) => {
      dropDrafts(id);
      // Keep the queries of the frame. Without them, React would unmount the frame and its notice.
      client.removeQueries({ predicate: ({ queryKey: [key] }) => !FRAME_QUERY_KEYS.includes(key) });
      navigate(href);
      const remarks = [
        ...(inFlight > 0 ? [plural(deskPerson.stillSending, inFlight)] : []),
        ...(log === 'left' ? [deskPerson.erasedDataInLog] : []),
      ];
      notify([fill(deskPerson.erased, { code }), ...remarks].join(' '));
    },
    onError: (failure) =>
      setError(errorStatus(failure) === 422 ? deskPerson.eraseMismatch : deskFrame.actionFailed),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('typed') ?? '').trim();
    const isMatch = typed.toLowerCase() === email.toLowerCase();
    setError(isMatch ? undefined : deskPerson.eraseMismatch);
    if (isMatch) erase.mutate(typed);
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
        <p className="text-muted">{deskPerson.eraseRemains}</p>
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
        <DangerButton loading={erase.isPending}>{deskPerson.eraseNow}</DangerButton>
      </form>
    </Dialog>
  );
}
