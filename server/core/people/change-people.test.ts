import { describe, expect, test } from 'vitest';
import { deskMoney, deskPerson, deskStatuses } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { readinessRules } from '#content/quiz/readiness.ts';
import { readinessOf } from '#domain/readiness.ts';
import { DAY, MINUTE } from '#domain/timing.ts';
import { readLeadPage } from '#server/core/people/list-leads.ts';
import { changeSubmissions } from '#server/core/submissions/change-submissions.ts';
import { apiClient, createKey } from '#server/testing/api-client.ts';
import { DESK_ENV, signedInBrowser } from '#server/testing/desk-browser.ts';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { addSubmission, asOperator, NOW } from '#server/testing/submissions.ts';
import { testServer } from '#server/testing/test-server.ts';
import personWords from '#words/desk/person.json' with { type: 'json' };
import { changePerson, changeTask, undoChanges } from './change-people.ts';
import { viewPerson } from './read-person.ts';

const query = (filter: object, sort: 'newest' | 'readiness' = 'newest') =>
  ({ filter, sort, after: null }) as const;

const URGENT = { timeline: ['immediate'], role: ['founder'], team_size: ['medium'] };
/** False for a quiz without these questions. Then nobody is hot without a booked call. */
const isUrgentHot =
  readinessOf({ answers: URGENT, forms: ['quiz'], isBooked: false }, readinessRules).level === 'hot';

describe.each(DIALECTS)('people, on %s', (dialect) => {
  async function storeWithSubmission(fields: Parameters<typeof addSubmission>[1] = {}) {
    const store = await testStore(dialect);
    const id = await addSubmission(store, { email: 'ada@acme.test', ...fields });
    const listEmails = async (filter: object, sort?: 'readiness') =>
      (await readLeadPage(store, query(filter, sort))).leads.map(({ email }) => email);
    return { store, id, context: asOperator(store), listEmails };
  }

  test('owner, next step and status belong to the person, and apply to the person’s next form', async () => {
    const { store, id, context, listEmails } = await storeWithSubmission();
    const dueTime = NOW + DAY;
    const task = { at: dueTime, text: 'Call back' };
    const changes = await changePerson(context, id, { owner: 'maya@desk.test', task, status: 'contacted' });
    expect(changes).toHaveLength(3);
    const next = await addSubmission(store, { email: 'ADA@acme.test', created_at: NOW + 1 });
    const [latest] = (await readLeadPage(store, query({}))).leads;
    const owned = { status: 'contacted', owner: 'maya@desk.test' };
    expect(latest).toMatchObject({ id: next, ...owned, next_step_at: dueTime });
    expect(await listEmails({ owner: 'maya@desk.test' })).toHaveLength(1);
    expect(await listEmails({ owner: 'leo@desk.test' })).toEqual([]);
    expect(await listEmails({ due: dueTime + 1 })).toHaveLength(1);
    expect(await listEmails({ due: dueTime })).toEqual([]);
    const person = await viewPerson(context, id);
    expect(person).toMatchObject({ ...owned, tasks: [{ at: dueTime, text: 'Call back' }] });
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
    const text = 'secret words';
    const task = { at: NOW, text };
    await changePerson(context, id, { status: 'lost', lostReason: text, name: text, company: text, task });
    const rows = await store.db.selectFrom('audit_log').select(['action', 'subject', 'detail']).execute();
    expect(rows.map(({ action }) => action)).toEqual(Array(5).fill('changed'));
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  test('a person has several tasks; the list shows the one that is due first', async () => {
    const { store, id, context } = await storeWithSubmission();
    await changePerson(context, id, { task: { at: null, text: 'Some day' } });
    await changePerson(context, id, { task: { at: NOW + 2 * DAY, text: 'Send the offer' } });
    await changePerson(context, id, { task: { at: NOW + DAY, text: 'Call back' } });
    const readTasks = async () => (await viewPerson(context, id))?.tasks ?? [];
    expect((await readTasks()).map(({ text }) => text)).toEqual(['Call back', 'Send the offer', 'Some day']);
    const [first] = await readTasks();
    const readLead = async () => (await readLeadPage(store, query({}))).leads[0];
    expect(await readLead()).toMatchObject({ nextStep: 'Call back', next_step_at: NOW + DAY });
    await changeTask(context, { id, task: first?.id ?? '', at: NOW + 3 * DAY });
    expect(await readLead()).toMatchObject({ nextStep: 'Send the offer', next_step_at: NOW + 2 * DAY });
    await changeTask(context, { id, task: first?.id ?? '', done: true });
    expect((await readTasks()).map(({ text }) => text)).toEqual(['Send the offer', 'Some day']);
    const eve = await addSubmission(store, { email: 'eve@acme.test' });
    expect(await changeTask(context, { id: eve, task: first?.id ?? '', done: true })).toBeUndefined();
  });

  test('the history has old and new value of every change, and who made it', async () => {
    const { id, context } = await storeWithSubmission();
    await changePerson(context, id, { status: 'won', wonAmount: 1_800 });
    await changePerson(context, id, { status: 'lost', lostReason: 'No budget', owner: 'maya@desk.test' });
    await changePerson(context, id, { task: { at: null, text: 'Call back' }, call: 'no-answer' });
    const [task] = (await viewPerson(context, id))?.tasks ?? [];
    await changeTask(context, { id, task: task?.id ?? '', done: true });
    await changePerson(context, id, { status: 'lost', owner: 'maya@desk.test' });
    await changePerson(context, id, { company: 'Acme Ltd' });
    const timeline = (await viewPerson(context, id))?.timeline ?? [];
    const history = timeline.flatMap((entry) =>
      entry.type === 'activity' && entry.action === 'changed' ? [entry] : [],
    );
    const { fields, changed, none, asInForm, call, taskAdded, taskDone } = personWords.person.history;
    const from = (field: string, old: string, now: string) => fill(changed, { field, old, new: now });
    expect(history.map(({ detail }) => detail).toSorted()).toEqual(
      [
        from(fields.status, deskStatuses.new, deskStatuses.won),
        from(fields.wonAmount, none, deskMoney(1_800)),
        from(fields.status, deskStatuses.won, deskStatuses.lost),
        from(fields.lostReason, none, 'No budget'),
        from(fields.wonAmount, deskMoney(1_800), none),
        from(fields.owner, none, 'maya@desk.test'),
        from(fields.company, asInForm, 'Acme Ltd'),
        fill(taskAdded, { text: 'Call back' }),
        fill(call, { result: deskPerson.calls['no-answer'] }),
        fill(taskDone, { text: 'Call back' }),
      ].toSorted(),
    );
    expect(new Set(history.map(({ actor }) => actor))).toEqual(new Set([context.actor]));
  });

  test('a bulk change can be undone for ten minutes, but not over a colleague’s later change', async () => {
    const { store, id, context } = await storeWithSubmission();
    const bob = await addSubmission(store, { email: 'bob@acme.test' });
    await changePerson(context, bob, { status: 'contacted' });
    const change = { status: 'lost', owner: 'maya@desk.test', task: { at: NOW, text: 'Call' } } as const;
    const { undo } = await changeSubmissions(context, { ids: [id, bob], action: { do: 'change', change } });
    const leo = { ...context, actor: 'leo@desk.test' };
    await changePerson(leo, id, { owner: 'leo@desk.test' });
    const readBoth = async () => [await viewPerson(context, id), await viewPerson(context, bob)];
    expect(await undoChanges(leo, undo)).toBe(0);
    expect(await undoChanges({ ...context, now: NOW + 10 * MINUTE }, undo)).toBe(0);
    expect(await readBoth()).toMatchObject([{ status: 'lost' }, { status: 'lost', owner: 'maya@desk.test' }]);
    expect(await undoChanges({ ...context, now: NOW + 9 * MINUTE }, undo)).toBe(2);
    expect(await readBoth()).toMatchObject([
      { status: 'new', owner: 'leo@desk.test', tasks: [] },
      { status: 'contacted', owner: '', tasks: [] },
    ]);
    const { leads } = await readLeadPage(store, query({}));
    expect(leads).toMatchObject([{ next_step_at: null }, { next_step_at: null }]);
    // A second press restores nothing more.
    expect(await undoChanges({ ...context, now: NOW + 9 * MINUTE }, undo)).toBe(0);
  });

  test('the result of a call is undone, once', async () => {
    const { id, context } = await storeWithSubmission();
    const undo = (await changePerson(context, id, { status: 'contacted', call: 'reached' })) ?? [];
    const readHistory = async () => JSON.stringify((await viewPerson(context, id))?.timeline);
    const { calls, history } = personWords.person;
    expect(await readHistory()).toContain(fill(history.call, { result: calls.reached }));
    expect(await undoChanges(context, undo)).toBe(1);
    expect(await viewPerson(context, id)).toMatchObject({ status: 'new' });
    expect(await readHistory()).toContain(fill(history.taskRemoved, { text: calls.reached }));
    expect(await undoChanges(context, undo)).toBe(0);
  });

  if (isUrgentHot)
    test('people are sorted and filtered by readiness, which changes with forms, calls and released spam', async () => {
      const warm = { email: 'warm@acme.test', created_at: NOW + 5 };
      const { store, context, listEmails } = await storeWithSubmission(warm);
      const add = (email: string, fields: Parameters<typeof addSubmission>[1]) =>
        addSubmission(store, { email, ...fields });
      const urgent = { kind: 'quiz', details: JSON.stringify({ answers: URGENT }) } as const;
      const hot = await add('hot@acme.test', urgent);
      const spam = await add('spam@acme.test', { quarantine_reason: 'hidden-field', created_at: NOW + 8 });
      expect(await listEmails({}, 'readiness')).toEqual(['hot@acme.test', 'warm@acme.test']);
      expect(await listEmails({ readiness: 'hot' })).toEqual(['hot@acme.test']);
      expect(await listEmails({ readiness: 'later' })).toEqual([]);
      await changeSubmissions(context, { ids: [spam], action: { do: 'release' } });
      expect(await listEmails({ readiness: 'warm' })).toEqual(['spam@acme.test', 'warm@acme.test']);
      // A second form with urgent answers makes the person hot.
      await add('warm@acme.test', { ...urgent, created_at: NOW + 10 });
      expect(await listEmails({ readiness: 'hot' })).toEqual(['warm@acme.test', 'hot@acme.test']);
      const first = await readLeadPage(store, query({ readiness: 'hot' }), { size: 1 });
      const rest = await readLeadPage(store, { ...query({ readiness: 'hot' }), after: first.next });
      expect(rest.leads.map(({ email }) => email)).toEqual(['hot@acme.test']);
      const top = await readLeadPage(store, query({}, 'readiness'), { size: 2 });
      const nextPage = await readLeadPage(store, { ...query({}, 'readiness'), after: top.next });
      expect(nextPage.leads.map(({ email }) => email)).toEqual(['spam@acme.test']);
      // Customers are not in the list of hot people, except under Won.
      await changePerson(context, hot, { status: 'won' });
      expect(await listEmails({ readiness: 'hot' })).toEqual(['warm@acme.test']);
      expect(await listEmails({ readiness: 'hot', status: 'won' })).toEqual(['hot@acme.test']);
    });
});

test.each(DIALECTS)(
  'an empty change changes nothing, through the API and in the desk (%s)',
  async (dialect) => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const id = await addSubmission(server.store);
    const client = apiClient(server, await createKey(server));
    expect((await client.call('PATCH', `/people/${id}`, {})).status).toBe(200);
    const browser = await signedInBrowser(server);
    expect((await browser.post(`/people/${id}/change`, {})).status).toBe(200);
  },
);
