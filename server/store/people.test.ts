import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { submissionRow } from '#server/testing/submission-row.ts';
import { addSubmission, NOW } from '#server/testing/submissions.ts';
import { readFormsAndBookings, refreshPeople } from './people.ts';
import type { Db } from './schema.ts';

describe.each(DIALECTS)('the forms of a person, on %s', (dialect) => {
  test('a flood with one address is read in part, and hides no form that counts', async () => {
    const { db } = await testStore(dialect);
    const form = (quarantine_reason: string | null, created_at: number) => ({
      ...submissionRow({ email: 'ada@acme.test', quarantine_reason, created_at }),
      ...{ source: '', campaign: '' },
    });
    const flood = Array.from({ length: 300 }, (_, index) => form('hidden-field', NOW + index));
    const rows = [form(null, NOW - 1), ...flood];
    await db.insertInto('submissions').values(rows).execute();
    const { forms } = (await readFormsAndBookings(db, ['ada@acme.test'], 200))('ada@acme.test');
    expect(forms).toHaveLength(201);
    expect(forms[0]?.created_at).toBe(NOW + 299);
    expect(forms.at(-1)?.quarantine_reason).toBeNull();
  });
});

test('of two servers that change a person at once, the second one reads the changes of the first', async () => {
  const { db, intake } = await testStore('postgres');
  await addSubmission({ intake }, { email: 'ada@acme.test' });
  const person = 'ada@acme.test';
  const addNote = (trx: Db, text: string) =>
    trx.insertInto('notes').values({ id: text, person, author: '', text, created_at: NOW }).execute();
  const first = await db.startTransaction().execute();
  await addNote(first, 'heron');
  await sql`select 1 from people for update`.execute(first);
  const second = db.transaction().execute(async (trx) => {
    await addNote(trx, 'egret');
    await refreshPeople(trx, [person]);
  });
  await vi.waitFor(async () => {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
    expect(rows).toHaveLength(1);
  });
  await refreshPeople(first, [person]);
  await first.commit().execute();
  await second;
  const { search_text } = await db.selectFrom('people').select('search_text').executeTakeFirstOrThrow();
  expect(search_text).toMatch(/heron.*egret|egret.*heron/);
});
