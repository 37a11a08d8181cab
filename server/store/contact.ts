/** Contact details of a person. The team's corrections come before the values of the forms. */
import type { Selectable } from 'kysely';
import { nameOf } from './derived-columns.ts';
import type { Booking, Schema, Submission } from './schema.ts';

export const CORRECTED_FIELDS = ['name', 'email', 'company', 'phone'] as const;
export type Corrections = Readonly<
  Pick<Selectable<Schema['people']>, 'email_key' | (typeof CORRECTED_FIELDS)[number]>
>;
type Form = Pick<Submission, 'email' | 'first_name' | 'last_name' | 'company' | 'phone'>;

/** Forms and bookings are sorted newest first. */
export function contactOf(
  person: Pick<Corrections, 'email_key'> & Partial<Corrections>,
  forms: readonly Form[],
  bookings: readonly Pick<Booking, 'email' | 'name'>[] = [],
) {
  const first = (...values: readonly (string | undefined)[]) => values.find(Boolean) ?? '';
  return {
    email: first(person.email, forms[0]?.email, bookings[0]?.email, person.email_key),
    name: first(person.name, ...forms.map(nameOf), ...bookings.map(({ name }) => name)),
    company: first(person.company, ...forms.map(({ company }) => company)),
    phone: first(person.phone, ...forms.map(({ phone }) => phone)),
  };
}

/** A form with the corrected values of its person. A corrected name is one text, like the name in the quiz. */
export const correctForm = <Row extends Partial<Form>>(
  form: Row,
  corrections: Partial<Corrections> | undefined,
): Row => ({
  ...form,
  ...(corrections?.name && { first_name: corrections.name, last_name: '' }),
  ...(corrections?.email && { email: corrections.email }),
  ...(corrections?.company && { company: corrections.company }),
  ...(corrections?.phone && { phone: corrections.phone }),
});
