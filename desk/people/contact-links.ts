import { deskPerson } from '#content/desk.ts';
import { fill } from '#content/message.ts';

/** A mailto link with subject and greeting. */
export function mailLink(email: string, firstName: string): string {
  const greeting = firstName
    ? fill(deskPerson.mailGreeting, { name: firstName })
    : deskPerson.mailGreetingNobody;
  const fields = { subject: deskPerson.mailSubject, body: `${greeting}\n\n` };
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query}`;
}

/** A link with only digits and plus signs. The (0) in numbers such as +44 (0)117 is not dialed. */
export const phoneLink = (phone: string): string =>
  `tel:${phone.replace(/(?<=\+.*)\(0\)/, '').replace(/[^+\d]/g, '')}`;
