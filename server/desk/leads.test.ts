import { describe, expect, test } from 'vitest';
import { DESK_LANGUAGES } from '#content/languages.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { LEADS_PAGE_SIZE, type LeadPage, readLeadPage } from '#server/core/people/list-leads.ts';
import { PEOPLE_SORTS, type PeopleQuery } from '#server/core/people/people-query.ts';
import { CAL_SECRET, calWebhooks } from '#server/testing/cal-webhooks.ts';
import { DESK_ENV, DESK_USER, signedInBrowser } from '#server/testing/desk-browser.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { failDeliveries, addSubmission as insertSubmission, NOW } from '#server/testing/submissions.ts';
import { testServer } from '#server/testing/test-server.ts';
import { wordsIn } from '#server/words.ts';

async function signInToDesk(dialect: (typeof DIALECTS)[number]) {
  const server = await testServer(dialect, { env: { ...DESK_ENV, CAL_WEBHOOK_SECRET: CAL_SECRET } });
  const browser = await signedInBrowser(server);
  const addSubmission = (fields: object = {}, deliveries = ['deck-mail']) =>
    insertSubmission(server.store, fields, deliveries);
  const listLeads = (filter: object = {}, rest: object = {}): Promise<LeadPage> =>
    browser.json('/leads/query', { filter, sort: 'newest', after: null, ...rest });
  const listEmails = async (filter: object = {}, rest: object = {}) =>
    (await listLeads(filter, rest)).leads.map(({ email }) => email);
  const expectFound = async (searches: readonly string[], emails: readonly string[]) => {
    for (const search of searches) expect([search, await listEmails({ search })]).toEqual([search, emails]);
  };
  return { server, browser, addSubmission, listLeads, listEmails, expectFound };
}

async function readAllIds(readPage: (after: LeadPage['next']) => Promise<LeadPage>): Promise<string[]> {
  const ids: string[] = [];
  let after: LeadPage['next'] = null;
  do {
    const page = await readPage(after);
    ids.push(...page.leads.map(({ id }) => id));
    after = page.next;
  } while (after);
  return ids;
}

describe.each(DIALECTS)('submissions, on %s', (dialect) => {
  test('each filter finds its submissions and no others', async () => {
    const { browser, addSubmission, listEmails } = await signInToDesk(dialect);
    const linkedin = '{"utm_source":"linkedin","utm_campaign":"spring"}';
    await addSubmission({ email: 'deck@a.test', utm: linkedin, created_at: NOW });
    await addSubmission({ email: 'news@a.test', kind: 'newsletter', created_at: NOW + 1 });
    await addSubmission({ email: 'held@a.test', quarantine_reason: 'hidden-field', created_at: NOW + 2 });
    const id = await addSubmission({ email: 'quiz@a.test', kind: 'quiz', created_at: NOW + 1 });
    const change = { status: 'won', owner: DESK_USER };
    await browser.post('/leads/change', { ids: [id], action: { do: 'change', change } });
    // Neither suspected spam nor an unconfirmed sign-up is a lead. A search finds the sign-up.
    expect(await listEmails()).toEqual(['quiz@a.test', 'deck@a.test']);
    expect(await listEmails({}, { sort: 'oldest' })).toEqual(['deck@a.test', 'quiz@a.test']);
    expect(await listEmails({ search: 'news' })).toEqual(['news@a.test']);
    expect(await listEmails({ search: 'held' })).toEqual([]);
    expect(await listEmails({ kind: 'quiz' })).toEqual(['quiz@a.test']);
    expect(await listEmails({ status: 'won' })).toEqual(['quiz@a.test']);
    expect(await listEmails({ owner: DESK_USER })).toEqual(['quiz@a.test']);
    expect(await listEmails({ owner: '' })).toEqual(['deck@a.test']);
    expect(await listEmails({ source: 'linkedin' })).toEqual(['deck@a.test']);
    expect(await listEmails({ campaign: 'spring' })).toEqual(['deck@a.test']);
    expect(await listEmails({ quarantined: true })).toEqual(['held@a.test']);
    expect(await listEmails({ since: NOW + 1, until: NOW + 2 })).toEqual(['quiz@a.test']);
    expect(await browser.json('/facets')).toEqual({ sources: ['direct', 'linkedin'], campaigns: ['spring'] });
  });

  test('a search finds answers of the quiz by their label in the language of the desk', async () => {
    const { browser, addSubmission, expectFound } = await signInToDesk(dialect);
    const details = JSON.stringify({ answers: { industry: ['real_estate'], timeline: ['immediate'] } });
    await addSubmission({ email: 'agent@a.test', kind: 'quiz', details });
    await addSubmission({ email: 'other@a.test', first_name: 'Esther' });
    for (const { code } of DESK_LANGUAGES) {
      await browser.post('/language', { language: code });
      const { optionLabel } = wordsIn(code).quiz;
      for (const label of [optionLabel('industry', 'real_estate'), optionLabel('timeline', 'immediate')])
        await expectFound([label, label.slice(0, 9).toUpperCase()], ['agent@a.test']);
    }
  });

  test('a search finds parts of words in any order, without accents, and ignores punctuation', async () => {
    const { addSubmission, expectFound } = await signInToDesk(dialect);
    const jose = { email: 'jose@tamarack.test', company: 'Tamarack Freight' };
    await addSubmission({ ...jose, first_name: 'José', last_name: 'Ångström' });
    const dana = { email: 'dana@osprey.test', company: '100% Robotics' };
    await addSubmission({ ...dana, phone: '+43 (0)660 123-45 67' });
    const words = ['jose', 'JOSÉ', 'freight', 'angs tam', jose.email, 'amarack', 'gstrom eigh', 'ta', 'j'];
    await expectFound(words, [jose.email]);
    await expectFound(['%', '_', '"', '*', "'); drop table submissions; --"], []);
    // Terms of one or two letters match only the start of a word.
    await expectFound(['am'], []);
    const phones = ['+43 660 1234567', '0660/123', '12345', '0043 660', '(0660) 12 34'];
    await expectFound(['100', '100%', '100% robo', ...phones], [dana.email]);
    await expectFound(['+43 660 7654'], []);
    await addSubmission({ email: 'rosa@home.test', phone: '0151 2345 678' });
    const formats = ['+49 151 2345678', '0049 (0)151 2345678', '0151-2345', '2345 678'];
    await expectFound(formats, ['rosa@home.test']);
    await addSubmission({ email: 'mary_ann@quill.test', first_name: 'Mary-Ann' });
    await expectFound(['mary_ann', 'ary_ann@', 'ary-ann'], ['mary_ann@quill.test']);
  });

  test('a search finds notes, answers and corrected values', async () => {
    const { browser, addSubmission, expectFound } = await signInToDesk(dialect);
    const details = JSON.stringify({ answers: { tools: ['hubspot'], industry: ['real_estate'] } });
    const id = await addSubmission({ email: 'ada@acme.test', kind: 'quiz', details });
    await addSubmission({ email: 'bob@acme.test' });
    await browser.post(`/people/${id}/notes`, { text: 'Wants the invoices agent' });
    await browser.post(`/people/${id}/change`, { company: 'Osprey Robotics' });
    await expectFound(['invoices', 'HubSpot', 'real estate', 'osprey'], ['ada@acme.test']);
  });

  test('a search with the index finds the same submissions as a full scan, and no erased people', async () => {
    const { server, browser, addSubmission } = await signInToDesk(dialect);
    const rare = { email: 'rare@needle.test', first_name: 'Ottoline', created_at: NOW - 1 };
    const id = await addSubmission(rare);
    // Equal times and companies, in a different order from the ids.
    for (let index = 0; index < 60; index += 1)
      await addSubmission({
        id: `submission-${(index * 13) % 60}`,
        email: `p${index % 7}@needle.test`,
        first_name: index % 5 ? 'Ottokar' : 'Bea',
        company: `Company ${index % 3}`,
        created_at: NOW + ((index * 7) % 4),
      });
    const findAllIds = (search: string, sort: PeopleQuery['sort']) =>
      readAllIds((after) =>
        readLeadPage(server.store, { filter: { search, since: NOW - 1 }, sort, after }, { size: 9 }),
      );
    for (const sort of PEOPLE_SORTS) {
      expect([sort, (await findAllIds('otto', sort)).length]).toEqual([sort, 8]);
      expect([sort, (await findAllIds('ottoline', sort)).length]).toEqual([sort, 1]);
      expect([sort, await findAllIds('nobody', sort)]).toEqual([sort, []]);
    }
    await browser.post(`/people/${id}/erase`, { typed: 'rare@needle.test' });
    expect(await findAllIds('ottoline', 'newest')).toEqual([]);
  });

  test('pages of every sort have no gaps or repeats', async () => {
    const { addSubmission, listLeads } = await signInToDesk(dialect);
    // Equal times and companies, so that ties fall on a page boundary.
    const count = LEADS_PAGE_SIZE * 2 + 7;
    const fields = (index: number) => ({
      created_at: NOW + Math.floor(index / 30),
      company: `Company ${index % 3}`,
    });
    await Promise.all(Array.from({ length: count }, (_, index) => addSubmission(fields(index), [])));
    for (const sort of PEOPLE_SORTS) {
      const ids = await readAllIds((after) => listLeads({}, { sort, after }));
      expect([sort, ids.length, new Set(ids).size]).toEqual([sort, count, count]);
    }
  });

  test('a list names people by all their forms, but not by suspected spam', async () => {
    const { addSubmission, listLeads } = await signInToDesk(dialect);
    const email = 'ada@acme.test';
    const nameless = { email, first_name: '', last_name: '', company: '' };
    await addSubmission({ email, phone: '+1 201 555 0101', created_at: NOW });
    await addSubmission({ ...nameless, created_at: NOW + 1 });
    const spam = { email, first_name: 'Spam', company: 'Spam', phone: '+1 201 555 0199' };
    await addSubmission({ ...spam, quarantine_reason: 'hidden-field', created_at: NOW + 2 });
    expect((await listLeads()).leads).toMatchObject([
      { name: 'Ada Lovelace', company: 'Analytical Engines', phone: '+1 201 555 0101' },
    ]);
  });

  test('the first page tells how many people the filter finds', async () => {
    const { addSubmission, listLeads } = await signInToDesk(dialect);
    for (let index = 0; index < LEADS_PAGE_SIZE + 2; index += 1)
      await addSubmission({ utm: `{"utm_campaign":"c${index % 2}"}` }, []);
    const first = await listLeads();
    expect(first.total).toBe(LEADS_PAGE_SIZE + 2);
    expect((await listLeads({}, { after: first.next })).total).toBeNull();
    expect((await listLeads({ campaign: 'c1' })).total).toBeNull();
  });

  test('a new submission changes the response that the desk polls, even if the submission has an older time', async () => {
    const { browser, addSubmission } = await signInToDesk(dialect);
    const before = await browser.json('/pulse');
    await addSubmission({ created_at: NOW - 60_000 });
    expect(await browser.json('/pulse')).not.toEqual(before);
  });

  test('the release of a flood with one address sends each mail to it once', async () => {
    const { server, browser, addSubmission } = await signInToDesk(dialect);
    const spam = { email: 'victim@a.test', quarantine_reason: 'hidden-field' };
    const deliveries = ['deck-mail', 'operator-mail'];
    for (let index = 0; index < 3; index += 1) await addSubmission(spam, deliveries);
    const last = await addSubmission({ ...spam, email: 'Victim@A.test' }, deliveries);
    await browser.post('/leads/change', { ids: [last], action: { do: 'release' } });
    const rows = await server.deliveries();
    const pending = (kind: string) => rows.filter((row) => row.kind === kind && row.state === 'pending');
    expect(pending('deck-mail').map(({ submission_id }) => submission_id)).toEqual([last]);
    expect(pending('operator-mail')).toHaveLength(4);
  });

  test('retry and release re-queue deliveries, and the audit log says who did it', async () => {
    const { server, browser, addSubmission } = await signInToDesk(dialect);
    const heldId = await addSubmission({ email: 'held@a.test', quarantine_reason: 'hidden-field' });
    const failedId = await addSubmission({ email: 'dead@a.test' });
    await failDeliveries(server.store, failedId);
    const change = (id: string, action: string) =>
      browser.json('/leads/change', { ids: [id, failedId], action: { do: action } });
    expect(await change(heldId, 'release')).toEqual({ changed: 1, undo: [] });
    expect(await change(failedId, 'retry')).toEqual({ changed: 1, undo: [] });
    expect((await server.deliveries()).map(({ state }) => state)).toEqual(['pending', 'pending']);
    const notQuarantined = { quarantine_reason: null };
    expect(await server.submissions()).toMatchObject([notQuarantined, notQuarantined]);
    const { entries } = await browser.json('/audit-log/query', {});
    expect(entries.slice(0, 2)).toMatchObject([
      { actor: DESK_USER, action: 'retried', subject: 'dead@a.test' },
      { actor: DESK_USER, action: 'released', subject: 'held@a.test' },
    ]);
  });

  test('exports the filtered submissions as CSV and as JSON, but no suspected spam', async () => {
    const { browser, addSubmission } = await signInToDesk(dialect);
    await addSubmission({ email: 'a@a.test' });
    await addSubmission({ email: 'b@b.test', kind: 'quiz' });
    await addSubmission({ email: 'held@a.test', quarantine_reason: 'hidden-field' });
    const download = (filter: object, format: string) =>
      browser.download('/leads/export', { filter, sort: 'newest', format });
    const csv = await download({ kind: 'deck' }, 'csv');
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-.*\.csv"$/);
    expect((await csv.text()).match(/\w+@\w\.test/g)).toEqual(['a@a.test']);
    expect(await (await download({}, 'json')).json()).toHaveLength(2);
  });

  test('a person has one timeline, until an erasure confirmed by the address', async () => {
    const { browser, addSubmission } = await signInToDesk(dialect);
    const id = await addSubmission({ email: 'Dana@Osprey.test', consent: 'You agree.', created_at: NOW });
    const untrustedText = '<img src=x onerror=alert(1)> \u202Egnp.exe =1+1';
    await browser.post(`/people/${id}/notes`, { text: untrustedText });
    const timeline: { type: string }[] = (await browser.json(`/people/${id}`)).timeline;
    expect(timeline.toSorted((a, b) => (a.type < b.type ? -1 : 1))).toMatchObject([
      { type: 'activity' },
      { type: 'delivery' },
      { type: 'form', consent: 'You agree.' },
      { type: 'note', text: untrustedText, author: DESK_USER },
    ]);

    expect((await browser.post(`/people/${id}/erase`, { typed: 'another@a.test' })).status).toBe(422);
    expect((await browser.post(`/people/${id}/erase`, { typed: ' dana@osprey.TEST ' })).status).toBe(200);
    expect((await browser.get(`/people/${id}`)).status).toBe(404);
  });

  test('people who only booked are listed, shown, exported and erased', async () => {
    const { server, browser, addSubmission } = await signInToDesk(dialect);
    await addSubmission({ email: 'bob@acme.test', company: 'Bobbins', created_at: NOW });
    const utm = { utm_source: 'ads' };
    await server.hook(calWebhooks.created({ uid: 'call', metadata: utm }));
    server.advance(1_000);
    await server.hook(calWebhooks.created({ uid: 'call', email: 'bob@acme.test', name: 'Bob' }));
    const list = (query = '') => browser.json(`/bookings?when=upcoming${query}`);
    const listed = await list();
    expect(listed).toMatchObject({
      rows: [
        { id: 'call', email: 'Ada@acme.test', source: 'ads', start_at: Date.parse('2026-01-20T14:30:00Z') },
        { name: 'Bob', company: 'Bobbins', status: 'booked' },
      ],
      next: null,
    });
    const next = `&after=${Date.parse('2026-01-20T14:30:00Z')}_call`;
    expect((await list(next)).rows).toMatchObject([{ name: 'Bob' }]);
    const seat = await browser.json(`/people/${listed.rows[1].id}`);
    expect(seat).toMatchObject({ email: 'bob@acme.test', company: 'Bobbins' });

    expect((await browser.post('/people/call/notes', { text: 'Called.' })).status).toBe(200);
    const person = await browser.json('/people/call');
    expect(person).toMatchObject({ email: 'Ada@acme.test', name: 'Ada Lovelace', status: 'new' });
    expect(person.timeline.map(({ type }: { type: string }) => type).sort()).toEqual([
      'activity',
      'booking',
      'note',
    ]);
    expect(await browser.json('/people/call/export', {})).toMatchObject({
      bookings: [{ uid: 'call' }],
      access: [{ action: 'noted' }, { action: 'viewed' }],
    });
    expect((await browser.post('/people/call/erase', { typed: 'bob@acme.test' })).status).toBe(422);
    expect((await browser.post('/people/call/erase', { typed: 'ada@ACME.test' })).status).toBe(200);
    expect((await browser.get('/people/call')).status).toBe(404);
    expect((await list()).rows).toHaveLength(1);
    expect((await browser.get('/bookings?when=past&after=x%00')).status).toBe(422);
  });

  test('a search finds people who only booked, and people by the name in their booking', async () => {
    const { server, browser, addSubmission, listEmails } = await signInToDesk(dialect);
    const sendBooking = async (uid: string, email: string, name: string) => {
      server.advance(1_000);
      await server.hook(calWebhooks.created({ uid, email, name }));
    };
    await addSubmission({ email: 'both@acme.test', first_name: 'Ines', last_name: 'Vane', created_at: NOW });
    const nameless = { first_name: '', last_name: '', company: '' };
    await addSubmission({ email: 'news@acme.test', kind: 'newsletter', ...nameless });
    await sendBooking('only', 'José@call.test', 'José Vane');
    await sendBooking('again', 'José@call.test', 'José Vane');
    await sendBooking('both', 'both@acme.test', 'Ines Vane');
    await sendBooking('news', 'news@acme.test', 'Odalys Reed');
    const search = (text: string) => browser.json('/bookings/search', { search: text });
    for (const text of ['vane', 'ane', 'jos van', 'JOSE', 'josé@call.test'])
      expect([text, await search(text)]).toMatchObject([text, { people: [{ id: 'again' }] }]);
    // Who also sent a form is on the list of people.
    expect(await listEmails({ search: 'reed' })).toEqual(['news@acme.test']);
    for (const text of ['reed', 'ines', 'both@acme.test', 'ne', '%', '', "'"])
      expect([text, await search(text)]).toMatchObject([text, { people: [] }]);
    expect((await browser.post('/people/again/erase', { typed: 'José@call.test' })).status).toBe(200);
    expect(await search('vane')).toMatchObject({ people: [] });
    for (let i = 0; i < 6; i += 1) await sendBooking(`many${i}`, `${i}@many.test`, `Many ${i}`);
    const people = [{ name: 'Many 5' }, {}, {}, {}, {}];
    expect(await search('many')).toMatchObject({ people, hasMore: true });
    expect((await browser.post('/bookings/search', { search: 'a\u0000' })).status).toBe(422);
  });

  test('the page of a person works for a quiz submission without answers', async () => {
    const { browser, addSubmission } = await signInToDesk(dialect);
    const id = await addSubmission({ kind: 'quiz', details: '{}' });
    const { timeline } = await browser.json(`/people/${id}`);
    expect(timeline).toContainEqual(expect.objectContaining({ type: 'form', answers: [] }));
  });

  test('an address with an international domain is found and erased as typed', async () => {
    const { browser, addSubmission, listEmails } = await signInToDesk(dialect);
    const email = 'Ada@Müller.example';
    const id = await addSubmission({ email });
    expect(await listEmails({ search: email })).toEqual([email]);
    expect((await browser.post(`/people/${id}/erase`, { typed: email })).status).toBe(200);
    expect(await listEmails({ search: email })).toEqual([]);
  });

  test('invalid values in path or body get 404 or 422', async () => {
    const { browser, listLeads } = await signInToDesk(dialect);
    const filters = [
      { kind: 'other' },
      { more: 1 },
      { since: 1.5 },
      { until: 1e300 },
      { search: 'a\u0000b' },
    ];
    for (const filter of [...filters, { search: '\ud800' }, { source: '\u0000' }])
      await expect(listLeads(filter), JSON.stringify(filter)).rejects.toThrow('422');
    const cursors = [
      ['yesterday', ''],
      [1.5, ''],
      [1e300, ''],
      [1, '\u0000'],
    ].map((after) => ({ after }));
    for (const rest of [
      ...cursors,
      { sort: 'person', after: [1, ''] },
      { sort: 'id; drop table submissions' },
    ])
      await expect(listLeads({}, rest), JSON.stringify(rest)).rejects.toThrow('422');
    const invalidRequests: (readonly [string, unknown, number])[] = [
      ['/people/%00/notes', { text: 'hello' }, 404],
      ['/leads/change', { ids: ['\u0000'], action: { do: 'retry' } }, 422],
      ['/leads/change', { ids: [], action: { do: 'retry' } }, 422],
      ['/leads/change', { ids: Array(DESK_LIMITS.leadsAtOnce + 1).fill('x'), action: { do: 'retry' } }, 422],
      ['/people/none/notes', { text: 'hello' }, 404],
      ['/nothing-here', {}, 404],
    ];
    for (const [path, body, status] of invalidRequests)
      expect([path, (await browser.post(path, body)).status]).toEqual([path, status]);
    expect((await browser.get('/deliveries?state=everything')).status).toBe(422);
  });
});
