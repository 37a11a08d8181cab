import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { deskSystem } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { joinFacts } from '#domain/typography.ts';
import { api, readBody } from '../api.ts';
import { SmallButton } from '../components/buttons.tsx';
import { dateTimeText } from '../components/time.tsx';
import { useAction, useRead } from '../use-api.ts';
import { ActionRow, SystemCard } from './system-card.tsx';

async function addPasskey() {
  const options = await readBody(api.passkeys.new.$post());
  const response = await startRegistration({ optionsJSON: options });
  return api.passkeys.$post({ json: { response } });
}

/** The user's own passkeys, with buttons to add and remove them. */
export function Passkeys() {
  const passkeys = useRead(api.passkeys);
  const add = useAction(addPasskey);
  const remove = useAction((id: string) => api.passkeys.remove.$post({ json: { id } }));
  return (
    <SystemCard title={deskSystem.passkeys} text={deskSystem.passkeysText}>
      <ul className="w-full">
        {passkeys.data?.passkeys.map(({ id, name, created_at, used_at }) => (
          <ActionRow
            key={id}
            title={<span className="font-semibold">{name || deskSystem.unknownAgent}</span>}
            text={joinFacts([
              fill(deskSystem.added, { time: dateTimeText(created_at) }),
              used_at === null ? deskSystem.notUsed : fill(deskSystem.used, { time: dateTimeText(used_at) }),
            ])}
            action={{
              name: deskSystem.removePasskey,
              label: `${deskSystem.removePasskey}: ${name || deskSystem.unknownAgent}`,
              disabled: remove.isPending,
              onPress: () => remove.mutate(id),
            }}
          />
        ))}
      </ul>
      {browserSupportsWebAuthn() ? (
        <SmallButton loading={add.isPending} onClick={() => add.mutate()}>
          {deskSystem.addPasskey}
        </SmallButton>
      ) : (
        <p className="text-muted">{deskSystem.noWebAuthn}</p>
      )}
    </SystemCard>
  );
}
