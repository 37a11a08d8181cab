/** Addresses of the newsletter's pages, and the headers by which a mail program unsubscribes with one click. */
export const NEWSLETTER_PATHS = {
  subscribe: '/api/newsletter',
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

export const confirmLink = (origin: string, token: string): string =>
  `${origin}${NEWSLETTER_PATHS.confirm}?token=${token}`;

export const unsubscribeLink = (origin: string, token: string): string =>
  `${origin}${NEWSLETTER_PATHS.unsubscribe}?token=${token}`;

/** RFC 8058: the mail program POSTs to the address by itself, without cookies. */
export const oneClickHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
