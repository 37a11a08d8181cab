import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { exportPerson } from '#server/core/people/export-person.ts';
import { changeSubmissions } from '#server/core/submissions/change-submissions.ts';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { addSubmission, asOperator, NOW } from '#server/testing/submissions.ts';
import { newDelivery } from './intake.ts';
import type { Store } from './open-store.ts';
import { TABLES } from './schema.ts';

const EMAIL = 'bot@acme.test';
/** More than a statement of SQLite may have values. */
const FORMS = 33_000;

test.for(DIALECTS)('%s: lists of any length, also empty ones', async (dialect) => {
  const { db, intake } = await testStore(dialect);
  const id = await addSubmission({ intake });
  const others = Array.from({ length: 70_000 }, (_, index) => `other-${index}`);
  const ids = db.selectFrom('submissions').select('id');
  expect(await ids.where('id', 'in', [...others, id]).execute()).toEqual([{ id }]);
  expect(await ids.where('id', 'not in', others).execute()).toEqual([{ id }]);
  expect(await ids.where('id', 'not in', [...others, id]).execute()).toEqual([]);
  expect(await ids.where('id', 'in', []).execute()).toEqual([]);
  expect(await ids.where('id', 'not in', []).execute()).toEqual([{ id }]);
});

test('somebody with more forms than a statement may have values is exported and released', async () => {
  const store = await testStore('sqlite');
  await addForms(store);
  const context = asOperator(store);
  expect((await exportPerson(context, EMAIL))?.submissions).toHaveLength(FORMS);
  const ids = await store.db.selectFrom('submissions').select('id').limit(1).execute();
  const release = { ids: ids.map(({ id }) => id), action: { do: 'release' }, isAboutPeople: true } as const;
  expect((await changeSubmissions(context, release)).changed).toBe(FORMS);
  const pending = store.db.selectFrom('deliveries').select('id').where('state', '=', 'pending');
  expect(await pending.execute()).toHaveLength(FORMS);
});

/** Copies one form and its held delivery. */
async function addForms({ db, intake }: Store) {
  const id = await addSubmission({ intake }, { email: EMAIL, quarantine_reason: 'hidden-field' });
  const forms = Object.keys(TABLES.submissions).map((column) =>
    column === 'id' ? sql`id || '-' || n` : sql.ref(column),
  );
  await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${FORMS - 1})
    insert into submissions (${sql.join(Object.keys(TABLES.submissions).map((name) => sql.ref(name)))})
    select ${sql.join(forms)} from submissions, numbers`.execute(db);
  const delivery = {
    ...newDelivery({ kind: 'forward', submission_id: id, now: NOW }),
    state: 'held' as const,
  };
  await db.insertInto('deliveries').values(delivery).execute();
  await sql`insert into deliveries (id, submission_id, kind, state, attempts, next_at, lease_beat, note, created_at)
    select submissions.id, submissions.id, deliveries.kind, state, attempts, next_at, lease_beat, note,
      deliveries.created_at from submissions, deliveries where submissions.id <> ${id}`.execute(db);
}
