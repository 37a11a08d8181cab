/** Copy of the small pages behind the links in newsletter mails, and of the form's response without scripting. */
import words from '#words/newsletter-pages.json' with { type: 'json' };

const { refused, ...pages } = words.newsletterPages;

export const newsletterPages = { ...pages, refused: { ...refused, text: '' } };
