/** The deck as a PDF to who asked for it. Nothing that the sender typed is in it. */

import { deckMail } from '#content/messages/mails.ts';
import { bookingPage } from '#content/shell/booking-page.ts';
import { site } from '#content/site.ts';
import { type DeliveryKind, sendMail } from '#server/delivery/kind.ts';
import { DeliveryError } from '#server/errors.ts';

export const deckMailKind: DeliveryKind = {
  name: 'deck-mail',
  triggers: ['deck'],
  target: 'mail',
  spaced: true,
  async send(job, tools) {
    const content = await tools.deckPdf().catch(() => {
      throw new DeliveryError(`the deck ${site.deck.fileName} is not part of the built site`);
    });
    const { subject, action = '', terms, cover, ...parts } = deckMail;
    const attachments = [{ filename: site.deck.fileName, content, contentType: 'application/pdf' }];
    return sendMail(
      job,
      tools,
      { to: job.lead.email, subject, attachments },
      {
        ...parts,
        picture: { name: 'deck', alt: cover },
        action: { label: action, href: bookingPage, terms },
      },
    );
  },
};
