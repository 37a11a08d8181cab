import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testStore } from '#server/testing/stores.ts';
import { lockPeople } from './lock-people.ts';

test('a message that names thousands of people leaves PostgreSQL locks for everybody else', async () => {
  const { db } = await testStore('postgres');
  const people = Array.from({ length: 5_000 }, (_, index) => `person${index}@acme.test`);
  const locks = await db.transaction().execute(async (trx) => {
    await lockPeople(trx, 'shared', people);
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid()`.execute(trx);
    return rows[0]?.count;
  });
  expect(locks).toBeLessThanOrEqual(256);
});
