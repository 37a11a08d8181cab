/** Creates a store and starts real processes on it. */
import { Agent } from 'node:http';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '#server/store/open-store.ts';
import type { Dialect } from '#server/store/schema.ts';
import { emptyStore, type StoreSettings, silent } from '#server/testing/stores.ts';
import { siteFixture } from '#server/testing/test-server.ts';
import { type ServerProcess, startServer, startWorker } from './server-process.ts';

type TestSystem = Readonly<{
  settings: StoreSettings;
  startServer(
    wrapCommand?: (command: string) => string,
    extraEnv?: Readonly<Record<string, string>>,
  ): Promise<ServerProcess>;
  startWorker(): Promise<ServerProcess>;
  /** Environment of all processes. */
  env: Readonly<Record<string, string>>;
}>;

export const createTestSystem = async (
  dialect: Dialect,
  env: Record<string, string> = {},
): Promise<TestSystem> => createTestSystemAt(await emptyStore(dialect), env);

export function createTestSystemAt(
  settings: StoreSettings,
  extraEnv: Readonly<Record<string, string>> = {},
): TestSystem {
  const env = {
    DATA_DIR: settings.dataDir,
    SITE_DIR: siteFixture(),
    TRUST_PROXY: '1',
    TOKEN_SECRET: 'the same on every server of the cluster',
    ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    ...extraEnv,
  };
  return {
    settings,
    env,
    startServer: (wrapCommand, extra) => startServer({ ...env, ...extra }, wrapCommand),
    startWorker: () => startWorker(env),
  };
}

/** Opens the store that the processes also use, until the end of the test. */
export async function openSharedStore(settings: StoreSettings): Promise<Store> {
  const store = await openStore(settings, silent);
  onTestFinished(() => store.close());
  return store;
}

/** Opens the store for one task. */
export async function withStore<T>(settings: StoreSettings, read: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(settings, silent);
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}

export function createKeepAliveAgent(maxSockets = Number.POSITIVE_INFINITY): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets });
  onTestFinished(() => agent.destroy());
  return agent;
}

/** Returns a function for `expect.poll` that tries a new connection. */
export const checkAcceptsConnections = (origin: string) => async (): Promise<'open' | 'refused'> =>
  fetch(origin).then(
    () => 'open',
    () => 'refused',
  );
