/** Fresh stores of both kinds, so that one suite runs on each. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { openStore, type Store } from '#server/store/open-store.ts';
import type { Dialect } from '#server/store/schema.ts';

export const silent = pino({ level: 'silent' });

export const DIALECTS: readonly Dialect[] = ['sqlite', 'postgres'];

export type StoreSettings = Readonly<{ databaseUrl: string | undefined; dataDir: string }>;

export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function freshDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `t_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} strategy file_copy`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** Settings of an empty store. */
export async function emptyStore(dialect: Dialect): Promise<StoreSettings> {
  const dataDir = temporaryFolder('data');
  return { dataDir, databaseUrl: dialect === 'postgres' ? await freshDatabase() : undefined };
}

export async function testStore(dialect: Dialect): Promise<Store> {
  const store = await openStore(await emptyStore(dialect), silent);
  onTestFinished(() => store.close());
  return store;
}
