/** Creates a store and starts real server and worker processes on it. They are killed at the end of the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject, onTestFinished } from 'vitest';
import { openStore, type Store } from '#server/store/open-store.ts';
import type { Dialect } from '#server/store/schema.ts';
import { emptyStore, type StoreSettings, silent } from '#server/testing/stores.ts';
import { siteFixture } from '#server/testing/test-server.ts';
import { NO_SETTINGS } from '../../tools/built-server.ts';

type ServerProcess = Readonly<{
  child: ChildProcess;
  /** Output and log lines, limited to a few hundred. */
  output: readonly string[];
  /** Origin of the server. Empty for a worker. */
  origin: string;
  /** SIGKILL: no warning, no clean-up, like a power cut. */
  kill(): Promise<void>;
  /** SIGTERM, like a deployment. */
  stop(): Promise<number | null>;
}>;

async function launch(
  file: string,
  readyPattern: RegExp,
  env: Readonly<Record<string, string>>,
  wrapCommand?: (command: string) => string,
): Promise<ServerProcess> {
  const path = join(inject('serverFolder'), file);
  const [command, args] = wrapCommand
    ? ['sh', ['-c', wrapCommand(`exec "${process.execPath}" ${path}`)]]
    : [process.execPath, [path]];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...NO_SETTINGS, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const exited = once(child, 'exit');
  const endProcess = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    return child.exitCode;
  };
  const kill = async () => void (await endProcess('SIGKILL'));
  onTestFinished(kill);
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (output.length < 200) output.push(line);
        const match = readyPattern.exec(line);
        if (match) resolve(match[1] ?? '');
      });
    }
    child.once('exit', () =>
      reject(new Error(`the process ended before it was ready:\n${output.join('\n')}`)),
    );
  });
  return { child, output, origin, kill, stop: () => endProcess('SIGTERM') };
}

export const createTestSystem = async (dialect: Dialect, env: Readonly<Record<string, string>> = {}) =>
  createTestSystemAt(await emptyStore(dialect), env);

export function createTestSystemAt(settings: StoreSettings, extraEnv: Readonly<Record<string, string>> = {}) {
  /** Environment of all processes. */
  const env: Readonly<Record<string, string>> = {
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
    startServer: (wrapCommand?: (command: string) => string, extra?: Readonly<Record<string, string>>) =>
      launch('index.js', /Address\s+(http:\S+)/, { ...env, ...extra }, wrapCommand),
    startWorker: () => launch('worker.js', /the worker is running/, { WORKER_PORT: '0', ...env }),
  };
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
