import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/timing.ts';
import { setCallOutcome } from '#server/core/bookings/list-bookings.ts';
import { changePerson, undoChanges } from '#server/core/people/change-people.ts';
import { viewPerson } from '#server/core/people/read-person.ts';
import { calWebhooks } from '#server/testing/cal-webhooks.ts';
import { DESK_COLLEAGUE, DESK_ENV, DESK_USER, signedInBrowser } from '#server/testing/desk-browser.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { addSubmission, NOW } from '#server/testing/submissions.ts';
import { testServer } from '#server/testing/test-server.ts';
import type { readToday } from './today.ts';

describe.each(DIALECTS)('the day of a colleague, on %s', (dialect) => {
  async function startDay() {
    const server = await testServer(dialect, { env: DESK_ENV });
    const browser = await signedInBrowser(server);
    const context = { store: server.store, actor: DESK_USER, now: NOW, announce: server.announce };
    const addPerson = (email: string, phone = '') => addSubmission(server.store, { email, phone });
    const book = async (uid: string, email: string, start: number) => {
      const startTime = new Date(start).toISOString();
      expect((await server.hook(calWebhooks.created({ uid, email, startTime }))).status).toBe(200);
    };
    const today = (): ReturnType<typeof readToday> => browser.json('/today');
    return { server, browser, context, addPerson, book, today };
  }

  test('has my calls and those of nobody in the team, with time and link, until somebody says how they went', async () => {
    const { context, addPerson, book, today } = await startDay();
    for (const [email, owner] of [
      ['mine@acme.test', DESK_USER],
      ['free@acme.test', ''],
      ['former@acme.test', 'left@desk.test'],
      ['leos@acme.test', DESK_COLLEAGUE],
    ] as const) {
      await changePerson(context, await addPerson(email), { owner });
      await book(email.split('@')[0] ?? '', email, NOW + HOUR / 2);
    }
    await book('yesterday', 'mine@acme.test', NOW - DAY);
    await book('next-week', 'mine@acme.test', NOW + 7 * DAY);
    const { calls } = await today();
    expect(calls.map(({ id, isOver, link }) => [id, isOver, link])).toEqual([
      ['former', false, 'https://daily.test/x'],
      ['free', false, 'https://daily.test/x'],
      ['mine', false, 'https://daily.test/x'],
      ['yesterday', true, 'https://daily.test/x'],
    ]);
    const outcome = (await setCallOutcome(context, 'yesterday', 'held')) ?? [];
    expect((await today()).calls.map(({ id }) => id)).toEqual(['former', 'free', 'mine']);
    await undoChanges(context, outcome);
    expect((await today()).calls.map(({ id }) => id)).toContain('yesterday');
    await setCallOutcome(context, 'yesterday', 'held');
    const person = await viewPerson(context, 'yesterday');
    expect(JSON.stringify(person?.timeline)).toContain('Took place');
  });

  test('a call is over at its end, not half an hour after its start', async () => {
    const { server, book, today } = await startDay();
    await book('long', 'ada@acme.test', NOW - 3 * HOUR);
    await server.store.db
      .updateTable('bookings')
      .set({ end_at: NOW + HOUR })
      .execute();
    expect((await today()).calls).toMatchObject([{ id: 'long', isOver: false }]);
    await server.store.db.updateTable('bookings').set({ end_at: NOW }).execute();
    expect((await today()).calls).toMatchObject([{ id: 'long', isOver: true }]);
  });

  test('has my due steps with their text, and hot people whom nobody called yet', async () => {
    const { browser, context, addPerson, book, today } = await startDay();
    const id = await addPerson('ada@acme.test', '+1 201 555 0101');
    await changePerson(context, id, { owner: DESK_USER, task: { text: 'Send the offer', at: NOW - DAY } });
    const free = await addPerson('free@acme.test');
    await changePerson(context, free, { task: { text: 'Ask who calls', at: NOW - DAY / 2 } });
    await book('hot', 'hot@acme.test', NOW + 7 * DAY);
    const hot = await addPerson('hot@acme.test', '+1 201 555 0102');
    const { steps, hot: hotPeople } = await today();
    expect(steps).toMatchObject([
      { id, step: 'Send the offer', phone: '+1 201 555 0101' },
      { id: free, step: 'Ask who calls' },
    ]);
    expect(hotPeople).toMatchObject([{ id: hot, phone: '+1 201 555 0102' }]);
    await browser.post(`/people/${id}/tasks`, { task: steps[0]?.task, done: true });
    await browser.post(`/people/${free}/tasks`, { task: steps[1]?.task, done: true });
    await browser.post(`/people/${hot}/change`, { status: 'contacted' });
    expect(await today()).toMatchObject({ steps: [], hot: [] });
  });

  test('bookings are listed by the time of the call, with the owner', async () => {
    const { browser, book } = await startDay();
    await book('later', 'a@acme.test', NOW + 9 * DAY);
    await book('sooner', 'b@acme.test', NOW + DAY);
    await book('past', 'c@acme.test', NOW - DAY);
    const list = async (when: string) => (await browser.json(`/bookings?when=${when}`)).rows;
    expect((await list('upcoming')).map(({ id }: { id: string }) => id)).toEqual(['sooner', 'later']);
    expect(await list('past')).toMatchObject([{ id: 'past', outcome: '', owner: '' }]);
    expect((await browser.post('/bookings/past/outcome', { outcome: 'missed' })).status).toBe(200);
    expect(await list('past')).toMatchObject([{ id: 'past', outcome: 'missed' }]);
    expect((await browser.post('/bookings/unknown/outcome', { outcome: 'missed' })).status).toBe(404);
  });
});
