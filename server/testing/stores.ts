/** New stores in both dialects, so that a suite can run on each. */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { openStore, type Store } from '#server/store/open-store.ts';
import type { Dialect } from '#server/store/schema.ts';
import { createDatabase } from './postgres-server.ts';

export const silent = pino({ level: 'silent' });

/** A log whose lines a test can read. */
export function captureLog(level = 'info') {
  const lines: string[] = [];
  const log = pino({ base: null, level }, { write: (line: string) => void lines.push(line) });
  return { log, lines };
}

export const DIALECTS: readonly Dialect[] = ['sqlite', 'postgres'];

export type StoreSettings = Readonly<{ databaseUrl: string | undefined; dataDir: string }>;

export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const newDatabase = (template?: string): Promise<string> =>
  createDatabase(inject('postgresUrl'), `t_${randomBytes(6).toString('hex')}`, template);

/** Settings for a store without tables. */
export async function unmigratedStore(dialect: Dialect): Promise<StoreSettings> {
  const dataDir = temporaryFolder('data');
  return { dataDir, databaseUrl: dialect === 'postgres' ? await newDatabase() : undefined };
}

/** Settings for a store with every table and no rows. */
export async function emptyStore(dialect: Dialect): Promise<StoreSettings> {
  const { database, folder } = inject('storeTemplates');
  const dataDir = temporaryFolder('data');
  if (dialect === 'postgres') return { dataDir, databaseUrl: await newDatabase(database) };
  cpSync(folder, dataDir, { recursive: true });
  return { dataDir, databaseUrl: undefined };
}

/** Opens a store until the test ends. */
export async function reopen(settings: StoreSettings): Promise<Store> {
  const store = await openStore(settings, silent);
  onTestFinished(() => store.close());
  return store;
}

export const testStore = async (dialect: Dialect): Promise<Store> => reopen(await emptyStore(dialect));
