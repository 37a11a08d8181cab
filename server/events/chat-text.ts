/** Chat message about an event: person, action, source and answers. Contains no more than the operator's mail. */

import { deskReadiness } from '#content/desk.ts';
import { chatMessage as words } from '#content/messages/chat.ts';
import { readinessRules } from '#content/quiz/readiness.ts';
import { type Readiness, readinessOf } from '#domain/readiness.ts';
import { inWords } from '#server/core/leads/quiz-details.ts';
import { sourceOf } from '#server/store/lead-facets.ts';
import type { EventOf, SiteEvent } from './event-schema.ts';

type ToldType = keyof typeof words.kinds;
type Told = EventOf<ToldType>;
const isTold = (event: SiteEvent): event is Told => Object.hasOwn(words.kinds, event.type);

/** Undefined for events that the team need not read. */
export function chatText(event: SiteEvent): string | undefined {
  if (!isTold(event)) return undefined;
  const { person, source } = event.data;
  const email = withoutMention(person.email);
  const who = [person.name, person.company].filter(Boolean).map(plain).join(', ') || email;
  const lines = [
    [deskReadiness.levels[levelIn(event)], `${words.kinds[event.type]}: ${who}`].join(' · '),
    [email, plain(person.phone ?? '')].filter(Boolean).join(' · '),
    ...about(event),
    origin(source),
  ];
  return lines.filter(Boolean).map(escaped).join('\n');
}

/** Readiness from this form or booking alone. The desk includes earlier ones. */
function levelIn({ type, data }: Told): Readiness {
  const isBooked = type === 'booking.created' || type === 'booking.rescheduled';
  const answers = 'fields' in data ? data.fields : {};
  const forms = 'lead' in data ? [data.lead.kind] : [];
  return readinessOf({ answers, forms, isBooked }, readinessRules).level;
}

function about(event: Told): string[] {
  if (event.type === 'quiz.reported') {
    const { recommendations, fields } = event.data;
    const chosen = Object.entries(fields).filter(([, value]) => typeof value !== 'string');
    return [
      words.recommended(recommendations.map(({ title }) => title).join(', ')),
      words.chosen(chosen.flatMap(([question, values]) => inWords(question, values)).join(', ')),
    ];
  }
  if (!('booking' in event.data)) return [];
  const { start, reason } = event.data.booking;
  return [
    start ? words.at(start.slice(0, 16).replace('T', ' ')) : '',
    reason ? words.reason(plain(reason)) : '',
  ];
}

function origin({ campaign, referrer, firstPage, page }: Told['data']['source']): string {
  const source = sourceOf({ utm: JSON.stringify(campaign), referrer });
  return [
    words.from(source === 'direct' ? words.direct : plain(source)),
    campaign.utm_campaign ? words.campaign(plain(campaign.utm_campaign)) : '',
    firstPage ? words.firstPage(plain(firstPage)) : '',
    page ? words.sentFrom(plain(page)) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Escapes visitors' text, so that it cannot format the message or mention the channel. */
const plain = (text: string) =>
  text
    .replace(/[*_~`|[\]]/g, ' ')
    .replaceAll('@', '@\u200b')
    .slice(0, 200);

/** Keeps an address easy to copy, unless it would mention a channel. */
const withoutMention = (email: string) => email.replace(/@(?=channel|here|all|everyone)/i, '@\u200b');

/** Escapes the three reserved characters of the format. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
