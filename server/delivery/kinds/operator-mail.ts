/** Notifies the operator of a submission. Contains the visitor's text, so it goes only to the operator. */
import { deskReadiness } from '#content/desk.ts';
import { mails } from '#content/messages/mails.ts';
import { joinFacts } from '#domain/join-facts.ts';
import { type PersonReadiness, readReadiness } from '#server/core/people/readiness.ts';
import { shortFacts } from '#server/core/submissions/answers.ts';
import { type DeliveryKind, type DeliverySettings, sendMail } from '#server/delivery/kind.ts';
import { DESK_PATHS } from '#server/desk/policy.ts';
import { DeliveryError } from '#server/errors.ts';
import type { Facts } from '#server/mail/mail-elements.tsx';
import type { MailParts } from '#server/mail/render-mail.tsx';
import { nameOf } from '#server/store/derived-columns.ts';
import type { Submission } from '#server/store/schema.ts';
import { wordsIn } from '#server/words.ts';

export const operatorMailKind: DeliveryKind = {
  name: 'operator-mail',
  target: 'mail',
  isEnabled: ({ operatorEmail }) => operatorEmail !== undefined,
  async send(job, tools) {
    if (!tools.operatorEmail) throw new DeliveryError('OPERATOR_EMAIL is not set');
    const { person } = job.submission;
    const readiness = (await readReadiness(tools.store.db, [person], { now: tools.clock() })).get(person);
    const { subject, ...parts } = operatorParts(job.submission, readiness, tools);
    // The team gets the site's default language, not the submission's.
    const words = wordsIn(undefined);
    return sendMail(
      { ...job, words },
      tools,
      { to: tools.operatorEmail, subject, replyTo: job.submission.email },
      parts,
    );
  },
};

const BADGE_TONES = { hot: 'signal', warm: 'wait', later: 'panel' } as const;

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Most visitors type their website without `https://`. */
const websiteHref = (website: string) => (/^https?:/i.test(website) ? website : `https://${website}`);

/** Users who are not signed in see the sign-in page first, then the person. */
const deskHref = ({ deskUsers, publicOrigin }: DeliverySettings, submission: Submission) =>
  deskUsers.length > 0 ? `${publicOrigin}${DESK_PATHS.app}/people/${submission.id}` : undefined;

function operatorParts(
  submission: Submission,
  readiness: PersonReadiness | undefined,
  settings: DeliverySettings,
): MailParts & Readonly<{ subject: string }> {
  const { fields, kinds, label, paragraph, open, reason } = mails.operatorMail;
  const href = deskHref(settings, submission);
  const senderNames = [nameOf(submission), submission.company].filter(Boolean);
  const senderName = senderNames.join(', ') || submission.email;
  const campaign = Object.entries(JSON.parse(submission.utm) as Record<string, string>)
    .map(([key, value]) => `${key.slice('utm_'.length)}: ${value}`)
    .join(', ');
  const facts: Facts = [
    // Without a name, the address is the heading.
    [fields.email, senderNames.length > 0 ? submission.email : '', `mailto:${submission.email}`],
    [fields.phone, submission.phone, `tel:${submission.phone.replaceAll(/[^+\d]/g, '')}`],
    ...shortFacts(submission)
      .filter(([, value]) => !readiness?.reasons.includes(value))
      .map(([label, value]): Facts[number] =>
        label === 'website' ? [capitalize(label), value, websiteHref(value)] : [capitalize(label), value],
      ),
    [fields.page, submission.page],
    [fields.referrer, submission.referrer],
    [fields.campaign, campaign],
    [fields.id, href ? '' : submission.id],
  ];
  return {
    subject: [readiness && deskReadiness.levels[readiness.level], `${kinds[submission.kind]}: ${senderName}`]
      .filter(Boolean)
      .join(' · '),
    preview: senderName,
    label: joinFacts([label, kinds[submission.kind]]),
    heading: senderNames.join('\n') || submission.email,
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
