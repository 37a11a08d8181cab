import { describe, expect, test } from 'vitest';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { submissionRow } from '#server/testing/submission-row.ts';
import { NOW } from '#server/testing/submissions.ts';
import { readFormsAndBookings } from './people.ts';

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
