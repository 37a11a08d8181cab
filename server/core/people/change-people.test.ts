import { describe, expect, test } from 'vitest';
import { readinessRules } from '#content/quiz/readiness.ts';
import { readinessOf } from '#domain/readiness.ts';
import { readLeadPage } from '#server/core/people/list-leads.ts';
import { changeSubmissions } from '#server/core/submissions/change-submissions.ts';
import { apiClient, createKey } from '#server/testing/api-client.ts';
import { DESK_ENV, deskBrowser } from '#server/testing/desk-browser.ts';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { asOperator, NOW, newSubmission } from '#server/testing/submissions.ts';
import { testServer } from '#server/testing/test-server.ts';
import { changePerson } from './change-people.ts';
import { viewPerson } from './read-person.ts';

const DAY = 86_400_000;
const query = (filter: object, sort: 'newest' | 'readiness' = 'newest') =>
  ({ filter, sort, after: null }) as const;

const URGENT = { timeline: ['immediate'], role: ['founder'], team_size: ['medium'] };
/** False for a quiz without these questions. Then nobody is hot without a booked call. */
const isUrgentHot =
  readinessOf({ answers: URGENT, forms: ['quiz'], isBooked: false }, readinessRules).level === 'hot';

describe.each(DIALECTS)('people, on %s', (dialect) => {
  async function storeWithSubmission(fields: Parameters<typeof newSubmission>[0] = {}) {
    const store = await testStore(dialect);
    const { submission } = newSubmission({ email: 'ada@acme.test', ...fields }, []);
    await store.intake({ submission, deliveries: [] });
    const listEmails = async (filter: object, sort?: 'readiness') =>
      (await readLeadPage(store, query(filter, sort))).leads.map(({ email }) => email);
    return { store, id: submission.id, context: asOperator(store), listEmails };
  }

  test('owner, next step and status belong to the person, and apply to the person’s next form', async () => {
    const { store, id, context, listEmails } = await storeWithSubmission();
    const dueTime = NOW + DAY;
    expect(
      await changePerson(context, id, {
        owner: 'maya@desk.test',
        nextStep: { at: dueTime, text: 'Call back' },
        status: 'contacted',
      }),
    ).toBe(true);
    const next = newSubmission({ email: 'ADA@acme.test', created_at: NOW + 1 }, []);
    await store.intake(next);
    const [latest] = (await readLeadPage(store, query({}))).leads;
    expect(latest).toMatchObject({
      id: next.submission.id,
      status: 'contacted',
      owner: 'maya@desk.test',
      next_step_at: dueTime,
    });
    expect(await listEmails({ owner: 'maya@desk.test' })).toHaveLength(1);
    expect(await listEmails({ owner: 'leo@desk.test' })).toEqual([]);
    expect(await listEmails({ due: dueTime + 1 })).toHaveLength(1);
    expect(await listEmails({ due: dueTime })).toEqual([]);
    const person = await viewPerson(context, id);
    expect(person).toMatchObject({
      status: 'contacted',
      owner: 'maya@desk.test',
      nextStep: { at: dueTime, text: 'Call back' },
    });
    expect(person?.timeline.filter(({ type }) => type === 'activity')).toHaveLength(4);
  });

  test('the reason for Lost is removed when the status changes', async () => {
    const { id, context } = await storeWithSubmission();
    await changePerson(context, id, { status: 'lost', lostReason: 'No budget' });
    expect(await viewPerson(context, id)).toMatchObject({ status: 'lost', lostReason: 'No budget' });
    await changePerson(context, id, { status: 'qualified' });
    expect(await viewPerson(context, id)).toMatchObject({ status: 'qualified', lostReason: '' });
  });

  test('a correction overrides the value in the form; an empty value removes the correction', async () => {
    const { id, context } = await storeWithSubmission({ phone: '+49 30 1' });
    await changePerson(context, id, { name: 'Ada King', phone: '+49 30 2', doNotContact: true });
    expect(await viewPerson(context, id)).toMatchObject({
      name: 'Ada King',
      phone: '+49 30 2',
      doNotContact: true,
      corrected: { name: true, phone: true },
    });
    await changePerson(context, id, { name: '', phone: '' });
    expect(await viewPerson(context, id)).toMatchObject({ name: 'Ada Lovelace', phone: '+49 30 1' });
  });

  test('the audit log names every change, without typed text', async () => {
    const { store, id, context } = await storeWithSubmission();
    await changePerson(context, id, {
      status: 'lost',
      lostReason: 'secret words',
      name: 'secret words',
      phone: 'secret words',
      nextStep: { at: NOW, text: 'secret words' },
    });
    const rows = await store.db.selectFrom('audit_log').select(['action', 'subject', 'detail']).execute();
    expect(rows.map(({ action }) => action)).toEqual(Array(4).fill('changed'));
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  if (isUrgentHot)
    test('people are sorted and filtered by readiness, which changes with forms, calls and released spam', async () => {
      const { store, context, listEmails } = await storeWithSubmission({
        email: 'warm@acme.test',
        created_at: NOW + 5,
      });
      const add = (email: string, fields: Parameters<typeof newSubmission>[0]) =>
        store.intake(newSubmission({ email, ...fields }, []));
      await add('hot@acme.test', {
        kind: 'quiz',
        details: JSON.stringify({ answers: URGENT }),
        created_at: NOW,
      });
      await add('spam@acme.test', { quarantine_reason: 'hidden-field', created_at: NOW + 8 });
      expect(await listEmails({}, 'readiness')).toEqual(['hot@acme.test', 'warm@acme.test']);
      expect(await listEmails({ readiness: 'hot' })).toEqual(['hot@acme.test']);
      expect(await listEmails({ readiness: 'later' })).toEqual([]);
      const spam = await store.db
        .selectFrom('submissions')
        .select('id')
        .where('person', '=', 'spam@acme.test')
        .execute();
      await changeSubmissions(context, { ids: spam.map(({ id }) => id), action: { do: 'release' } });
      expect(await listEmails({ readiness: 'warm' })).toEqual(['spam@acme.test', 'warm@acme.test']);
      // A second form with urgent answers makes the person hot.
      await add('warm@acme.test', {
        kind: 'quiz',
        details: JSON.stringify({ answers: URGENT }),
        created_at: NOW + 10,
      });
      expect(await listEmails({ readiness: 'hot' })).toEqual(['warm@acme.test', 'hot@acme.test']);
      const first = await readLeadPage(store, query({ readiness: 'hot' }), { size: 1 });
      const rest = await readLeadPage(store, { ...query({ readiness: 'hot' }), after: first.next });
      expect(rest.leads.map(({ email }) => email)).toEqual(['hot@acme.test']);
      const top = await readLeadPage(store, query({}, 'readiness'), { size: 2 });
      const nextPage = await readLeadPage(store, { ...query({}, 'readiness'), after: top.next });
      expect(nextPage.leads.map(({ email }) => email)).toEqual(['spam@acme.test']);
    });
});

test.each(DIALECTS)(
  'an empty change changes nothing, through the API and in the desk (%s)',
  async (dialect) => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const { submission } = newSubmission();
    await server.store.intake({ submission, deliveries: [] });
    const client = apiClient(server, await createKey(server));
    expect((await client.call('PATCH', `/people/${submission.id}`, {})).status).toBe(200);
    const browser = deskBrowser(server);
    await browser.signIn();
    expect((await browser.post(`/people/${submission.id}/change`, {})).status).toBe(200);
  },
);
