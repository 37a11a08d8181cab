/** Adds a person who did not send a form, with the reason why they may be stored. */
import { randomUUIDv7 } from 'node:crypto';
import * as v from 'valibot';
import { BY_HAND } from '#content/desk.ts';
import { emailKeyOf } from '#domain/email.ts';
import { deckForm } from '#domain/forms/deck.ts';
import { EMAIL, type TextField } from '#domain/forms/form.ts';
import { fieldSchema } from '#domain/forms/validation.ts';
import { auditDetail, recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { HttpError } from '#server/errors.ts';
import { words as defaultWords } from '#server/texts.ts';

const { firstName, company, phone } = deckForm.fields;
/** The reason is kept like the consent to a form. */
const FIELDS = {
  name: firstName,
  email: EMAIL,
  company: { ...company, required: false },
  phone,
  reason: { ...company, maxLength: 500 },
} as const satisfies Readonly<Record<string, TextField>>;
export type NewPerson = Readonly<Record<keyof typeof FIELDS, string>>;

/** Returns the id of the person's new submission. Throws an error that names the field. */
export async function addPerson(context: CoreContext, values: NewPerson): Promise<string> {
  const { store, now, words: { problems } = defaultWords } = context;
  const clean = Object.fromEntries(
    Object.entries(FIELDS).map(([field, declaration]) => {
      const result = v.safeParse(fieldSchema(field, declaration, problems), values[field as keyof NewPerson]);
      if (!result.success) throw new HttpError(422, result.issues[0].message, { field });
      return [field, result.output];
    }),
  ) as NewPerson;
  const person = emailKeyOf(clean.email);
  const id = randomUUIDv7();
  await store.intake({
    submission: {
      id,
      kind: 'contact',
      person,
      email: clean.email,
      first_name: clean.name,
      last_name: '',
      company: clean.company,
      phone: clean.phone,
      details: '{}',
      first_page: '',
      page: '',
      referrer: '',
      utm: JSON.stringify({ utm_source: BY_HAND }),
      language: '',
      page_language: '',
      consent: clean.reason,
      consent_version: BY_HAND,
      quarantine_reason: null,
      fingerprint: null,
      created_at: now,
      assistant: '',
    },
    deliveries: [],
  });
  await recordAudit(store.db, context, {
    action: 'changed',
    subject: person,
    detail: auditDetail('addedByHand'),
  });
  return id;
}
