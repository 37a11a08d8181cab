import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { deskFrame, deskSystem } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { api, errorBody, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';
import { useMe } from '../use-me.ts';

const { team: texts } = deskSystem;

/** Invites and removes users. */
export function Team() {
  const { email: ownEmail, team } = useMe();
  const client = useQueryClient();
  const notify = useNotice();
  const [email, setEmail] = useState('');
  const [userToRemove, setUserToRemove] = useState<string>();
  const change = useMutation({
    mutationFn: ({ action, user }: { action: 'invite' | 'remove'; user: string }) =>
      readBody(api.team[action].$post({ json: { email: user } })),
    onSuccess: (_, { action }) => {
      if (action === 'invite') setEmail('');
      notify(action === 'invite' ? texts.invited : deskFrame.actionDone);
      return client.invalidateQueries();
    },
    onError: (error) => notify(errorBody(error).error ?? deskFrame.actionFailed),
    onSettled: () => setUserToRemove(undefined),
  });
  const invite = (event: FormEvent) => {
    event.preventDefault();
    if (email) change.mutate({ action: 'invite', user: email });
  };
  return (
    <Card className="p-5">
      <h2 className="mb-1 text-h3">{texts.title}</h2>
      <p className="mb-3 text-muted">{texts.text}</p>
      <ul className="mb-4">
        {team.map((user) => (
          <li
            key={user}
            className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-2"
          >
            <span className="wrap-anywhere">
              {user} {user === ownEmail && <span className="text-muted">({texts.you})</span>}
            </span>
            {user !== ownEmail && (
              <Button
                size="sm"
                variant="outline"
                disabled={change.isPending}
                aria-label={fill(texts.removeUser, { email: user })}
                onClick={() => setUserToRemove(user)}
              >
                {texts.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={invite}>
        <Field
          label={texts.email}
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          besideInput={
            <Button type="submit" variant="outline" loading={change.isPending}>
              {texts.invite}
            </Button>
          }
        />
      </form>
      <Dialog
        open={userToRemove !== undefined}
        onClose={() => setUserToRemove(undefined)}
        title={fill(texts.removeTitle, { email: userToRemove ?? '' })}
        description={texts.removeText}
      >
        <Button
          loading={change.isPending}
          onClick={() => userToRemove && change.mutate({ action: 'remove', user: userToRemove })}
          className="bg-danger! text-surface!"
        >
          {texts.remove}
        </Button>
      </Dialog>
    </Card>
  );
}
