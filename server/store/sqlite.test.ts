import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/testing/stores.ts';
import { openSqlite } from './sqlite.ts';

test('after an automatic rollback of SQLite the original error is reported', async () => {
  const { db } = await openSqlite(temporaryFolder('data'));
  onTestFinished(() => db.destroy());
  const faulty = db.transaction().execute(async (trx) => {
    await sql`rollback`.execute(trx);
    throw new Error('the disk is full');
  });
  await expect(faulty).rejects.toThrow('the disk is full');
});
