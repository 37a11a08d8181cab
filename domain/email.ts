/**
 * Something, an at sign, something, a dot and a top-level domain of two letters or more, in any script.
 * A top-level domain may also come in its ASCII form, which starts with xn--. A domain has no sign that could make
 * an address of it: whoever types one would be taken for the person at its beginning. Nothing in it is invisible.
 */
export const EMAIL_PATTERN =
  /^[^\s@<>()[\]",;:\\\p{DI}]+@(?:[\p{L}\p{M}\p{N}\p{So}_-]+\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu;

/** Zero-width characters and soft hyphens come along when an address is copied from a page. */
export const withoutInvisible = (address: string): string => address.replace(/\p{DI}+/gu, '');

/** What the network knows a domain as already, so that it need not be taken apart: nearly all of them. */
const PLAIN_DOMAIN = /^(?:(?!xn--)[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/;

/** One person, however they type their address: lower case, and the domain as the network knows it. */
export function personOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  if (PLAIN_DOMAIN.test(domain)) return `${local}@${domain}`;
  const url = `http://${domain}`;
  // A domain that is not one stays as it was typed.
  return domain && URL.canParse(url) ? `${local}@${new URL(url).hostname}` : address.toLowerCase();
}

/** Gmail's two names for one domain; it ignores dots before the at sign. https://support.google.com/mail/answer/7436150 */
const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com'];

/** One mailbox, whatever tag follows a plus: who wants to flood it may not do so under many names. */
export function mailboxOf(person: string): string {
  const [local = '', domain = ''] = person.split('@');
  const [name = ''] = local.split('+', 1);
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
