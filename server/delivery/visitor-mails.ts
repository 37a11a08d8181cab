import { booking } from '#content/booking.ts';
import { answersOf } from '#domain/forms/stored-values.ts';
import { isWeakMatch } from '#domain/quiz/scoring.ts';
import { joinFacts } from '#domain/typography.ts';
import { recommendationsFor } from '#server/core/submissions/answers.ts';
import {
  newsletterPath,
  oneClickHeaders,
  unsubscribeUrls,
} from '#server/core/subscribers/newsletter-links.ts';
import { createConfirmationSubject, findSubscriber } from '#server/core/subscribers/subscriptions.ts';
import { DeliveryError, errorNote } from '#server/errors.ts';
import { hasBounced, markBounced } from '#server/mail/bounces.ts';
import { greetingFor } from '#server/mail/greeting.ts';
import type { Message } from '#server/mail/mail-transport.ts';
import { type MailParts, renderMail } from '#server/mail/render-mail.tsx';
import type { ServerWords } from '#server/texts.ts';
import type { DeliveryTools, SkipReason, SubmissionJob } from './kind.ts';
import { paceMail } from './mail-pace.ts';

/** Texts, facts and attachments. `href` is the target of the button `action`; without `to`, the submission's address. */
type VisitorMail = Omit<MailParts, 'greeting' | 'signature' | 'action'> &
  Pick<Message, 'subject' | 'headers' | 'attachments'> &
  Readonly<{ to?: string; action?: string; terms?: string; href?: string }>;

/** The sender is a person who also reads the reply. `compose` returns a string if nothing is sent: the reason. */
const toVisitor =
  (compose: (job: SubmissionJob, tools: DeliveryTools) => VisitorMail | Promise<VisitorMail | string>) =>
  async (job: SubmissionJob, tools: DeliveryTools): Promise<SkipReason> => {
    const { delivery, submission, doNotContactAt, words, signal } = job;
    const { mail, publicOrigin, store, clock, smtpUrl, mailsPerMinute } = tools;
    const { mails, mailSender, language } = words;
    const composed = await compose(job, tools);
    if (typeof composed === 'string') return composed;
    // A form that was sent later is answered: the person asked for it.
    if (doNotContactAt !== null && submission.created_at <= doNotContactAt)
      return 'the person must not be contacted';
    if (await hasBounced(store.db, submission.person)) return 'mail to this address was refused for good';
    const { to = submission.email, subject, headers, attachments, action, terms, href, ...parts } = composed;
    if (smtpUrl) await paceMail(store.db, { to, slotAt: delivery.slot_at, now: clock(), mailsPerMinute });
    const body = renderMail(
      {
        ...parts,
        ...(action && href && { action: { label: action, href, terms } }),
        greeting: greetingFor(submission, words),
        signature: mails.signature,
      },
      { origin: publicOrigin, words },
    );
    const message = {
      ...{ id: delivery.id, to, subject, fromName: mails.from, replyTo: mailSender.email },
      headers: { 'Content-Language': language.code, ...headers },
      ...(attachments && { attachments }),
      ...body,
    };
    try {
      await mail.send(message, signal);
    } catch (error) {
      if (error instanceof DeliveryError && error.isPermanent)
        await markBounced(store.db, submission.person, errorNote(error), clock());
      throw error;
    }
    return undefined;
  };

export const sendDeck = toVisitor(async ({ words }, { siteFile }) => {
  const { mails, deckFile, pictureFile, site } = words;
  const content = await siteFile(deckFile).catch(() => {
    throw new DeliveryError(`the deck ${deckFile} is not part of the built site`);
  });
  const { cover, ...copy } = mails.deckMail;
  return {
    ...copy,
    attachments: [{ filename: site.deck.fileName, content, contentType: 'application/pdf' }],
    pictures: [{ path: pictureFile('deck-cover'), alt: cover }],
    href: booking.page,
  };
});

/** Confirms a message of the contact form. It does not quote the message: anybody can type any address. */
export const sendContactReceipt = toVisitor(({ words }) => words.mails.contactMail);

export const sendNewsletterConfirmation = toVisitor(async ({ submission, words }, tools) => {
  const { tokens, clock, publicOrigin, store } = tools;
  const subscriber = await findSubscriber(store.db, submission.person);
  if (subscriber?.state !== 'pending') return 'no longer waiting for a confirmation';
  const token = tokens.sign('confirm', createConfirmationSubject(subscriber, submission.id), clock());
  return {
    ...words.mails.newsletterConfirmMail,
    href: publicOrigin + newsletterPath('confirm', token, words.language.code),
    ...unsubscribeParts(subscriber, words, words.mails.mailFooter.cancel, tools),
  };
});

export const sendNewsletterWelcome = toVisitor(async ({ submission, words }, tools) => {
  const subscriber = await findSubscriber(tools.store.db, submission.person);
  if (subscriber?.state !== 'confirmed') return 'no longer subscribed';
  return {
    ...words.mails.newsletterWelcomeMail,
    href: tools.publicOrigin + words.paths.quiz,
    ...unsubscribeParts(subscriber, words, words.mails.mailFooter.unsubscribe, tools),
  };
});

/** Receiver and unsubscribe link. The consent is for this address, so a correction does not change it. */
function unsubscribeParts(
  { id, email }: Readonly<{ id: string; email: string }>,
  { language }: ServerWords,
  label: string,
  tools: DeliveryTools,
) {
  const href = unsubscribeUrls(tools, tools.tokens, tools.clock())(id, language.code);
  return { to: email, headers: oneClickHeaders(href), unsubscribe: { label, href } };
}

export const sendQuizReport = toVisitor(({ submission, words }) => {
  const { agents, because, optionLabel, results, stackInWords } = words.quiz;
  const stack = recommendationsFor(submission);
  const toolNames = [answersOf(submission).tools ?? []].flat().map((tool) => optionLabel('tools', tool));
  const stackText = stackInWords(toolNames.length > 0 ? toolNames : [results.anyTool], stack);
  return {
    ...words.mails.quizReportMail,
    // One picture per agent. Only the first has the text alternative.
    pictures: stack.map(({ agent }, index) => ({
      path: words.pictureFile(`stack-${agent}`),
      alt: index === 0 ? stackText : '',
    })),
    cards: stack.map((recommendation, index) => {
      const { title, description, benefits } = agents[recommendation.agent];
      const position = `${index + 1} / ${stack.length}`;
      return {
        label: joinFacts([position, isWeakMatch(recommendation, stack) && results.hint]),
        title,
        text: description,
        points: benefits,
        why: because(recommendation),
      };
    }),
    href: booking.page,
  };
});
