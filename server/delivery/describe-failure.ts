/** Describes a failing target in plain words: its purpose, the waiting deliveries and the setting to check. */
import type { TargetName } from '#domain/desk.ts';
import type { FailingTarget } from '#server/core/deliveries/failing-targets.ts';
import type { OutboxMessage } from '#server/store/intake.ts';
import { words } from '#server/texts.ts';
import type { DeliverySettings } from './kind.ts';

type TargetAddresses = Pick<DeliverySettings, 'deckForward' | 'events' | 'chatWebhookUrl'> &
  Readonly<{ smtpUrl: string | undefined }>;

const hostOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).host : '');

/** Hosts of the targets. Only the host is shown, since a URL may contain a key. */
const targetHosts = ({
  smtpUrl,
  deckForward,
  events,
  chatWebhookUrl,
}: TargetAddresses): Record<TargetName, string> => ({
  mail: hostOf(smtpUrl),
  forward: hostOf(deckForward?.url),
  events: events.map(({ url }) => hostOf(url)).join(', '),
  chat: hostOf(chatWebhookUrl),
});

export const describeFailure = (
  outage: FailingTarget,
  addresses: TargetAddresses,
  { outageText } = words.desk,
): string => outageText({ ...outage, host: targetHosts(addresses)[outage.target] });

/** Notice for the team: in chat if mail fails, otherwise by mail. */
export function outageMessage(
  failingTarget: FailingTarget,
  addresses: TargetAddresses,
): OutboxMessage | undefined {
  const text = describeFailure(failingTarget, addresses);
  const message = { target: '', messageId: `outage_${failingTarget.target}_${failingTarget.since}` };
  if (failingTarget.target !== 'mail')
    return { ...message, kind: 'outage-mail', payload: JSON.stringify({ text }) };
  return addresses.chatWebhookUrl
    ? { ...message, kind: 'chat', payload: JSON.stringify({ text }) }
    : undefined;
}
