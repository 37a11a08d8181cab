/**
 * Consent is evidence. A version is the hash of its sentence. The table `consent_sentences` has every sentence that the
 * site has ever shown, so a page that was opened before a deployment stays valid. A submission keeps the sentence from
 * this table, never the text that a client sends.
 */
import { siteForms } from '#content/forms/site-forms.ts';
import { LANGUAGES } from '#content/languages.ts';
import { UNVERIFIED_CONSENT } from '#domain/forms/form.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import { consentVersion } from '#server/store/derived-columns.ts';
import { findRow, insertNew } from '#server/store/rows.ts';
import type { Db, InsertableSubmission } from '#server/store/schema.ts';
import { wordsIn } from '#server/words.ts';

export type Consent = Pick<InsertableSubmission, 'consent' | 'consent_version'>;

/** The client sent no sentence, or one that the form has never shown. The submission is kept all the same. */
const UNVERIFIED: Consent = { consent: '', consent_version: UNVERIFIED_CONSENT };

const MAX_LENGTH = 3_000;

/** Each start adds the sentences of this version of the site. */
export async function rememberSentences(db: Db, now: number): Promise<void> {
  const rows = siteForms.flatMap((form) =>
    LANGUAGES.map(({ code: language }) => {
      const sentence = wordsIn(language).consent[form];
      return { form, language, version: consentVersion(sentence), sentence, first_shown_at: now };
    }),
  );
  await insertNew(db, 'consent_sentences', rows);
}

/** The sentence that a client says it has shown. */
export async function findConsent(db: Db, form: FormKind, shown: string | undefined): Promise<Consent> {
  const text = shown?.trim() ?? '';
  if (text === '' || text.length > MAX_LENGTH) return UNVERIFIED;
  const row = await findRow(db, 'consent_sentences', { form, version: consentVersion(text) });
  return row ? { consent: row.sentence, consent_version: row.version } : UNVERIFIED;
}
