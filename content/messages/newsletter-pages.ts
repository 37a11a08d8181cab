/** Copy of the pages that newsletter mails link to, and of the page that a form without JavaScript shows. */
import words from '#words/newsletter-pages.json' with { type: 'json' };

const { refused, ...pages } = words.newsletterPages;

export const newsletterPages = { ...pages, refused: { ...refused, text: '' } };
