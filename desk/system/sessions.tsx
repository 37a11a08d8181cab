import { deskSystem } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { joinFacts } from '#domain/typography.ts';
import { api } from '../api.ts';
import { SmallButton } from '../components/buttons.tsx';
import { dateTimeText } from '../components/time.tsx';
import { useAction, useRead } from '../use-api.ts';
import { ActionRow, SystemCard } from './system-card.tsx';

/** The user's active sessions, each with a button to end it. The end of the current one leads to the sign-in page. */
export function Sessions() {
  const sessions = useRead(api.sessions);
  const end = useAction((id: string) => api.sessions.end.$post({ json: id ? { id } : {} }));
  return (
    <SystemCard title={deskSystem.sessions}>
      <ul className="w-full">
        {sessions.data?.sessions.map(({ id, userAgent, created_at, seen_at, current }) => (
          <ActionRow
            key={id}
            title={
              <>
                <span className="font-semibold">{userAgent || deskSystem.unknownAgent}</span>
                {current && <span className="text-brand"> ({deskSystem.thisBrowser})</span>}
              </>
            }
            text={joinFacts([
              fill(deskSystem.since, { time: dateTimeText(created_at) }),
              fill(deskSystem.lastUsed, { time: dateTimeText(seen_at) }),
            ])}
            action={{
              name: deskSystem.signOut,
              label: `${deskSystem.signOut}: ${userAgent || deskSystem.unknownAgent}`,
              disabled: end.isPending,
              onPress: () => end.mutate(id),
            }}
          />
        ))}
      </ul>
      <SmallButton disabled={end.isPending} onClick={() => end.mutate('')}>
        {deskSystem.signOutEverywhere}
      </SmallButton>
    </SystemCard>
  );
}
