import { describe, expect, test } from 'vitest';
import { setCallOutcome } from '#server/core/bookings/list-bookings.ts';
import { changePerson } from '#server/core/people/change-people.ts';
import { viewPerson } from '#server/core/people/read-person.ts';
import { CAL_HOOK_PATH, CAL_SECRET, calSignature, calWebhooks } from '#server/testing/cal-webhooks.ts';
import { DESK_COLLEAGUE, DESK_ENV, DESK_USER, deskBrowser } from '#server/testing/desk-browser.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { NOW, newSubmission } from '#server/testing/submissions.ts';
import { testServer } from '#server/testing/test-server.ts';
import type { readToday } from './today.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(DIALECTS)('the day of a colleague, on %s', (dialect) => {
  async function startDay() {
    const server = await testServer(dialect, { env: { ...DESK_ENV, CAL_WEBHOOK_SECRET: CAL_SECRET } });
    const browser = deskBrowser(server);
    await browser.signIn();
    const context = { store: server.store, actor: DESK_USER, now: NOW, announce: server.announce };
    const addPerson = async (email: string) => {
      const { submission } = newSubmission({ email }, []);
      await server.store.intake({ submission, deliveries: [] });
      return submission.id;
    };
    const book = async (uid: string, email: string, start: number) => {
      const body = calWebhooks.created({ uid, email, startTime: new Date(start).toISOString() });
      const headers = { 'content-type': 'application/json', 'x-cal-signature-256': calSignature(body) };
      expect((await server.request(CAL_HOOK_PATH, { method: 'POST', headers, body })).status).toBe(200);
    };
    const today = async () =>
      (await (await browser.get('/today')).json()) as Awaited<ReturnType<typeof readToday>>;
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
    await setCallOutcome(context, 'yesterday', 'held');
    expect((await today()).calls.map(({ id }) => id)).toEqual(['former', 'free', 'mine']);
    const person = await viewPerson(context, 'yesterday');
    expect(JSON.stringify(person?.timeline)).toContain('Took place');
  });

  test('has my due steps with their text, and hot people whom nobody called yet', async () => {
    const { browser, context, addPerson, book, today } = await startDay();
    const id = await addPerson('ada@acme.test');
    await changePerson(context, id, { owner: DESK_USER, task: { text: 'Send the offer', at: NOW - DAY } });
    const free = await addPerson('free@acme.test');
    await changePerson(context, free, { task: { text: 'Ask who calls', at: NOW - DAY / 2 } });
    await book('hot', 'hot@acme.test', NOW + 7 * DAY);
    const hot = await addPerson('hot@acme.test');
    const { steps, hot: hotPeople } = await today();
    expect(steps).toMatchObject([
      { id, step: 'Send the offer' },
      { id: free, step: 'Ask who calls' },
    ]);
    expect(hotPeople).toMatchObject([{ id: hot }]);
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
    const list = async (when: string) => (await (await browser.get(`/bookings?when=${when}`)).json()).rows;
    expect((await list('upcoming')).map(({ id }: { id: string }) => id)).toEqual(['sooner', 'later']);
    expect(await list('past')).toMatchObject([{ id: 'past', outcome: '', owner: '' }]);
    expect((await browser.post('/bookings/past/outcome', { outcome: 'missed' })).status).toBe(200);
    expect(await list('past')).toMatchObject([{ id: 'past', outcome: 'missed' }]);
    expect((await browser.post('/bookings/unknown/outcome', { outcome: 'missed' })).status).toBe(404);
  });
});
