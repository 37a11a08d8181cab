/** Mails to visitors, in their language. */
import { booking } from '#content/booking.ts';
import { answersOf } from '#domain/forms/stored-values.ts';
import { isWeakMatch } from '#domain/quiz/scoring.ts';
import { joinFacts } from '#domain/typography.ts';
import { recommendationsFor } from '#server/core/submissions/answers.ts';
import { createConfirmationSubject, findSubscriber } from '#server/core/subscribers/subscriptions.ts';
import { DeliveryError } from '#server/errors.ts';
import { hasBounced, markBounced } from '#server/mail/bounces.ts';
import { greetingFor } from '#server/mail/greeting.ts';
import type { Message } from '#server/mail/mail-transport.ts';
import { type MailParts, renderMail } from '#server/mail/render-mail.tsx';
import { newsletterPath, oneClickHeaders } from '#server/newsletter/links.ts';
import type { DeliveryOutcome, DeliveryTools, SubmissionJob } from './kind.ts';
import { paceMail } from './mail-pace.ts';

/** The sender is a person who also reads the reply. */
async function sendToVisitor(
  { delivery, submission, doNotContactAt, words, signal }: SubmissionJob,
  { mail, publicOrigin, store: { db }, clock, smtpUrl, mailsPerMinute }: DeliveryTools,
  message: Pick<Message, 'to' | 'subject' | 'headers' | 'attachments'>,
  parts: Omit<MailParts, 'greeting' | 'signature'>,
): Promise<DeliveryOutcome> {
  const { mails, mailSender, language } = words;
  // A form that was sent later is answered: the person asked for it.
  if (doNotContactAt !== null && submission.created_at <= doNotContactAt)
    return { isSkipped: true, note: 'the person must not be contacted' };
  if (await hasBounced(db, submission.person))
    return { isSkipped: true, note: 'mail to this address was refused for good' };
  // A mail that had to wait has its time already.
  if (smtpUrl && delivery.slot_at === null)
    await paceMail(db, { to: message.to, now: clock(), mailsPerMinute });
  const body = renderMail(
    { ...parts, greeting: greetingFor(submission, words), signature: mails.signature },
    { origin: publicOrigin, words },
  );
  const headers = { 'Content-Language': language.code, ...message.headers };
  const sender = { fromName: mails.from, replyTo: mailSender.email };
  try {
    await mail.send({ id: delivery.id, ...sender, ...message, headers, ...body }, signal);
  } catch (error) {
    if (error instanceof DeliveryError && error.isPermanent)
      await markBounced(db, submission.person, error.message, clock());
    throw error;
  }
  return undefined;
}

/** The deck as a PDF. */
export async function sendDeck(job: SubmissionJob, tools: DeliveryTools): Promise<DeliveryOutcome> {
  const { mails, deckFile, pictureFile, site } = job.words;
  const content = await tools.siteFile(deckFile).catch(() => {
    throw new DeliveryError(`the deck ${deckFile} is not part of the built site`);
  });
  const { subject, action = '', terms, cover, ...parts } = mails.deckMail;
  const attachments = [{ filename: site.deck.fileName, content, contentType: 'application/pdf' }];
  return sendToVisitor(
    job,
    tools,
    { to: job.submission.email, subject, attachments },
    {
      ...parts,
      pictures: [{ path: pictureFile('deck-cover'), alt: cover }],
      action: { label: action, href: booking.page, terms },
    },
  );
}

/** Confirms a message of the contact form. It does not quote the message: anybody can type any address. */
export async function sendContactReceipt(job: SubmissionJob, tools: DeliveryTools): Promise<DeliveryOutcome> {
  const { subject, ...parts } = job.words.mails.contactMail;
  return sendToVisitor(job, tools, { to: job.submission.email, subject }, parts);
}

/** Asks a new subscriber to confirm the address. */
export async function sendNewsletterConfirmation(
  job: SubmissionJob,
  tools: DeliveryTools,
): Promise<DeliveryOutcome> {
  const { tokens, clock, publicOrigin } = tools;
  const subscriber = await findSubscriber(tools.store.db, job.submission.person);
  if (subscriber?.state !== 'pending')
    return { isSkipped: true, note: 'no longer waiting for a confirmation' };
  const { mails, language } = job.words;
  const { subject, action = '', terms, ...parts } = mails.newsletterConfirmMail;
  const token = tokens.sign('confirm', createConfirmationSubject(subscriber, job.submission.id), clock());
  const href = publicOrigin + newsletterPath('confirm', token, language.code);
  const unsubscribeUrl = createUnsubscribeUrl(job, tools, subscriber.id);
  return sendToVisitor(
    job,
    tools,
    // The consent is for this address, so a correction does not change it.
    { to: subscriber.email, subject, headers: oneClickHeaders(unsubscribeUrl) },
    {
      ...parts,
      action: { label: action, href, terms },
      unsubscribe: { label: mails.mailFooter.cancel, href: unsubscribeUrl },
    },
  );
}

/** Welcomes a subscriber after the confirmation. */
export async function sendNewsletterWelcome(
  job: SubmissionJob,
  tools: DeliveryTools,
): Promise<DeliveryOutcome> {
  const subscriber = await findSubscriber(tools.store.db, job.submission.person);
  if (subscriber?.state !== 'confirmed') return { isSkipped: true, note: 'no longer subscribed' };
  const { mails, paths } = job.words;
  const { subject, action = '', terms, ...parts } = mails.newsletterWelcomeMail;
  const unsubscribeUrl = createUnsubscribeUrl(job, tools, subscriber.id);
  return sendToVisitor(
    job,
    tools,
    { to: subscriber.email, subject, headers: oneClickHeaders(unsubscribeUrl) },
    {
      ...parts,
      action: { label: action, href: tools.publicOrigin + paths.quiz, terms },
      unsubscribe: { label: mails.mailFooter.unsubscribe, href: unsubscribeUrl },
    },
  );
}

const createUnsubscribeUrl = (
  { words }: SubmissionJob,
  { tokens, clock, publicOrigin }: DeliveryTools,
  subscriberId: string,
) =>
  publicOrigin +
  newsletterPath('unsubscribe', tokens.sign('unsubscribe', subscriberId, clock()), words.language.code);

/** The recommendations of a finished quiz. */
export async function sendQuizReport(job: SubmissionJob, tools: DeliveryTools): Promise<DeliveryOutcome> {
  const { agents, because, optionLabel, results, stackInWords } = job.words.quiz;
  const { subject, action = '', terms, ...parts } = job.words.mails.quizReportMail;
  const stack = recommendationsFor(job.submission);
  const toolNames = [answersOf(job.submission).tools ?? []].flat().map((tool) => optionLabel('tools', tool));
  const stackText = stackInWords(toolNames.length > 0 ? toolNames : [results.anyTool], stack);
  const cards = stack.map((recommendation, index) => {
    const { title, description, benefits } = agents[recommendation.agent];
    const position = `${index + 1} / ${stack.length}`;
    return {
      label: joinFacts([position, isWeakMatch(recommendation, stack) && results.hint]),
      title,
      text: description,
      points: benefits,
      why: because(recommendation),
    };
  });
  return sendToVisitor(
    job,
    tools,
    { to: job.submission.email, subject },
    {
      ...parts,
      // One picture per agent. Only the first has the text alternative.
      pictures: stack.map(({ agent }, index) => ({
        path: job.words.pictureFile(`stack-${agent}`),
        alt: index === 0 ? stackText : '',
      })),
      cards,
      action: { label: action, href: booking.page, terms },
    },
  );
}
