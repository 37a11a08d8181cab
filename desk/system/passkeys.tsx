import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { deskFrame, deskSystem } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { api, queryKeyFor, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';
import { dateTimeText } from '../components/time.tsx';

/** The user's own passkeys, with buttons to add and remove them. */
export function Passkeys() {
  const client = useQueryClient();
  const notify = useNotice();
  const key = queryKeyFor(api.passkeys.$url());
  const passkeys = useQuery<InferResponseType<typeof api.passkeys.$get>>({
    queryKey: key,
    refetchOnMount: 'always',
  });
  const callbacks = {
    onSuccess: () => {
      notify(deskFrame.actionDone);
      return client.invalidateQueries({ queryKey: key });
    },
    onError: () => notify(deskFrame.actionFailed),
  };
  const add = useMutation({
    mutationFn: async () => {
      const options = await readBody(api.passkeys.new.$post());
      const response = await startRegistration({ optionsJSON: options });
      return readBody(api.passkeys.$post({ json: { response } }));
    },
    ...callbacks,
  });
  const remove = useMutation({
    mutationFn: (id: string) => readBody(api.passkeys.remove.$post({ json: { id } })),
    ...callbacks,
  });
  const rows = passkeys.data?.passkeys ?? [];
  return (
    <Card className="p-5">
      <h2 className="mb-1 text-h3">{deskSystem.passkeys}</h2>
      <p className="mb-3 text-muted">{deskSystem.passkeysText}</p>
      <ul>
        {rows.map(({ id, name, created_at, used_at }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-t border-line py-2">
            <span>
              <span className="font-semibold">{name || deskSystem.unknownAgent}</span>
              <span className="block text-tiny text-muted">
                {fill(deskSystem.added, { time: dateTimeText(created_at) })},{' '}
                {used_at === null
                  ? deskSystem.notUsed
                  : fill(deskSystem.used, { time: dateTimeText(used_at) })}
              </span>
            </span>
            <Button
              size="sm"
              variant="outline"
              disabled={remove.isPending}
              aria-label={`${deskSystem.removePasskey}: ${name || deskSystem.unknownAgent}`}
              onClick={() => remove.mutate(id)}
            >
              {deskSystem.removePasskey}
            </Button>
          </li>
        ))}
      </ul>
      {browserSupportsWebAuthn() ? (
        <Button
          size="sm"
          variant="outline"
          className="mt-3"
          loading={add.isPending}
          onClick={() => add.mutate()}
        >
          {deskSystem.addPasskey}
        </Button>
      ) : (
        <p className="text-muted">{deskSystem.noWebAuthn}</p>
      )}
    </Card>
  );
}
