/** Describes a failing target in plain words: its purpose, the waiting deliveries and the setting to check. */
import type { TargetName } from '#domain/desk.ts';
import type { FailingTarget } from '#server/core/deliveries/failing-targets.ts';
import type { Settings } from '#server/settings.ts';
import { words } from '#server/texts.ts';

type TargetAddresses = Pick<Settings, 'deckForward' | 'events' | 'chatWebhookUrl' | 'smtpUrl'>;

const hostOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).host : '');

/** Only the host is shown, since a URL may contain a key. */
export function describeFailure(
  outage: FailingTarget,
  { smtpUrl, deckForward, events, chatWebhookUrl }: TargetAddresses,
  { outageText } = words.desk,
): string {
  const hosts: Record<TargetName, string> = {
    mail: hostOf(smtpUrl),
    forward: hostOf(deckForward?.url),
    events: events.map(({ url }) => hostOf(url)).join(', '),
    chat: hostOf(chatWebhookUrl),
  };
  return outageText({ ...outage, host: hosts[outage.target] });
}

/** Notice for the team: in chat if mail fails, otherwise by mail. */
export function outageMessage(failingTarget: FailingTarget, addresses: TargetAddresses) {
  const text = describeFailure(failingTarget, addresses);
  const { target, since } = failingTarget;
  const message = { message_id: `outage_${target}_${since}`, payload: JSON.stringify({ text }) };
  if (target !== 'mail') return { ...message, kind: 'outage-mail' };
  return addresses.chatWebhookUrl ? { ...message, kind: 'chat' } : undefined;
}
