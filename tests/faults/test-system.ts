/** A new store and site for real processes, with helpers to talk to them. */
import { Agent } from 'node:http';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '#server/store/open-store.ts';
import type { Dialect } from '#server/store/schema.ts';
import { emptyStore, type StoreSettings, silent } from '#server/testing/stores.ts';
import { siteFixture } from '#server/testing/test-server.ts';
import { type Process, startServer, startWorker } from './server-process.ts';

export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;

type TestSystem = Readonly<{
  settings: StoreSettings;
  startServer(shell?: (command: string) => string, own?: Readonly<Record<string, string>>): Promise<Process>;
  startWorker(): Promise<Process>;
  /** Environment of both processes. */
  env: Readonly<Record<string, string>>;
}>;

export const newTestSystem = async (
  dialect: Dialect,
  env: Record<string, string> = {},
): Promise<TestSystem> => testSystemAt(await emptyStore(dialect), env);

export function testSystemAt(
  settings: StoreSettings,
  extra: Readonly<Record<string, string>> = {},
): TestSystem {
  const env = {
    DATA_DIR: settings.dataDir,
    SITE_DIR: siteFixture(),
    TRUST_PROXY: '1',
    TOKEN_SECRET: 'the same on every server of the cluster',
    ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    ...extra,
  };
  return {
    settings,
    env,
    startServer: (shell, own) => startServer({ ...env, ...own }, shell),
    startWorker: () => startWorker(env),
  };
}

/** Opens the store beside the processes, like the command line. */
export async function storeBeside(settings: StoreSettings): Promise<Store> {
  const store = await openStore(settings, silent);
  onTestFinished(() => store.close());
  return store;
}

/** Opens the store for one read. */
export async function inStore<T>(settings: StoreSettings, read: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(settings, silent);
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}

/** Keep-alive connections. */
export function keptConnections(maxSockets = Number.POSITIVE_INFINITY): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets });
  onTestFinished(() => agent.destroy());
  return agent;
}

/** For a poll: true if new connections are accepted. */
export const openness = (origin: string) => async (): Promise<'open' | 'refused'> =>
  fetch(origin).then(
    () => 'open',
    () => 'refused',
  );
