/** Contact details of a person. The team's corrections come before the values of the forms. */
import type { Selectable } from 'kysely';
import { nameOf } from './derived-columns.ts';
import { readFormsAndBookings } from './people.ts';
import type { Booking, Db, Schema, Submission } from './schema.ts';

export const CORRECTED_FIELDS = ['name', 'email', 'company', 'phone'] as const;
export type Corrections = Pick<Selectable<Schema['people']>, (typeof CORRECTED_FIELDS)[number]>;
type Form = Pick<Submission, 'email' | 'first_name' | 'last_name' | 'company' | 'phone'>;

/** Forms and bookings are sorted newest first. Suspected spam counts only if there is nothing else. */
export function contactOf(
  person: Readonly<{ email_key: string } & Partial<Corrections>>,
  allForms: readonly (Form & Pick<Submission, 'quarantine_reason'>)[],
  bookings: readonly Pick<Booking, 'email' | 'name'>[] = [],
) {
  const trusted = allForms.filter(({ quarantine_reason }) => quarantine_reason === null);
  const forms = trusted.length > 0 ? trusted : allForms;
  const first = (...values: readonly (string | undefined)[]) => values.find(Boolean) ?? '';
  return {
    email: first(person.email, forms[0]?.email, bookings[0]?.email, person.email_key),
    name: first(person.name, ...forms.map(nameOf), ...bookings.map(({ name }) => name)),
    company: first(person.company, ...forms.map(({ company }) => company)),
    phone: first(person.phone, ...forms.map(({ phone }) => phone)),
  };
}

/** Contact details, ids and phone numbers of people, by email key. Ids are sorted newest first. */
export async function readContacts(db: Db, people: readonly string[]) {
  const rows = await db
    .selectFrom('people')
    .select(['email_key', 'name', 'email', 'company', 'phone'])
    .where('email_key', 'in', people)
    .execute();
  const itemsOf = await readFormsAndBookings(db, people);
  return new Map(
    rows.map((row) => {
      const { forms, bookings } = itemsOf(row.email_key);
      return [
        row.email_key,
        {
          ...contactOf(row, forms, bookings),
          phones: [row.phone, ...forms.map(({ phone }) => phone)],
          submissionIds: forms.map(({ id }) => id),
          bookingUids: bookings.map(({ uid }) => uid),
        },
      ];
    }),
  );
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
