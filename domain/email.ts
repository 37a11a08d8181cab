/**
 * Something, an at sign, something, a dot and a top-level domain of two letters or more, in any script. A top-level
 * domain may also be in ASCII form, which starts with xn--. The domain allows no character that could turn it into
 * another address, which would merge the sender with the wrong person. Invisible characters are rejected.
 */
export const EMAIL_PATTERN =
  /^[^\s@<>()[\]",;:\\\p{DI}]+@(?:[\p{L}\p{M}\p{N}\p{So}_-]+\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu;

/** Zero-width characters and soft hyphens, which get copied with an address from a page. */
export const withoutInvisible = (address: string): string => address.replace(/\p{DI}+/gu, '');

/** Domains that are already in normal form. Nearly all are, so most addresses skip the URL parser. */
const PLAIN_DOMAIN = /^(?:(?!xn--)[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/;

/** Key for everything about one person, for any spelling of their address: lower case, domain in ASCII form. */
export function emailKeyOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  if (PLAIN_DOMAIN.test(domain)) return `${local}@${domain}`;
  const url = `http://${domain}`;
  // An invalid domain stays as typed.
  return domain && URL.canParse(url) ? `${local}@${new URL(url).hostname}` : address.toLowerCase();
}

/**
 * Gmail's two names for one domain; it ignores dots before the at sign. https://support.google.com/mail/answer/7436150
 */
const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com'];

/** Ignores a tag after a plus, so that nobody can flood a mailbox under many names. */
export function mailboxOf(person: string): string {
  const [local = '', domain = ''] = person.split('@');
  const [name = ''] = local.split('+', 1);
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
