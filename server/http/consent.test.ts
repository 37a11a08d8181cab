/** Consent is evidence: the store keeps a sentence that the site has shown, never a text that a client sends. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#content/languages.ts';
import { contactForm } from '#domain/forms/contact.ts';
import { newsletterForm } from '#domain/forms/newsletter.ts';
import { quizReportForm } from '#domain/forms/quiz-report.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { rememberSentences } from '#server/core/consent.ts';
import { consentVersion } from '#server/store/derived-columns.ts';
import { quizAnswers } from '#server/testing/quiz-answers.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { wordsIn } from '#server/words.ts';
import consent from '#words/consent.json' with { type: 'json' };

const header = (fields: Record<string, string>) => ({
  [LEAD_HEADERS.consent]: String(new URLSearchParams(fields)),
});
const HASH = /^[0-9a-f]{16}$/;
const REPORTS_ON = { env: { QUIZ_REPORTS: 'on' } };
const UNVERIFIED = { consent: '', consent_version: 'unverified' };

describe.each(DIALECTS)('on %s', (dialect) => {
  test.each([
    ['a sentence of its own', header({ text: 'I never agreed to anything', version: '1999' })],
    ['the sentence of another form', header({ text: consent.newsletter })],
    ['a version without its sentence', header({ version: '0123456789abcdef' })],
    ['a changed sentence', header({ text: `${consent.deck} And more.` })],
    ['no consent at all', {}],
  ])('a client that sends %s is stored as a submission with unverified consent', async (_name, headers) => {
    const server = await testServer(dialect);
    expect((await server.post(DECK_PATH, deckRequest, headers)).status).toBe(200);
    expect(await server.submissions()).toMatchObject([{ email: deckRequest.email, ...UNVERIFIED }]);
  });

  test('a quiz report and a plain form cannot forge it either', async () => {
    const server = await testServer(dialect, REPORTS_ON);
    await server.post(quizReportForm.path, { answers: quizAnswers, consent: 'I never agreed to anything' });
    await server.sendForm(newsletterForm.path, { email: 'ada@acme.test', consent: 'Whatever' });
    expect(await server.submissions()).toMatchObject([UNVERIFIED, UNVERIFIED]);
  });

  test('the sentence of every form and language is known, and its version is its hash', async () => {
    const server = await testServer(dialect, REPORTS_ON);
    const requests = [
      ['deck', DECK_PATH, deckRequest],
      ['newsletter', newsletterForm.path, { email: 'ada@acme.test' }],
      ['quiz', quizReportForm.path, { answers: quizAnswers }],
      ['contact', contactForm.path, { name: 'Ada', email: 'ada@acme.test', message: 'Hello' }],
    ] as const;
    for (const { code } of LANGUAGES)
      for (const [kind, path, body] of requests) {
        const text = wordsIn(code).consent[kind];
        const headers = { ...header({ text }), [LEAD_HEADERS.language]: code };
        expect((await server.post(path, body, headers)).status).toBe(200);
        const stored = { consent: text, consent_version: expect.stringMatching(HASH) };
        expect(await server.submissions()).toContainEqual(
          expect.objectContaining({ kind, page_language: code, ...stored }),
        );
      }
  });

  test('a page that was opened before a deployment, or in another process, stays valid', async () => {
    const server = await testServer(dialect);
    const text = 'The sentence of the version before.';
    const version = consentVersion(text);
    const row = { form: 'deck', language: 'en', version, sentence: text, first_shown_at: 0 };
    await server.store.db.insertInto('consent_sentences').values(row).execute();
    await server.post(DECK_PATH, deckRequest, header({ text, version: 'of an earlier release' }));
    expect(await server.submissions()).toMatchObject([{ consent: text, consent_version: version }]);
  });

  test('a start never removes or changes a sentence', async () => {
    const server = await testServer(dialect);
    const sentences = server.store.db.selectFrom('consent_sentences').selectAll();
    const read = () => sentences.orderBy('form').orderBy('version').execute();
    const before = await read();
    expect(before).toHaveLength(4 * LANGUAGES.length);
    await rememberSentences(server.store.db, 9_000_000_000_000);
    expect(await read()).toEqual(before);
  });
});
