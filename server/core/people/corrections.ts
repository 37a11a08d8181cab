/** Corrections of contact details are checked by the rules of the forms. */
import * as v from 'valibot';
import { emailKeyOf } from '#domain/email.ts';
import { deckForm } from '#domain/forms/deck.ts';
import { EMAIL, type TextField } from '#domain/forms/form.ts';
import { fieldSchema } from '#domain/forms/validation.ts';
import type { CoreContext, CoreWords } from '#server/core/context.ts';
import { HttpError } from '#server/errors.ts';
import type { CORRECTED_FIELDS } from '#server/store/contact.ts';
import { findRow } from '#server/store/rows.ts';
import type { Db } from '#server/store/schema.ts';
import { words as defaultWords } from '#server/texts.ts';
import { personOfAddress } from './find-person.ts';

const { firstName, company, phone } = deckForm.fields;
const optional = { required: false };
const FIELDS = {
  name: { ...firstName, ...optional },
  email: { ...EMAIL, ...optional },
  company: { ...company, ...optional },
  phone,
} as const satisfies Readonly<Record<(typeof CORRECTED_FIELDS)[number], TextField>>;
/** Empty means: use the value in the forms. */
export type Corrections = Readonly<Partial<Record<keyof typeof FIELDS, string | undefined>>>;

/** Shorter numbers are typing errors: nobody can be called with them. */
const MIN_PHONE_DIGITS = 5;

/** The clean values of these fields. Throws an error that names the field. */
export function cleanFields<Name extends string>(
  fields: Readonly<Record<Name, TextField>>,
  values: Readonly<Partial<Record<Name, string | undefined>>>,
  { problems }: CoreWords,
): Partial<Record<Name, string>> {
  const clean: Partial<Record<Name, string>> = {};
  for (const field of Object.keys(fields) as Name[]) {
    if (values[field] === undefined) continue;
    const result = v.safeParse(fieldSchema(field, fields[field], problems), values[field]);
    if (!result.success) throw new HttpError(422, result.issues[0].message, { field });
    clean[field] = result.output;
  }
  return clean;
}

export async function checkCorrections(
  trx: Db,
  { words = defaultWords }: CoreContext,
  emailKey: string,
  corrections: Corrections,
): Promise<Corrections> {
  const clean = cleanFields(FIELDS, corrections, words);
  const { email, phone } = clean;
  if (phone && phone.replace(/\D/g, '').length < MIN_PHONE_DIGITS)
    throw new HttpError(422, words.desk.person.phoneTooShort, { field: 'phone' });
  if (email) {
    const person = await personOfAddress(trx, email);
    const isTaken = person !== emailKey && (await findRow(trx, 'people', { email_key: person }));
    // The address of somebody else would make two people look like one.
    if (isTaken) throw new HttpError(422, words.desk.person.emailTaken, { field: 'email' });
    // The address with which the person wrote needs no correction.
    clean.email = emailKeyOf(email) === emailKey ? '' : emailKeyOf(email);
  }
  return clean;
}
