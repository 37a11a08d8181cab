import { expect, test } from 'vitest';
import { exportPerson } from '#server/core/people/export-person.ts';
import { changeSubmissions } from '#server/core/submissions/change-submissions.ts';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { submissionRow } from '#server/testing/submission-row.ts';
import { addSubmission, asOperator } from '#server/testing/submissions.ts';
import { newDelivery } from './intake.ts';
import type { Store } from './open-store.ts';
import { refreshPeople } from './people.ts';

const EMAIL = 'bot@acme.test';
/** More than a statement of SQLite may have values. PostgreSQL allows twice as many. */
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

test.for(DIALECTS)('%s: somebody with more forms than a statement may have values', async (dialect) => {
  const store = await testStore(dialect);
  await addForms(store);
  const context = asOperator(store);
  expect((await exportPerson(context, EMAIL))?.submissions).toHaveLength(FORMS);
  const ids = await store.db.selectFrom('submissions').select('id').limit(1).execute();
  const release = { ids: ids.map(({ id }) => id), action: { do: 'release' }, isAboutPeople: true } as const;
  expect((await changeSubmissions(context, release)).changed).toBe(FORMS);
  const pending = store.db.selectFrom('deliveries').select('id').where('state', '=', 'pending');
  expect(await pending.execute()).toHaveLength(FORMS);
});

async function addForms({ db }: Store) {
  for (let added = 0; added < FORMS; added += 1000)
    await db.transaction().execute(async (trx) => {
      const rows = Array.from({ length: 1000 }, () =>
        submissionRow({ email: EMAIL, quarantine_reason: 'hidden-field' }),
      );
      await trx.insertInto('submissions').values(rows).execute();
      const deliveries = rows.map(({ id, created_at }) => ({
        ...newDelivery({ kind: 'forward', submission_id: id, now: created_at }),
        state: 'held' as const,
      }));
      await trx.insertInto('deliveries').values(deliveries).execute();
    });
  await db.transaction().execute((trx) => refreshPeople(trx, [EMAIL]));
}
