import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { deskFrame, deskSystem } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { api, queryKeyFor, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';
import { dateTimeText } from '../components/time.tsx';

/** The user's active sessions, each with a button to end it. */
export function Sessions() {
  const client = useQueryClient();
  const notify = useNotice();
  const key = queryKeyFor(api.sessions.$url());
  const sessions = useQuery<InferResponseType<typeof api.sessions.$get>>({
    queryKey: key,
    refetchOnMount: 'always',
  });
  const end = useMutation({
    mutationFn: (id: string | undefined) => readBody(api.sessions.end.$post({ json: id ? { id } : {} })),
    onSuccess: async () => {
      notify(deskFrame.actionDone);
      await client.invalidateQueries({ queryKey: key });
      // Ending the current session leads to the sign-in page.
      await client.invalidateQueries({ queryKey: queryKeyFor(api.me.$url()) });
    },
    onError: () => notify(deskFrame.actionFailed),
  });
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-h3">{deskSystem.sessions}</h2>
      <ul>
        {sessions.data?.sessions.map(({ id, userAgent, created_at, seen_at, current }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-t border-line py-2">
            <span>
              <span className="font-semibold">{userAgent || deskSystem.unknownAgent}</span>
              {current && <span className="text-brand"> ({deskSystem.thisBrowser})</span>}
              <span className="block text-tiny text-muted">
                {fill(deskSystem.since, { time: dateTimeText(created_at) })},{' '}
                {fill(deskSystem.lastUsed, { time: dateTimeText(seen_at) })}
              </span>
            </span>
            <Button
              size="sm"
              variant="outline"
              disabled={end.isPending}
              aria-label={`${deskSystem.signOut}: ${userAgent || deskSystem.unknownAgent}`}
              onClick={() => end.mutate(id)}
            >
              {deskSystem.signOut}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="outline"
        className="mt-3"
        disabled={end.isPending}
        onClick={() => end.mutate(undefined)}
      >
        {deskSystem.signOutEverywhere}
      </Button>
    </Card>
  );
}
