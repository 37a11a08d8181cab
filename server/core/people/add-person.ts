/** Adds a person who did not send a form, with the reason why they may be stored. */
import { randomUUIDv7 } from 'node:crypto';
import { emailKeyOf } from '#domain/email.ts';
import { deckForm } from '#domain/forms/deck.ts';
import { BY_HAND, EMAIL, type TextField } from '#domain/forms/form.ts';
import { auditDetail, recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { storeSubmissions } from '#server/store/intake.ts';
import { EMPTY_VISIT } from '#server/store/schema.ts';
import { words as defaultWords } from '#server/texts.ts';
import { cleanFields } from './corrections.ts';

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
  const { store, now, words = defaultWords } = context;
  const clean = cleanFields(FIELDS, values, words) as NewPerson;
  const person = emailKeyOf(clean.email);
  const id = randomUUIDv7();
  const submission = {
    id,
    kind: 'contact',
    person,
    email: clean.email,
    first_name: clean.name,
    last_name: '',
    company: clean.company,
    phone: clean.phone,
    details: '{}',
    ...EMPTY_VISIT,
    page_language: '',
    consent: clean.reason,
    consent_version: BY_HAND,
    created_at: now,
  } as const;
  await store.db.transaction().execute(async (trx) => {
    await storeSubmissions(trx, [{ submission, deliveries: [] }]);
    const detail = auditDetail('addedByHand');
    await recordAudit(trx, context, { action: 'changed', subject: person, detail });
  });
  return id;
}
