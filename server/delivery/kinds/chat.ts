/** A line in the team's chat, in the format of Slack, Mattermost and Discord's /slack endpoint. */
import type { OutboxMessageKind } from '#server/delivery/kind.ts';
import { postJson } from '#server/delivery/webhook.ts';
import { DeliveryError } from '#server/errors.ts';

export const chatKind: OutboxMessageKind = {
  name: 'chat',
  target: 'chat',
  async send({ payload, signal }, { chatWebhookUrl, clock }) {
    if (!chatWebhookUrl) throw new DeliveryError('CHAT_WEBHOOK_URL is not set');
    await postJson({ url: chatWebhookUrl, payload, now: clock(), signal });
    return undefined;
  },
};
