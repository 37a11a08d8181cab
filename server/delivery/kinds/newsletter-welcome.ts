/** Welcome mail after the newsletter confirmation. */
import { findSubscriber } from '#server/core/subscribers/subscriptions.ts';
import { type DeliveryKind, sendToVisitor } from '#server/delivery/kind.ts';
import { newsletterPath, oneClickHeaders } from '#server/newsletter/links.ts';

export const newsletterWelcomeKind: DeliveryKind = {
  name: 'newsletter-welcome',
  target: 'mail',
  async send(job, tools) {
    const { tokens, clock, publicOrigin } = tools;
    const subscriber = await findSubscriber(tools.store.db, job.submission.person);
    if (subscriber?.state !== 'confirmed') return { isSkipped: true, note: 'no longer subscribed' };
    const { mails, language, paths } = job.words;
    const { subject, action = '', terms, ...parts } = mails.newsletterWelcomeMail;
    const unsubscribeToken = tokens.sign('unsubscribe', subscriber.id, clock());
    const unsubscribeUrl = publicOrigin + newsletterPath('unsubscribe', unsubscribeToken, language.code);
    return sendToVisitor(
      job,
      tools,
      { to: subscriber.email, subject, headers: oneClickHeaders(unsubscribeUrl) },
      {
        ...parts,
        action: { label: action, href: publicOrigin + paths.quiz, terms },
        unsubscribe: { label: mails.mailFooter.unsubscribe, href: unsubscribeUrl },
      },
    );
  },
};
