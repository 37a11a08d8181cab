/** The desk in the language of its user. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#content/languages.ts';
import { auditDetail } from '#server/core/audit-log.ts';
import { DESK_COLLEAGUE, DESK_ENV, deskBrowser, signedInBrowser } from '#server/testing/desk-browser.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { addSubmission } from '#server/testing/submissions.ts';
import { testServer } from '#server/testing/test-server.ts';
import { wordsIn } from '#server/words.ts';

// A site may have one language.
const [FIRST, OTHER = FIRST] = LANGUAGES;

const pageLanguage = async (response: Response) => /lang="(\w+)"/.exec(await response.text())?.[1];

describe.each(DIALECTS)('language of the desk, on %s', (dialect) => {
  test('follows the browser until the user chooses', async () => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const browser = deskBrowser(server);
    const languageFor = (languages: string) =>
      browser.call('/desk', { headers: { 'accept-language': languages } }).then(pageLanguage);
    expect(await languageFor('xx-XX,xx;q=0.9')).toBe(FIRST.code);
    expect(await languageFor(`xx,${OTHER.code}-XX;q=0.8,${FIRST.code};q=0.5`)).toBe(OTHER.code);
    await browser.signIn();
    await browser.post('/language', { language: FIRST.code });
    expect(await languageFor(OTHER.code)).toBe(FIRST.code);
    await browser.post('/language', { language: '' });
    expect(await languageFor(OTHER.code)).toBe(OTHER.code);
    expect((await browser.post('/language', { language: 'xx' })).status).toBe(422);
  });

  test('is the user’s choice in every browser, and does not affect other users', async () => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const first = await signedInBrowser(server);
    await first.post('/language', { language: OTHER.code });
    const second = await signedInBrowser(server);
    expect(await second.json('/me')).toMatchObject({ language: OTHER.code });
    expect(await second.call('/desk/').then(pageLanguage)).toBe(OTHER.code);
    const colleague = await signedInBrowser(server, DESK_COLLEAGUE);
    expect(await colleague.json('/me')).toMatchObject({ language: '' });
    expect(await colleague.call('/desk/').then(pageLanguage)).toBe(FIRST.code);
  });

  test('applies to the audit log and to a person’s page, even for entries by others', async () => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const id = await addSubmission(server.store);
    const browser = await signedInBrowser(server);
    await browser.post('/leads/change', { ids: [id], action: { do: 'change', change: { status: 'won' } } });
    const read = async () => [
      await (await browser.post('/audit-log/query', {})).text(),
      await (await browser.get(`/people/${id}`)).text(),
      await (await browser.download('/audit-log/export', {})).text(),
    ];
    for (const { code } of LANGUAGES) {
      await browser.post('/language', { language: code });
      const text = wordsIn(code).desk.auditDetailText(auditDetail('status', 'won'));
      for (const answer of await read()) expect(answer).toContain(text);
    }
  });
});
