/**
 * Consent is evidence. A version is the hash of its sentence. The table `consent_sentences` has every sentence that the
 * site has ever shown, so a page that was opened before a deployment stays valid. A submission keeps the sentence from
 * this table, never the text that a client sends.
 */
import { siteForms } from '#content/forms/site-forms.ts';
import { LANGUAGES } from '#content/languages.ts';
import { UNVERIFIED_CONSENT } from '#domain/forms/form.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import type { Db, InsertableSubmission } from '#server/store/schema.ts';
import { wordsIn } from '#server/words.ts';
import { consentVersion } from './consent-version.ts';

export type Consent = Pick<InsertableSubmission, 'consent' | 'consent_version'>;

/** The client sent no sentence, or one that the form has never shown. The submission is kept all the same. */
const UNVERIFIED: Consent = { consent: '', consent_version: UNVERIFIED_CONSENT };

const MAX_LENGTH = 3_000;

const siteSentences = () =>
  siteForms.flatMap((form) =>
    LANGUAGES.map(({ code }) => {
      const sentence = wordsIn(code).consent[form];
      return { form, language: code, version: consentVersion(sentence), sentence };
    }),
  );

/** Each start adds the sentences of this version of the site. */
export async function rememberSentences(db: Db, now: number): Promise<void> {
  await db
    .insertInto('consent_sentences')
    .values(siteSentences().map((row) => ({ ...row, first_shown_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Finds the sentence that a client says it has shown. */
export function createConsentLookup(db: Db): (form: FormKind, shown: string | undefined) => Promise<Consent> {
  const sentences = new Map(siteSentences().map((row) => [`${row.form} ${row.version}`, row.sentence]));
  return async (form, shown) => {
    const text = shown?.trim() ?? '';
    if (text === '' || text.length > MAX_LENGTH) return UNVERIFIED;
    const version = consentVersion(text);
    const key = `${form} ${version}`;
    // Older sentences, and those of a newer version that another process has started with.
    if (!sentences.has(key)) {
      const row = await db
        .selectFrom('consent_sentences')
        .select('sentence')
        .where('form', '=', form)
        .where('version', '=', version)
        .executeTakeFirst();
      if (!row) return UNVERIFIED;
      sentences.set(key, row.sentence);
    }
    return { consent: sentences.get(key) ?? '', consent_version: version };
  };
}
