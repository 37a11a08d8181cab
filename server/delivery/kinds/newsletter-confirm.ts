/** Mail that asks a new subscriber to confirm the address. */
import { mailFooter, newsletterConfirmMail } from '#content/messages/mails.ts';
import { confirmSubject, subscriberOf } from '#server/core/subscribers/subscriptions.ts';
import { type DeliveryKind, sendMail } from '#server/delivery/kind.ts';
import { confirmLink, oneClickHeaders, unsubscribeLink } from '#server/newsletter/links.ts';

export const newsletterConfirmKind: DeliveryKind = {
  name: 'newsletter-confirm',
  triggers: ['newsletter'],
  target: 'mail',
  spaced: true,
  unlessSubscribed: true,
  async send(job, tools) {
    const { tokens, clock, publicOrigin } = tools;
    const subscriber = await subscriberOf(tools.store.db, job.lead.person);
    if (subscriber?.state !== 'pending') return { skip: true, note: 'no longer waiting for a confirmation' };
    const { subject, action = '', terms, ...parts } = newsletterConfirmMail;
    const confirms = confirmSubject(subscriber, job.lead.id);
    const href = confirmLink(publicOrigin, tokens.sign('confirm', confirms, clock()));
    const leave = unsubscribeLink(publicOrigin, tokens.sign('unsubscribe', subscriber.id, clock()));
    return sendMail(
      job,
      tools,
      { to: job.lead.email, subject, headers: oneClickHeaders(leave) },
      { ...parts, action: { label: action, href, terms }, leave: { label: mailFooter.cancel, href: leave } },
    );
  },
};
