/** Mail that asks a new subscriber to confirm the address. */
import { createConfirmationSubject, findSubscriber } from '#server/core/subscribers/subscriptions.ts';
import { type DeliveryKind, sendToVisitor } from '#server/delivery/kind.ts';
import { newsletterPath, oneClickHeaders } from '#server/newsletter/links.ts';

export const newsletterConfirmKind: DeliveryKind = {
  name: 'newsletter-confirm',
  target: 'mail',
  oncePerHour: true,
  skipsSubscribers: true,
  async send(job, tools) {
    const { tokens, clock, publicOrigin } = tools;
    const subscriber = await findSubscriber(tools.store.db, job.submission.person);
    if (subscriber?.state !== 'pending')
      return { isSkipped: true, note: 'no longer waiting for a confirmation' };
    const { mails, language } = job.words;
    const { subject, action = '', terms, ...parts } = mails.newsletterConfirmMail;
    const confirmationSubject = createConfirmationSubject(subscriber, job.submission.id);
    const confirmToken = tokens.sign('confirm', confirmationSubject, clock());
    const unsubscribeToken = tokens.sign('unsubscribe', subscriber.id, clock());
    const href = publicOrigin + newsletterPath('confirm', confirmToken, language.code);
    const unsubscribeUrl = publicOrigin + newsletterPath('unsubscribe', unsubscribeToken, language.code);
    return sendToVisitor(
      job,
      tools,
      { to: job.submission.email, subject, headers: oneClickHeaders(unsubscribeUrl) },
      {
        ...parts,
        action: { label: action, href, terms },
        unsubscribe: { label: mails.mailFooter.cancel, href: unsubscribeUrl },
      },
    );
  },
};
