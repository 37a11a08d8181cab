/** Copy of the pages that newsletter mails link to, and of the pages that forms without JavaScript show. */
import words from '#words/newsletter-pages.json' with { type: 'json' };
import { contactTexts } from '../forms/contact.ts';

const { refused, ...pages } = words.newsletterPages;

export const newsletterPages = {
  ...pages,
  refused: { ...refused, text: '' },
  messageSent: { title: contactTexts.sentTitle, text: contactTexts.sent },
};
