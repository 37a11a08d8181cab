/** URLs of the newsletter's pages, and the headers for one-click unsubscribe. */
import { LANGUAGE_QUERY } from '#domain/lead-headers.ts';
import type { Settings } from '#server/settings.ts';
import type { Tokens } from '#server/tokens.ts';

export const NEWSLETTER_PATHS = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;
export type NewsletterPurpose = keyof typeof NEWSLETTER_PATHS;

/** The page behind a link, in the language of the mail. */
export const newsletterPath = (purpose: NewsletterPurpose, token: string, language: string): string =>
  `${NEWSLETTER_PATHS[purpose]}?${new URLSearchParams({ token, [LANGUAGE_QUERY]: language })}`;

/** Creates a subscriber's link, which works forever. */
export const unsubscribeUrls =
  ({ publicOrigin }: Pick<Settings, 'publicOrigin'>, { sign }: Tokens, now: number) =>
  (id: string, language: string): string =>
    publicOrigin + newsletterPath('unsubscribe', sign('unsubscribe', id, now), language);

/** RFC 8058: the mail program itself sends a POST, without cookies. */
export const oneClickHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
