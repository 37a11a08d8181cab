/** Welcomes who confirmed the newsletter. */
import { mailFooter, newsletterWelcomeMail } from '#content/messages/mails.ts';
import { PATHS } from '#domain/paths.ts';
import { subscriberOf } from '#server/core/subscribers/subscriptions.ts';
import { type DeliveryKind, sendMail } from '#server/delivery/kind.ts';
import { oneClickHeaders, unsubscribeLink } from '#server/newsletter/links.ts';

export const newsletterWelcomeKind: DeliveryKind = {
  name: 'newsletter-welcome',
  triggers: ['newsletter-confirmed'],
  target: 'mail',
  async send(job, tools) {
    const { tokens, clock, publicOrigin } = tools;
    const subscriber = await subscriberOf(tools.store.db, job.lead.person);
    if (subscriber?.state !== 'confirmed') return { skip: true, note: 'no longer subscribed' };
    const { subject, action = '', terms, ...parts } = newsletterWelcomeMail;
    const leave = unsubscribeLink(publicOrigin, tokens.sign('unsubscribe', subscriber.id, clock()));
    return sendMail(
      job,
      tools,
      { to: subscriber.email, subject, headers: oneClickHeaders(leave) },
      {
        ...parts,
        action: { label: action, href: publicOrigin + PATHS.quiz, terms },
        leave: { label: mailFooter.unsubscribe, href: leave },
      },
    );
  },
};
