/**
 * Mails to the operator and to colleagues, in the site's default language. They may contain visitors' text. Texts about
 * people are read when the mail is sent, so that it contains nobody who was erased meanwhile.
 */
import {
  assignmentMail,
  deskReadiness,
  dueMail,
  invitationMail,
  mentionMail,
  outageMail,
} from '#content/desk.ts';
import { LANGUAGES } from '#content/languages.ts';
import { fill, plural } from '#content/message.ts';
import { joinFacts } from '#domain/typography.ts';
import type { Mention } from '#server/core/people/add-note.ts';
import { createPersonReader } from '#server/core/people/announce-people.ts';
import { findPerson } from '#server/core/people/find-person.ts';
import { type PersonReadiness, readReadiness } from '#server/core/people/readiness.ts';
import { shortFacts } from '#server/core/submissions/answers.ts';
import { type Assignment, ROUND_ROBIN } from '#server/core/team/assignment.ts';
import { readDueSteps } from '#server/core/team/due.ts';
import { DESK_PATHS } from '#server/desk/policy.ts';
import { DeliveryError } from '#server/errors.ts';
import type { Facts } from '#server/mail/mail-elements.tsx';
import { type MailParts, renderMail } from '#server/mail/render-mail.tsx';
import { nameOf } from '#server/store/derived-columns.ts';
import type { Submission } from '#server/store/schema.ts';
import { words } from '#server/texts.ts';
import type { DeliveryOutcome, DeliveryTools, MessageJob, SubmissionJob } from './kind.ts';

type TeamMail = MailParts & Readonly<{ to: string; subject: string; replyTo?: string }>;

async function sendToTeam(
  { delivery, signal }: Pick<MessageJob, 'delivery' | 'signal'>,
  { mail, publicOrigin }: DeliveryTools,
  { to, subject, replyTo, ...parts }: TeamMail,
): Promise<DeliveryOutcome> {
  const body = renderMail(parts, { origin: publicOrigin, words });
  const headers = { 'Content-Language': words.language.code };
  try {
    await mail.send({ id: delivery.id, to, subject, headers, ...(replyTo && { replyTo }), ...body }, signal);
  } catch (error) {
    // Keep retrying a colleague's address: the operator can fix it.
    if (error instanceof DeliveryError && error.isPermanent)
      throw new DeliveryError(error.message, { scope: error.scope });
    throw error;
  }
  return undefined;
}

/** Users who are not signed in see the sign-in page first, then the page of the desk. */
const deskHref = ({ publicOrigin }: DeliveryTools, path: string) => `${publicOrigin}${DESK_PATHS.app}${path}`;

/** Mail to a colleague who was mentioned in a note. */
export async function sendMention(job: MessageJob, tools: DeliveryTools): Promise<DeliveryOutcome> {
  const { to, noteId, personId } = JSON.parse(job.payload) as Mention;
  const { db } = tools.store;
  const note = await db.selectFrom('notes').selectAll().where('id', '=', noteId).executeTakeFirst();
  if (!note) return { isSkipped: true, note: 'the note was erased' };
  if (!tools.deskUsers.includes(to)) return { isSkipped: true, note: 'no longer a user of the desk' };
  const { subject, heading, open, ...parts } = mentionMail;
  return sendToTeam(job, tools, {
    ...parts,
    to,
    subject: fill(subject, { author: note.author }),
    preview: note.text.slice(0, 120),
    heading: fill(heading, { author: note.author }),
    paragraphs: note.text.split('\n').filter(Boolean),
    action: { label: open, href: deskHref(tools, `/people/${encodeURIComponent(personId)}`) },
  });
}

/** Mail to a colleague about people who were assigned to them. */
export async function sendAssignment(job: MessageJob, tools: DeliveryTools): Promise<DeliveryOutcome> {
  const { to, by, ids } = JSON.parse(job.payload) as Assignment;
  if (!tools.deskUsers.includes(to)) return { isSkipped: true, note: 'no longer a user of the desk' };
  const { db } = tools.store;
  const keys = (await Promise.all(ids.map((id) => findPerson(db, id)))).filter((key) => key !== undefined);
  if (keys.length === 0) return { isSkipped: true, note: 'the person was erased' };
  const readPerson = await createPersonReader(db, keys, by);
  const people = keys.map((key) => readPerson(key).person);
  const names = people.map(({ name, email }) => name || email);
  const { subject, heading, open, automatic, ...parts } = assignmentMail;
  return sendToTeam(job, tools, {
    ...parts,
    to,
    subject: plural(subject, names.length, { who: names[0] ?? '' }),
    preview: names.join(', '),
    heading: plural(heading, people.length, { by: by === ROUND_ROBIN ? automatic : by }),
    paragraphs: [],
    facts: people.map(({ company, phone }, index) => [
      names[index] ?? '',
      [company, phone].filter(Boolean).join(', '),
    ]),
    action: {
      label: open,
      href: deskHref(
        tools,
        ids.length === 1 ? `/people/${encodeURIComponent(ids[0] ?? '')}` : '/leads?mine=1',
      ),
    },
  });
}

/** Mail with a colleague's due next steps. */
export async function sendDueSteps(job: MessageJob, tools: DeliveryTools): Promise<DeliveryOutcome> {
  const { to, before } = JSON.parse(job.payload) as { to: string; before: number };
  if (!tools.deskUsers.includes(to)) return { isSkipped: true, note: 'no longer a user of the desk' };
  const steps = await readDueSteps(tools.store.db, [to], before);
  if (steps.length === 0) return { isSkipped: true, note: 'nothing is due any more' };
  const { subject, heading, open, ...parts } = dueMail;
  const day = new Intl.DateTimeFormat(LANGUAGES[0].locale, { day: 'numeric', month: 'short' });
  return sendToTeam(job, tools, {
    ...parts,
    to,
    subject: plural(subject, steps.length),
    preview: steps.map(({ name }) => name).join(', '),
    heading: plural(heading, steps.length),
    paragraphs: [],
    facts: steps.map(({ name, company, step, at }) => [
      [name, company].filter(Boolean).join(', '),
      joinFacts([step, day.format(at)]),
    ]),
    action: { label: open, href: deskHref(tools, '') },
  });
}

/** Mail to a new user of the desk. They sign in with a link that the desk mails them. */
export async function sendInvitation(job: MessageJob, tools: DeliveryTools): Promise<DeliveryOutcome> {
  const { to, by } = JSON.parse(job.payload) as { to: string; by: string };
  if (!tools.deskUsers.includes(to)) return { isSkipped: true, note: 'no longer a user of the desk' };
  const { open, ...parts } = fill(invitationMail, { by });
  return sendToTeam(job, tools, { ...parts, to, action: { label: open, href: deskHref(tools, '') } });
}

/** Tells the operator that another target fails. */
export async function sendOutage(job: MessageJob, tools: DeliveryTools): Promise<DeliveryOutcome> {
  const to = tools.operatorEmail ?? tools.deskUsers[0];
  if (!to) return { isSkipped: true, note: 'OPERATOR_EMAIL is not set' };
  const { text } = JSON.parse(job.payload) as { text: string };
  const { open, ...parts } = outageMail;
  return sendToTeam(job, tools, {
    ...parts,
    to,
    preview: text,
    paragraphs: [text],
    ...(tools.deskUsers.length > 0 && { action: { label: open, href: deskHref(tools, '/deliveries') } }),
  });
}

/** Tells the operator about a submission. */
export async function sendToOperator(job: SubmissionJob, tools: DeliveryTools): Promise<DeliveryOutcome> {
  const { submission } = job;
  if (!tools.operatorEmail) throw new DeliveryError('OPERATOR_EMAIL is not set');
  const people = await readReadiness(tools.store.db, [submission.person], { now: tools.clock() });
  const href = tools.deskUsers.length > 0 ? deskHref(tools, `/people/${submission.id}`) : undefined;
  const parts = operatorParts(submission, people.get(submission.person), href);
  return sendToTeam(job, tools, { ...parts, to: tools.operatorEmail, replyTo: submission.email });
}

const BADGE_TONES = { hot: 'signal', warm: 'wait', later: 'panel' } as const;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Most visitors type their website without `https://`. */
const websiteHref = (website: string) => (/^https?:/i.test(website) ? website : `https://${website}`);

function operatorParts(
  submission: Submission,
  readiness: PersonReadiness | undefined,
  href: string | undefined,
): MailParts & Readonly<{ subject: string }> {
  const { fields, kinds, label, paragraph, open, reason } = words.mails.operatorMail;
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
