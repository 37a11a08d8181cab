import { type FormEvent, useState } from 'react';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { deskFrame, deskSystem } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { api } from '../api.ts';
import { Address } from '../components/address.tsx';
import { DangerButton, SubmitButton } from '../components/buttons.tsx';
import { useNotice } from '../components/notice.tsx';
import { useAction } from '../use-api.ts';
import { useMe } from '../use-me.ts';
import { ActionRow, SystemCard } from './system-card.tsx';

const { team: texts } = deskSystem;

/** Invites and removes users. */
export function Team() {
  const { email: ownEmail, team } = useMe();
  const notify = useNotice();
  const [email, setEmail] = useState('');
  const [userToRemove, setUserToRemove] = useState<string>();
  const change = useAction(
    ({ action, user }: { action: 'invite' | 'remove'; user: string }) =>
      api.team[action].$post({ json: { email: user } }),
    {
      onDone: (_, { action }) => {
        if (action === 'invite') setEmail('');
        notify(action === 'invite' ? texts.invited : deskFrame.actionDone);
      },
    },
  );
  const invite = (event: FormEvent) => {
    event.preventDefault();
    if (email) change.mutate({ action: 'invite', user: email });
  };
  return (
    <SystemCard title={texts.title} text={texts.text}>
      <ul className="w-full">
        {team.map((user) => (
          <ActionRow
            key={user}
            title={
              <>
                <Address>{user}</Address>{' '}
                {user === ownEmail && <span className="text-muted">({texts.you})</span>}
              </>
            }
            action={
              user !== ownEmail && {
                name: texts.remove,
                label: fill(texts.removeUser, { user }),
                disabled: change.isPending,
                onPress: () => setUserToRemove(user),
              }
            }
          />
        ))}
      </ul>
      <form onSubmit={invite} className="w-full">
        <Field
          label={texts.email}
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          besideInput={
            <SubmitButton variant="outline" loading={change.isPending}>
              {texts.invite}
            </SubmitButton>
          }
        />
      </form>
      <Dialog
        open={userToRemove !== undefined}
        onClose={() => setUserToRemove(undefined)}
        title={fill(texts.removeTitle, { user: userToRemove ?? '' })}
        description={texts.removeText}
      >
        <DangerButton
          type="button"
          loading={change.isPending}
          onClick={() =>
            userToRemove &&
            change.mutate(
              { action: 'remove', user: userToRemove },
              { onSettled: () => setUserToRemove(undefined) },
            )
          }
        >
          {texts.remove}
        </DangerButton>
      </Dialog>
    </SystemCard>
  );
}
