/**
 * A valid address: text, an at sign, text, a dot and a top-level domain of two letters or more, in any script. A
 * top-level domain may also be in ASCII form, which starts with xn--. Characters that URL parsers would change or drop are
 * rejected: the address would then belong to another person. Invisible characters and control characters are rejected too.
 */
export const EMAIL_PATTERN =
  /^[^\s@<>()[\]",;:\\\p{DI}\p{Cc}]+@(?:[\p{L}\p{M}\p{N}\p{So}_-]+\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu;

/**
 * Removes zero-width characters and soft hyphens, which get copied with an address from a page. In composed form, since
 * the Kelvin sign would otherwise get the email key of an address with the letter k.
 */
export const cleanAddress = (address: string): string => address.normalize('NFC').replace(/\p{DI}+/gu, '');

/** Domains that are already in normal form, as nearly all are. They skip the URL parser. */
const PLAIN_DOMAIN = /^(?:(?!xn--)[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/;

/** The email key: the address in lower case, with its domain in ASCII form. It is equal for all spellings of an address. */
export function emailKeyOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  if (PLAIN_DOMAIN.test(domain)) return `${local}@${domain}`;
  const url = `http://${domain}`;
  // An invalid domain stays as typed.
  return domain && URL.canParse(url) ? `${local}@${new URL(url).hostname}` : address.toLowerCase();
}

/** Gmail has two domains and ignores dots before the at sign. https://support.google.com/mail/answer/7436150 */
const GMAIL_DOMAINS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox whose mails are counted. All addresses with a tag after a plus count as one, so that nobody can flood a
 * mailbox through many of them. The address without a tag counts alone: where a plus is no tag, it is somebody else's.
 */
export function mailboxOf(emailKey: string): string {
  const [local = '', domain = ''] = emailKey.split('@');
  const [name = '', tag] = local.split('+');
  if (GMAIL_DOMAINS.includes(domain)) return `${name.replaceAll('.', '')}@gmail.com`;
  return `${name}${tag === undefined ? '' : '+'}@${domain}`;
}
