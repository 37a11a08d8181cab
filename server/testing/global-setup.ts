/** Once for the whole test run: a PostgreSQL server, on which each test makes its own databases, stores with tables to copy, and the built processes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../build/build-server.ts';
import { openStore } from '../store/open-store.ts';
import { createDatabase } from './databases.ts';
import { createPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Stores of both kinds with every table and no row: to be copied takes less time than to be made. */
    withTables: Readonly<{ database: string; folder: string }>;
    /** Folder of the server, the worker and the tools as they are deployed: they start in a quarter of the time. */
    built: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // As deep as dist/server, and never the build that somebody is serving.
  const built = '.cache/server-under-test';
  const [server] = await Promise.all([createPostgresServer({ durable: false }), buildServer(built)]);
  const withTables = { database: 'with_tables', folder: mkdtempSync(join(tmpdir(), 'with-tables-')) };
  const databaseUrl = await createDatabase(server.url, withTables.database);
  for (const settings of [{ databaseUrl }, { databaseUrl: undefined }]) {
    const store = await openStore({ ...settings, dataDir: withTables.folder }, pino({ level: 'silent' }));
    await store.close();
  }
  provide('postgresUrl', server.url);
  provide('withTables', withTables);
  provide('built', built);
  return async () => {
    rmSync(withTables.folder, { recursive: true });
    await server.destroy();
  };
}
