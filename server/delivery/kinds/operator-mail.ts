/** Notifies the operator of a lead. Contains the visitor's text, so it goes only to the operator. */
import { deskReadiness } from '#content/desk.ts';
import { mails } from '#content/messages/mails.ts';
import { joinFacts } from '#domain/join-facts.ts';
import { quizFacts } from '#server/core/leads/quiz-details.ts';
import { type PersonReadiness, readReadiness } from '#server/core/people/readiness.ts';
import { type DeliveryKind, type DeliverySettings, sendMail } from '#server/delivery/kind.ts';
import { DESK_PATHS } from '#server/desk/policy.ts';
import { DeliveryError } from '#server/errors.ts';
import type { Facts } from '#server/mail/mail-elements.tsx';
import type { MailParts } from '#server/mail/render-mail.tsx';
import { nameOf } from '#server/store/lead-facets.ts';
import type { Lead } from '#server/store/schema.ts';
import { wordsIn } from '#server/words.ts';

export const operatorMailKind: DeliveryKind = {
  name: 'operator-mail',
  // A sign-up counts only after its confirmation: before that, anybody may have typed the address.
  triggers: ['deck', 'quiz', 'newsletter-confirmed'],
  target: 'mail',
  isEnabled: ({ operatorEmail }) => operatorEmail !== undefined,
  async send(job, tools) {
    if (!tools.operatorEmail) throw new DeliveryError('OPERATOR_EMAIL is not set');
    const { person } = job.lead;
    const readiness = (await readReadiness(tools.store.db, [person], { now: tools.clock() })).get(person);
    const { subject, ...parts } = operatorParts(job.lead, readiness, tools);
    // The team gets the site's default language, not the lead's.
    const words = wordsIn(undefined);
    return sendMail(
      { ...job, words },
      tools,
      { to: tools.operatorEmail, subject, replyTo: job.lead.email },
      parts,
    );
  },
};

const BADGE_TONES = { hot: 'signal', warm: 'wait', later: 'panel' } as const;

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Most visitors type their website without `https://`. */
const websiteHref = (website: string) => (/^https?:/i.test(website) ? website : `https://${website}`);

/** Users who are not signed in see the sign-in page first, then the person. */
const deskHref = ({ deskUsers, publicOrigin }: DeliverySettings, lead: Lead) =>
  deskUsers.length > 0 ? `${publicOrigin}${DESK_PATHS.app}/people/${lead.id}` : undefined;

function operatorParts(
  lead: Lead,
  readiness: PersonReadiness | undefined,
  settings: DeliverySettings,
): MailParts & Readonly<{ subject: string }> {
  const { fields, kinds, label, paragraph, open, reason } = mails.operatorMail;
  const href = deskHref(settings, lead);
  const senderNames = [nameOf(lead), lead.company].filter(Boolean);
  const senderName = senderNames.join(', ') || lead.email;
  const campaign = Object.entries(JSON.parse(lead.utm) as Record<string, string>)
    .map(([key, value]) => `${key.slice('utm_'.length)}: ${value}`)
    .join(', ');
  const facts: Facts = [
    // Without a name, the address is the heading.
    [fields.email, senderNames.length > 0 ? lead.email : '', `mailto:${lead.email}`],
    [fields.phone, lead.phone, `tel:${lead.phone.replaceAll(/[^+\d]/g, '')}`],
    ...quizFacts(lead)
      .filter(([, value]) => !readiness?.reasons.includes(value))
      .map(([label, value]): Facts[number] =>
        label === 'website' ? [capitalize(label), value, websiteHref(value)] : [capitalize(label), value],
      ),
    [fields.page, lead.page],
    [fields.referrer, lead.referrer],
    [fields.campaign, campaign],
    [fields.id, href ? '' : lead.id],
  ];
  return {
    subject: [readiness && deskReadiness.levels[readiness.level], `${kinds[lead.kind]}: ${senderName}`]
      .filter(Boolean)
      .join(' · '),
    preview: senderName,
    label: joinFacts([label, kinds[lead.kind]]),
    heading: senderNames.join('\n') || lead.email,
    badge: readiness && {
      label: deskReadiness.levels[readiness.level],
      tone: BADGE_TONES[readiness.level],
      note: readiness.reasons.join(', '),
    },
    paragraphs: [paragraph],
    facts: facts.filter(([, value]) => value !== ''),
    ...(href && { action: { label: open, href } }),
    reason,
  };
}
