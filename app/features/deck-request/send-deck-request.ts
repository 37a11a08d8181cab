import { type LeadContext, sendLead } from '#app/api/send-lead.ts';
import { count } from '#app/insight/count.ts';
import { site } from '#content/site.ts';
import { deckRequest } from '#content/social-os/social-os.ts';
import type { DeckRequest } from '#domain/leads.ts';

const { webhookHost, webhookId } = site.deck;

/** Sends the request and returns the message for the visitor. */
export async function sendDeckRequest(request: DeckRequest, context: LeadContext) {
  const response = await sendLead(`${webhookHost}/webhook/${webhookId}`, request, context);
  if (response.ok) count('deck-sent');
  if (response.ok) return { tone: 'success', text: deckRequest.sent } as const;
  console.error('The deck request failed', { status: response.status, answer: response.text });
  return { tone: 'error', text: deckRequest.failed(site.email) } as const;
}
