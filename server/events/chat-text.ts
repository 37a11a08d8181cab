/** Chat message about an event: person, action, source and answers. Contains no more than the operator's mail. */

import { deskReadiness } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { readinessRules } from '#content/quiz/readiness.ts';
import { type FormKind, formOf } from '#domain/forms/forms.ts';
import { toLine } from '#domain/forms/validation.ts';
import { type Readiness, readinessOf } from '#domain/readiness.ts';
import { answerLabel, answerLabels } from '#server/core/submissions/answers.ts';
import { sourceOf } from '#server/store/derived-columns.ts';
import words from '#words/team-chat.json' with { type: 'json' };
import type { EventOf, SiteEvent } from './event-schema.ts';

type ChatEventType = keyof typeof words.kinds;
type ChatEvent = EventOf<ChatEventType>;
const isChatEvent = (event: SiteEvent): event is ChatEvent => Object.hasOwn(words.kinds, event.type);

/** `desk` is the URL of the desk, if there is one. Undefined for events that the team need not read. */
export function chatText(event: SiteEvent, desk?: string): string | undefined {
  if (!isChatEvent(event)) return undefined;
  const { person, source } = event.data;
  const email = withoutMention(person.email);
  const personName = [person.name, person.company].filter(Boolean).map(escapeText).join(', ') || email;
  const lines = [
    [deskReadiness.levels[readinessLevel(event)], `${words.kinds[event.type]}: ${personName}`].join(' · '),
    [email, escapeText(person.phone ?? '')].filter(Boolean).join(' · '),
    ...detailLines(event),
    describeSource(source),
    desk === undefined ? '' : `${desk}/people/${encodeURIComponent(entityId(event))}`,
  ];
  return lines.filter(Boolean).map(escapeReserved).join('\n');
}

/** The desk finds a person by the id of a form or a booking. */
const entityId = ({ data }: ChatEvent): string => ('booking' in data ? data.booking.uid : data.submission.id);

/** Readiness from this form or booking alone. The desk includes earlier ones. */
function readinessLevel({ type, data }: ChatEvent): Readiness {
  const isBooked = type === 'booking.created' || type === 'booking.rescheduled';
  const answers = 'fields' in data ? data.fields : {};
  const forms = 'submission' in data ? [data.submission.kind] : [];
  return readinessOf({ answers, forms, isBooked }, readinessRules).level;
}

function detailLines(event: ChatEvent): string[] {
  if (event.type === 'quiz.reported') {
    const { recommendations, fields } = event.data;
    const choices = sharedFields('quiz', fields);
    return [
      fill(words.recommended, { agents: recommendations.map(({ title }) => title).join(', ') }),
      fill(words.chosen, {
        answers: choices.flatMap(([question, values]) => answerLabels(question, values)).join(', '),
      }),
    ];
  }
  if ('submission' in event.data) {
    const { submission, fields } = event.data;
    return sharedFields(submission.kind, fields).map(
      ([name, value]) => `${answerLabel(submission.kind, name)}: ${escapeText(String(value))}`,
    );
  }
  if (!('booking' in event.data)) return [];
  const { start, reason } = event.data.booking;
  return [
    start ? fill(words.at, { time: start.slice(0, 16).replace('T', ' ') }) : '',
    reason ? fill(words.reason, { text: escapeText(reason) }) : '',
  ];
}

/** Values that the form declares as not personal. */
const sharedFields = (kind: FormKind, values: Readonly<Record<string, string | string[]>>) =>
  Object.entries(values).filter(
    ([name, value]) => formOf(kind).fields[name]?.personal === false && value.length > 0,
  );

function describeSource({ campaign, referrer, firstPage, page }: ChatEvent['data']['source']): string {
  const source = sourceOf({ utm: JSON.stringify(campaign), referrer });
  return [
    fill(words.from, { source: source === 'direct' ? words.direct : escapeText(source) }),
    campaign.utm_campaign ? fill(words.campaign, { name: escapeText(campaign.utm_campaign) }) : '',
    firstPage ? fill(words.firstPage, { path: escapeText(firstPage) }) : '',
    page ? fill(words.sentFrom, { path: escapeText(page) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Escapes visitors' text, so that it cannot format the message or mention the channel. */
const escapeText = (text: string) =>
  toLine(text)
    .replace(/[*_~`|[\]]/g, ' ')
    .replaceAll('@', '@\u200b')
    .slice(0, 200);

/** Keeps an address easy to copy, unless it would mention a channel. */
const withoutMention = (email: string) => toLine(email).replace(/@(?=channel|here|all|everyone)/i, '@\u200b');

/** Escapes the three reserved characters of the format. */
const escapeReserved = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
