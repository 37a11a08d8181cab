/** The deck as a PDF, in the language of the person who asked for it. */
import { booking } from '#content/booking.ts';
import { type DeliveryKind, sendToVisitor } from '#server/delivery/kind.ts';
import { DeliveryError } from '#server/errors.ts';

export const deckMailKind: DeliveryKind = {
  name: 'deck-mail',
  target: 'mail',
  oncePerHour: true,
  async send(job, tools) {
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
  },
};
