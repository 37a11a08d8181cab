/** Runs once per test run: starts PostgreSQL, creates stores with tables as templates, and builds the processes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../build/build-server.ts';
import { openStore } from '../store/open-store.ts';
import { createDatabase, createPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Stores of both kinds with tables but no rows: copying them is faster than creating them. */
    storeTemplates: Readonly<{ database: string; folder: string }>;
    /** Folder with the built server, worker and tools, which start four times as fast as their sources. */
    serverFolder: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // At the same depth as dist/server, so that relative paths work, but not the build that is being served.
  const serverFolder = '.cache/server-under-test';
  const [server] = await Promise.all([createPostgresServer({ isDurable: false }), buildServer(serverFolder)]);
  const storeTemplates = { database: 'with_tables', folder: mkdtempSync(join(tmpdir(), 'with-tables-')) };
  const databaseUrl = await createDatabase(server.url, storeTemplates.database);
  for (const settings of [{ databaseUrl }, { databaseUrl: undefined }]) {
    const store = await openStore({ ...settings, dataDir: storeTemplates.folder }, pino({ level: 'silent' }));
    await store.close();
  }
  provide('postgresUrl', server.url);
  provide('storeTemplates', storeTemplates);
  provide('serverFolder', serverFolder);
  return async () => {
    rmSync(storeTemplates.folder, { recursive: true });
    await server.destroy();
  };
}
