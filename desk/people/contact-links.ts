import { booking } from '#content/booking.ts';
import { deskPerson } from '#content/desk.ts';
import { fill } from '#content/message.ts';

type Template = Readonly<{ subject: string; body: string }>;

/** A mailto link with subject, greeting and the text of a template. The operator's own program opens it. */
export function mailLink(
  { email, name, company }: Readonly<{ email: string; name: string; company: string }>,
  { subject, body }: Template = { subject: deskPerson.mailSubject, body: '' },
): string {
  const [firstName] = name.split(' ');
  const greeting = firstName
    ? fill(deskPerson.mailGreeting, { name: firstName })
    : deskPerson.mailGreetingNobody;
  const text = fill(body, { company: company || deskPerson.yourCompany, bookingPage: booking.page });
  const fields = { subject, body: `${greeting}\n\n${text}` };
  const query = Object.entries(fields)
    .map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
    .join('&');
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query}`;
}

/** A link with only digits and plus signs. The (0) in numbers such as +44 (0)117 is not dialed. */
export const phoneLink = (phone: string): string =>
  `tel:${phone.replace(/(?<=\+.*)\(0\)/, '').replace(/[^+\d]/g, '')}`;
