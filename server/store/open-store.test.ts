import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { OperatorError } from '#server/errors.ts';
import {
  DIALECTS,
  reopen,
  silent,
  temporaryFolder,
  testStore,
  unmigratedStore,
} from '#server/testing/stores.ts';
import { NOW, newSubmission } from '#server/testing/submissions.ts';
import { tokenSecret } from '#server/tokens.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { openStore } from './open-store.ts';
import { openPostgres } from './postgres.ts';
import { TABLES } from './schema.ts';
import { backupSqlite } from './sqlite.ts';

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

/** SQLite's search index: triggers keep it in sync with the people, which are on the list. */
const isIndex = (table: string) => /^people_(rows|search|texts)/.test(table);

describe.each(DIALECTS)('the tables on %s', (dialect) => {
  test('have exactly the declared columns', async () => {
    const { db } = await testStore(dialect);
    const tables = (await db.introspection.getTables()).filter(({ name }) => !isIndex(name));
    const stored = tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]);
    const declared = Object.entries(TABLES).map(([name, columns]) => [name, Object.keys(columns).sort()]);
    expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(declared));
  });

  test('a store of a newer version is rejected, and the error names the version', async () => {
    const settings = await unmigratedStore(dialect);
    const store = await reopen(settings);
    await store.db.insertInto('migrations').values({ name: '999-of-the-future', applied_at: NOW }).execute();
    await store.db.updateTable('store_version').set({ version: '99.0.0' }).execute();
    const opening = openStore(settings, silent);
    await expect(opening).rejects.toThrow(OperatorError);
    await expect(opening).rejects.toThrow(
      new RegExp(
        `made by version 99\\.0\\.0, and this is ${packageJson.version}.*999-of-the-future.*Start version 99\\.0\\.0`,
        's',
      ),
    );
  });
});

test('statements for visitors have a timeout; statements of migrations and of the operator have none', async () => {
  const { databaseUrl: url = '' } = await unmigratedStore('postgres');
  const readStatementTimeout = async (hasNoTimeouts: boolean) => {
    const { db } = openPostgres({ url, hasNoTimeouts }, silent);
    onTestFinished(() => db.destroy());
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
    return rows[0]?.statement_timeout;
  };
  expect([await readStatementTimeout(false), await readStatementTimeout(true)]).toEqual(['8s', '0']);
});

test('a store that is closed stops connecting to a database server that is down', async () => {
  let connections = 0;
  const rejectingServer = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  rejectingServer.listen(0, '127.0.0.1');
  await once(rejectingServer, 'listening');
  onTestFinished(() => void rejectingServer.close());
  const { port } = rejectingServer.address() as { port: number };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await openStore({ databaseUrl: url, dataDir: '/nowhere' }, silent);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2_000);
  // The next attempt is already scheduled; closing must not schedule another one.
  await store.close();
  await expect.poll(() => connections).toBe(2);
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(vi.getTimerCount()).toBe(0);
});

describe('the files of SQLite', () => {
  test('are private with any umask, and become private if they were not', async () => {
    const umask = process.umask(0);
    onTestFinished(() => void process.umask(umask));
    const { dataDir } = await unmigratedStore('sqlite');
    chmodSync(dataDir, 0o777);
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'leads.db'), '', { mode: 0o666 });
    const store = await reopen({ dataDir, databaseUrl: undefined });
    await store.intake(newSubmission());
    tokenSecret({ dataDir, tokenSecret: undefined });
    await backupSqlite(dataDir, join(dataDir, 'backup.db'));
    expect(modeOf(dataDir)).toBe('700');
    const files = readdirSync(dataDir);
    expect(files.sort()).toEqual(['backup.db', 'leads.db', 'leads.db-shm', 'leads.db-wal', 'token-secret']);
    for (const name of files) expect(modeOf(join(dataDir, name)), name).toBe('600');
  });

  test('are checked: after they are deleted or replaced, every submission is rejected', async () => {
    const settings = await unmigratedStore('sqlite');
    const store = await reopen(settings);
    await store.probe(NOW);
    const file = join(settings.dataDir, 'leads.db');
    renameSync(file, `${file}.old`);
    await expect(store.probe(NOW)).rejects.toThrow('removed or replaced');
    await expect(store.intake(newSubmission())).rejects.toThrow('removed or replaced');
    writeFileSync(file, '');
    await expect(store.probe(NOW)).rejects.toThrow('removed or replaced');
  });

  test.each(['/dev/null/submissions', '/proc/submissions'])(
    'in the read-only %s are reported in one line',
    async (dataDir) => {
      const opening = openStore({ dataDir, databaseUrl: undefined }, silent);
      await expect(opening).rejects.toThrow(OperatorError);
      await expect(opening).rejects.toThrow(`The store ${dataDir}/leads.db cannot be opened or written`);
    },
  );

  test('locked by another process delay only the writes that need them', async () => {
    const settings = await unmigratedStore('sqlite');
    const store = await reopen(settings);
    const otherConnection = new DatabaseSync(join(settings.dataDir, 'leads.db'));
    onTestFinished(() => otherConnection.close());
    otherConnection.exec('begin immediate');
    const waiting = store.intake(newSubmission());
    let turns = 0;
    const countTurn = () => {
      turns += 1;
      if (turns === 200) otherConnection.exec('commit');
      else setImmediate(countTurn);
    };
    setImmediate(countTurn);
    expect(await waiting).toBe('stored');
    expect(turns).toBe(200);
  });
});

test.each(['', 'short', ' '.repeat(40)])('a secret of %j is rejected', (text) => {
  const dataDir = temporaryFolder('data');
  writeFileSync(join(dataDir, 'token-secret'), text);
  expect(() => tokenSecret({ dataDir, tokenSecret: undefined })).toThrow(OperatorError);
});

test('the secret of a store is created once and then stays the same', async () => {
  const dataDir = temporaryFolder('data');
  const first = tokenSecret({ dataDir, tokenSecret: undefined });
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(tokenSecret({ dataDir, tokenSecret: undefined })).toBe(first);
});

test('after an automatic rollback of SQLite the original error is reported', async () => {
  const { db } = await testStore('sqlite');
  const faulty = db.transaction().execute(async (trx) => {
    await sql`rollback`.execute(trx);
    throw new Error('the disk is full');
  });
  await expect(faulty).rejects.toThrow('the disk is full');
});
