/** Mail that asks a new subscriber to confirm the address. */
import { confirmSubject, subscriberOf } from '#server/core/subscribers/subscriptions.ts';
import { type DeliveryKind, sendToVisitor } from '#server/delivery/kind.ts';
import { newsletterPath, oneClickHeaders } from '#server/newsletter/links.ts';

export const newsletterConfirmKind: DeliveryKind = {
  name: 'newsletter-confirm',
  triggers: ['newsletter'],
  target: 'mail',
  oncePerHour: true,
  unlessSubscribed: true,
  async send(job, tools) {
    const { tokens, clock, publicOrigin } = tools;
    const subscriber = await subscriberOf(tools.store.db, job.lead.person);
    if (subscriber?.state !== 'pending') return { skip: true, note: 'no longer waiting for a confirmation' };
    const { mails, language } = job.words;
    const { subject, action = '', terms, ...parts } = mails.newsletterConfirmMail;
    const confirms = confirmSubject(subscriber, job.lead.id);
    const confirm = tokens.sign('confirm', confirms, clock());
    const unsubscribe = tokens.sign('unsubscribe', subscriber.id, clock());
    const href = publicOrigin + newsletterPath('confirm', confirm, language.code);
    const unsubscribeUrl = publicOrigin + newsletterPath('unsubscribe', unsubscribe, language.code);
    return sendToVisitor(
      job,
      tools,
      { to: job.lead.email, subject, headers: oneClickHeaders(unsubscribeUrl) },
      {
        ...parts,
        action: { label: action, href, terms },
        unsubscribe: { label: mails.mailFooter.cancel, href: unsubscribeUrl },
      },
    );
  },
};
