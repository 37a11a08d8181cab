import { expect, test } from 'vitest';
import { deskReadiness } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { optionLabel } from '#content/quiz/quiz-results.ts';
import { readinessRules } from '#content/quiz/readiness.ts';
import { HOUR } from '#domain/timing.ts';
import { readLeadPage } from '#server/core/people/list-leads.ts';
import { refreshAllPeople } from '#server/store/people.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { bookingRow } from '#server/testing/submission-row.ts';
import { addSubmission, asOperator, NOW } from '#server/testing/submissions.ts';
import { testServer } from '#server/testing/test-server.ts';
import { viewPerson } from './read-person.ts';

async function testPeople(dialect: (typeof DIALECTS)[number]) {
  const { store } = await testServer(dialect);
  const ids: Record<string, string> = {};
  const add = async (name: string, fields: Parameters<typeof addSubmission>[1]) => {
    const id = await addSubmission(store, { email: `${name}@ready.test`, ...fields });
    ids[name] ??= id;
  };
  const answers = { timeline: ['immediate'], role: ['founder'], team_size: ['medium'] };
  await add('hot', { kind: 'quiz', details: JSON.stringify({ answers }) });
  await add('again', { kind: 'deck', created_at: NOW - HOUR });
  await add('again', { kind: 'newsletter' });
  await add('later', { kind: 'newsletter' });
  await add('spam', { kind: 'deck', quarantine_reason: 'hidden-field' });
  await store.db
    .insertInto('bookings')
    .values([
      bookingRow('past', 'hot@ready.test', { start_at: NOW - 24 * HOUR }),
      bookingRow('off', 'hot@ready.test', { status: 'cancelled', start_at: NOW + HOUR }),
      bookingRow('next', 'hot@ready.test', { start_at: NOW + 2 * HOUR }),
    ])
    .execute();
  await store.db.transaction().execute(refreshAllPeople);
  return { store, ids, context: { ...asOperator(store), actor: 'maya@desk.test' } };
}

const QUERY = { filter: {}, sort: 'newest', after: null } as const;

test.each(DIALECTS)('forms, answers and calls determine hot, warm or later (%s)', async (dialect) => {
  const { store, ids, context } = await testPeople(dialect);
  const { leads } = await readLeadPage(store, QUERY, { now: NOW });
  const readiness = Object.fromEntries(
    leads.map(({ email, readiness: level }) => [email.split('@')[0], level]),
  );
  // The quiz of another brand may not have all these questions.
  const reasonText = (question: string, value: string) =>
    question in readinessRules.answers ? optionLabel(question, value) : '';
  const start = reasonText('timeline', 'immediate');
  const role = reasonText('role', 'founder');
  const hot = {
    level: 'hot',
    reasons: [deskReadiness.booked, start, role, reasonText('team_size', 'medium')].filter(Boolean),
    role,
    nextCall: NOW + 2 * HOUR,
  };
  const emptyFacts = { role: '', nextCall: null };
  expect(readiness).toEqual({
    hot,
    again: { level: 'warm', reasons: [fill(deskReadiness.again, { forms: 2 })], ...emptyFacts },
  });
  expect((await viewPerson(context, ids.hot ?? ''))?.readiness).toEqual(hot);
});
