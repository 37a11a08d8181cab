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
import { findPerson } from '#server/core/people/find-person.ts';
import { readReadiness } from '#server/core/people/readiness.ts';
import { shortFacts } from '#server/core/submissions/answers.ts';
import { type Assignment, ROUND_ROBIN } from '#server/core/team/assignment.ts';
import { readDueSteps } from '#server/core/team/due.ts';
import { DESK_PATHS } from '#server/desk/policy.ts';
import { DeliveryError } from '#server/errors.ts';
import type { Facts } from '#server/mail/mail-elements.tsx';
import { type MailParts, renderMail } from '#server/mail/render-mail.tsx';
import { readContacts } from '#server/store/contact.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import { findRow } from '#server/store/rows.ts';
import { words } from '#server/texts.ts';
import type { DeliveryTools, MessageJob, SkipReason, SubmissionJob } from './kind.ts';

/** Texts and facts of a mail. `open` is the label of a button that leads to `path` in the desk. */
type TeamMail = Omit<MailParts, 'action'> &
  Readonly<{ subject: string; replyTo?: string; open: string; path?: string | undefined }>;

async function sendToTeam(
  { delivery, signal }: Pick<MessageJob, 'delivery' | 'signal'>,
  { mail, publicOrigin, deskUsers }: DeliveryTools,
  to: string,
  { subject, replyTo, open, path, ...parts }: TeamMail,
): Promise<undefined> {
  // Users who are not signed in see the sign-in page first.
  const action = { label: open, href: `${publicOrigin}${DESK_PATHS.app}${path}` };
  const hasAction = deskUsers.length > 0 && path !== undefined;
  const body = renderMail({ ...parts, ...(hasAction && { action }) }, { origin: publicOrigin, words });
  const headers = { 'Content-Language': words.language.code };
  try {
    await mail.send({ id: delivery.id, to, subject, headers, ...(replyTo && { replyTo }), ...body }, signal);
  } catch (error) {
    // Keep retrying a colleague's address: the operator can fix it.
    if (error instanceof DeliveryError && error.isPermanent)
      throw new DeliveryError(error.message, { scope: error.scope });
    throw error;
  }
}

/** A mail to a user of the desk. `compose` returns a string if there is nothing to say any more: the reason. */
const toColleague =
  <Payload extends Readonly<{ to: string }>>(
    compose: (payload: Payload, tools: DeliveryTools) => TeamMail | Promise<TeamMail | string>,
  ) =>
  async (job: MessageJob, tools: DeliveryTools): Promise<SkipReason> => {
    const payload = JSON.parse(job.payload) as Payload;
    if (!tools.deskUsers.includes(payload.to)) return 'no longer a user of the desk';
    const mail = await compose(payload, tools);
    return typeof mail === 'string' ? mail : sendToTeam(job, tools, payload.to, mail);
  };

const personPath = (id = '') => `/people/${encodeURIComponent(id)}`;

export const sendMention = toColleague<Mention>(async ({ noteId, personId }, { store: { db } }) => {
  const note = await findRow(db, 'notes', { id: noteId });
  if (!note) return 'the note was erased';
  const contact = (await readContacts(db, [note.person])).get(note.person);
  return {
    ...fill(mentionMail, { author: note.author }),
    preview: note.text.slice(0, 120),
    paragraphs: note.text.split('\n').filter(Boolean),
    facts: contact ? [[contact.name || contact.email, contact.company]] : [],
    path: personPath(personId),
  };
});

export const sendAssignment = toColleague<Assignment>(async ({ by, ids }, { store: { db } }) => {
  const keys = (await Promise.all(ids.map((id) => findPerson(db, id)))).filter((key) => key !== undefined);
  const people = [...(await readContacts(db, keys)).values()];
  if (people.length === 0) return 'the person was erased';
  const names = people.map(({ name, email }) => name || email);
  const { subject, heading, automatic, ...parts } = assignmentMail;
  return {
    ...parts,
    subject: plural(subject, names.length, { who: names[0] ?? '' }),
    preview: names.join(', '),
    heading: plural(heading, people.length, { by: by === ROUND_ROBIN ? automatic : by }),
    paragraphs: [],
    facts: people.map(({ company, phone }, index) => [
      names[index] ?? '',
      [company, phone].filter(Boolean).join(', '),
    ]),
    path: ids.length === 1 ? personPath(ids[0]) : '/leads?mine=1',
  };
});

export const sendDueSteps = toColleague<{ to: string; before: number }>(async ({ to, before }, tools) => {
  const steps = await readDueSteps(tools.store.db, [to], before);
  if (steps.length === 0) return 'nothing is due any more';
  const day = new Intl.DateTimeFormat(LANGUAGES[0].locale, { day: 'numeric', month: 'short' });
  return {
    ...dueMail,
    subject: plural(dueMail.subject, steps.length),
    preview: steps.map(({ name }) => name).join(', '),
    heading: plural(dueMail.heading, steps.length),
    paragraphs: [],
    facts: steps.map(({ name, company, step, at }) => [
      [name, company].filter(Boolean).join(', '),
      joinFacts([step, day.format(at)]),
    ]),
    path: '',
  };
});

/** Mail to a new user of the desk. They sign in with a link that the desk mails them. */
export const sendInvitation = toColleague<{ to: string; by: string }>(({ by }) => ({
  ...fill(invitationMail, { by }),
  path: '',
}));

export async function sendOutage(job: MessageJob, tools: DeliveryTools): Promise<SkipReason> {
  const to = tools.operatorEmail ?? tools.deskUsers[0];
  if (!to) return 'OPERATOR_EMAIL is not set';
  const { text } = JSON.parse(job.payload) as { text: string };
  const parts = { preview: text, paragraphs: [text], path: '/deliveries' };
  return sendToTeam(job, tools, to, { ...outageMail, ...parts });
}

export async function sendToOperator(job: SubmissionJob, tools: DeliveryTools): Promise<undefined> {
  const { submission } = job;
  const { operatorEmail, deskUsers, store, clock } = tools;
  if (!operatorEmail) throw new DeliveryError('OPERATOR_EMAIL is not set', { failure: 'not-configured' });
  const people = await readReadiness(store.db, [submission.person], { now: clock() });
  const readiness = people.get(submission.person);
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
    [fields.id, deskUsers.length > 0 ? '' : submission.id],
  ];
  const level = readiness && deskReadiness.levels[readiness.level];
  return sendToTeam(job, tools, operatorEmail, {
    subject: [level, `${kinds[submission.kind]}: ${senderName}`].filter(Boolean).join(' · '),
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
    open,
    path: personPath(submission.id),
    reason,
    replyTo: submission.email,
  });
}

const BADGE_TONES = { hot: 'signal', warm: 'wait', later: 'panel' } as const;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Most visitors type their website without `https://`. */
const websiteHref = (website: string) => (/^https?:/i.test(website) ? website : `https://${website}`);
