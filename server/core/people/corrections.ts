/** Corrections of contact details are checked by the rules of the forms. */
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { emailKeyOf } from '#domain/email.ts';
import { deckForm } from '#domain/forms/deck.ts';
import { EMAIL, type TextField } from '#domain/forms/form.ts';
import { fieldSchema } from '#domain/forms/validation.ts';
import type { CoreContext } from '#server/core/context.ts';
import { HttpError } from '#server/errors.ts';
import { CORRECTED_FIELDS } from '#server/store/contact.ts';
import type { Schema } from '#server/store/schema.ts';
import { words as defaultWords } from '#server/texts.ts';
import { personOfAddress } from './find-person.ts';

const { firstName, company, phone } = deckForm.fields;
type Field = (typeof CORRECTED_FIELDS)[number];
/** Empty means: use the value in the forms. */
export type Corrections = Readonly<Partial<Record<Field, string | undefined>>>;

const FIELDS: Readonly<Record<Field, TextField>> = {
  name: firstName,
  email: EMAIL,
  company,
  phone,
};
/** Shorter numbers are typing errors: nobody can be called with them. */
const MIN_PHONE_DIGITS = 5;

/** Returns clean values. Throws an error that names the field. */
export async function checkCorrections(
  trx: Transaction<Schema>,
  { words = defaultWords }: CoreContext,
  emailKey: string,
  corrections: Corrections,
): Promise<Corrections> {
  const clean: Partial<Record<Field, string>> = {};
  for (const field of CORRECTED_FIELDS) {
    const value = corrections[field];
    if (value === undefined) continue;
    const { output, success, issues } = v.safeParse(
      fieldSchema(field, { ...FIELDS[field], required: false }, words.problems),
      value,
    );
    if (!success) throw new HttpError(422, issues[0].message, { field });
    clean[field] = output;
  }
  const { email, phone } = clean;
  if (phone && phone.replace(/\D/g, '').length < MIN_PHONE_DIGITS)
    throw new HttpError(422, words.desk.person.phoneTooShort, { field: 'phone' });
  if (email) {
    const person = await personOfAddress(trx, email);
    const isTaken = await trx
      .selectFrom('people')
      .select('email_key')
      .where('email_key', '=', person)
      .where('email_key', '<>', emailKey)
      .executeTakeFirst();
    // The address of somebody else would make two people look like one.
    if (isTaken) throw new HttpError(422, words.desk.person.emailTaken, { field: 'email' });
    // The address with which the person wrote needs no correction.
    clean.email = emailKeyOf(email) === emailKey ? '' : emailKeyOf(email);
  }
  return clean;
}
