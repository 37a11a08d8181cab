/** Confirms a message of the contact form. It does not quote the message: anybody can type any address. */
import { type DeliveryKind, sendToVisitor } from '#server/delivery/kind.ts';

export const contactMailKind: DeliveryKind = {
  name: 'contact-mail',
  target: 'mail',
  oncePerHour: true,
  async send(job, tools) {
    const { subject, action: _, ...parts } = job.words.mails.contactMail;
    return sendToVisitor(job, tools, { to: job.submission.email, subject }, parts);
  },
};
