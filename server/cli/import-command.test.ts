import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { commandLine } from '#server/testing/command-line.ts';
import { silent, testStore, unmigratedStore } from '#server/testing/stores.ts';
import { newSubmission, OPERATOR } from '#server/testing/submissions.ts';

test('import prints the number of added rows; a second import adds nothing and says so', async () => {
  const { dataDir } = await unmigratedStore('sqlite');
  const source = await openStore({ dataDir, databaseUrl: undefined }, silent);
  await source.intake(newSubmission());
  await source.close();
  const store = await testStore('postgres');
  const run = commandLine({ store });
  const file = join(dataDir, 'leads.db');

  expect(await run('import')).toMatchObject({ code: 2 });
  const first = await run('import', file);
  expect(first.text).toMatch(/1 {2}submissions\n.*1 {2}deliveries\n.*1 delivery will be sent from here/s);
  expect((await run('import', file)).text).toContain('already here');
  // The entry is written with the rows, so an empty import has none.
  const entries = await store.db.selectFrom('audit_log').select(['actor', 'action']).execute();
  expect(entries).toEqual([{ actor: OPERATOR, action: 'imported' }]);
  expect((await run('list')).text).toContain('Analytical Engines');
});
