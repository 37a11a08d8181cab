/** Describes a failing target in plain words: its purpose, the waiting deliveries and the setting to check. */
import { serverWords } from '#content/messages/server-words.ts';
import type { TargetName } from '#domain/failure-reason.ts';
import type { FailingTarget } from '#server/core/deliveries/failing-targets.ts';
import type { OutboxMessage } from '#server/store/intake.ts';
import type { DeliverySettings } from './kind.ts';

type Places = Pick<DeliverySettings, 'deckForward' | 'events' | 'chatWebhookUrl'> &
  Readonly<{ smtpUrl: string | undefined }>;

const hostOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).host : '');

/** Hosts of the targets. Only the host is shown, since a URL may contain a key. */
const hostsOf = ({ smtpUrl, deckForward, events, chatWebhookUrl }: Places): Record<TargetName, string> => ({
  mail: hostOf(smtpUrl),
  forward: hostOf(deckForward?.url),
  events: events.map(({ url }) => hostOf(url)).join(', '),
  chat: hostOf(chatWebhookUrl),
});

export function describeFailure(
  { target, waiting, reason, note }: FailingTarget,
  places: Places,
  { failure } = serverWords.desk,
): string {
  return [
    failure.target(target, hostsOf(places)[target]),
    failure.reason(reason, note),
    failure.waiting(target, waiting),
    failure.check[target],
  ].join(' ');
}

/** Notice for the team: in chat if mail fails, otherwise by mail. */
export function outageMessage(failing: FailingTarget, places: Places): OutboxMessage | undefined {
  const text = describeFailure(failing, places);
  const message = { target: '', messageId: `outage_${failing.target}_${failing.since}` };
  if (failing.target !== 'mail')
    return { ...message, kind: 'outage-mail', payload: JSON.stringify({ text }) };
  return places.chatWebhookUrl ? { ...message, kind: 'chat', payload: JSON.stringify({ text }) } : undefined;
}
