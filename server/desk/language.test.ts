/** The desk in the language of its user. */
import { describe, expect, test } from 'vitest';
import { DESK_COLLEAGUE, DESK_ENV, deskBrowser } from '#server/testing/desk-browser.ts';
import { newLead } from '#server/testing/leads.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { testServer } from '#server/testing/test-server.ts';

const pageLanguage = async (response: Response) => /lang="(\w+)"/.exec(await response.text())?.[1];

describe.each(DIALECTS)('language of the desk, on %s', (dialect) => {
  test('follows the browser until the user chooses', async () => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const browser = deskBrowser(server);
    const preferring = (languages: string) =>
      browser.call('/desk', { headers: { 'accept-language': languages } }).then(pageLanguage);
    expect(await preferring('fr-FR,fr;q=0.9')).toBe('en');
    expect(await preferring('fr,de-AT;q=0.8,en;q=0.5')).toBe('de');
    await browser.signIn();
    await browser.post('/language', { language: 'en' });
    expect(await preferring('de')).toBe('en');
    await browser.post('/language', { language: '' });
    expect(await preferring('de')).toBe('de');
    expect((await browser.post('/language', { language: 'xx' })).status).toBe(422);
  });

  test('is that of the user in every browser, and of nobody else', async () => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const first = deskBrowser(server);
    await first.signIn();
    await first.post('/language', { language: 'de' });
    const second = deskBrowser(server);
    await second.signIn();
    expect(await (await second.get('/me')).json()).toMatchObject({ language: 'de' });
    expect(await second.call('/desk/').then(pageLanguage)).toBe('de');
    const colleague = deskBrowser(server);
    await colleague.signIn(DESK_COLLEAGUE);
    expect(await (await colleague.get('/me')).json()).toMatchObject({ language: '' });
    expect(await colleague.call('/desk/').then(pageLanguage)).toBe('en');
  });

  test('the audit log and a person are read in it, whoever made the entry', async () => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const made = newLead({ kind: 'quiz', details: '{"answers":{"role":["founder"]}}' }, []);
    await server.store.intake(made);
    const { id } = made.lead;
    const browser = deskBrowser(server);
    await browser.signIn();
    await browser.post('/leads/change', { ids: [id], action: { do: 'status', status: 'won' } });
    await browser.download('/leads/export', { filter: { status: 'won' }, sort: 'newest', format: 'csv' });
    const details = async () => {
      const { entries } = (await (await browser.post('/audit-log/query', {})).json()) as {
        entries: { action: string; detail: string }[];
      };
      return Object.fromEntries(entries.map(({ action, detail }) => [action, detail]));
    };
    const person = async () => JSON.stringify(await (await browser.get(`/people/${id}`)).json());
    expect(await details()).toMatchObject({
      changed: 'Status: Won',
      exported: expect.stringMatching(/^Leads, CSV, Won: /),
    });
    expect(await person()).toContain('Status: Won');
    await browser.post('/language', { language: 'de' });
    expect(await details()).toMatchObject({
      changed: 'Status: Gewonnen',
      exported: expect.stringMatching(/^Leads, CSV, Gewonnen: /),
    });
    expect(await person()).toMatch(
      /Status: Gewonnen.*Was ist Ihre Aufgabe|Was ist Ihre Aufgabe.*Status: Gewonnen/,
    );
    const file = await browser.download('/audit-log/export', {});
    expect(await file.text()).toContain('Status: Gewonnen');
  });
});
