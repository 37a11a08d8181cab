/** Turns an event into outbox messages, one for each of the operator's tools. */
import { createHash } from 'node:crypto';
import type { Settings } from '#server/settings.ts';
import type { OutboxMessage } from '#server/store/intake.ts';
import { chatText } from './chat-text.ts';
import type { SiteEvent } from './event-schema.ts';

/**
 * Creates the messages about an event. `createEvent` runs only if there is a receiver; `subject` identifies the person
 * or thing.
 */
export type Announce = (createEvent: () => SiteEvent, subject: string) => readonly OutboxMessage[];

/** Name of a target in the store. A hash, since the address may contain a secret. */
export const targetKey = (url: string) => createHash('sha256').update(url).digest('base64url').slice(0, 12);

type Receivers = Pick<Settings, 'events' | 'chatWebhookUrl' | 'deskUsers' | 'publicOrigin'>;

export function createAnnounce({ events, chatWebhookUrl, deskUsers, publicOrigin }: Receivers): Announce {
  const targets = events.map(({ url }) => targetKey(url));
  const desk = deskUsers.length > 0 ? `${publicOrigin}/desk` : undefined;
  return (createEvent, subject) => {
    if (targets.length === 0 && !chatWebhookUrl) return [];
    const event = createEvent();
    const payload = JSON.stringify(event);
    // The id must not contain a full stop, which separates the parts of the signed text.
    const message_id = `${event.type.replace('.', '_')}_${subject}`;
    const text = chatWebhookUrl ? chatText(event, desk) : undefined;
    return [
      ...targets.map((target) => ({ kind: 'event', target, message_id, payload })),
      ...(text ? [{ kind: 'chat', message_id, payload: JSON.stringify({ text }) }] : []),
    ];
  };
}
