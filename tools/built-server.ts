/** Starts the built server in its own process, for tests, measurements and samples. Ignores the .env file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { settingNames } from '#server/settings.ts';

type Env = Readonly<Record<string, string>>;

/** Empty settings override those of an .env file, so that tests never touch real mail or leads. */
export const NO_SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(
  settingNames.map((name) => [name, '']),
);

/** A port that nothing listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

type StartOptions = Readonly<{ env: Env; cwd?: string; file?: string }>;
type BuiltServer = Readonly<{ origin: string; child: ChildProcess; stop(): Promise<void> }>;

/** Resolves when the server listens. It uses a free port unless `env` sets PORT. */
export async function startBuiltServer({
  env,
  cwd = '.',
  file = 'dist/server/index.js',
}: StartOptions): Promise<BuiltServer> {
  const child = spawn(process.execPath, [file], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...NO_SETTINGS,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  const exited = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /Address\s+(http:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    exited.then(() => reject(new Error('The server did not start: run npm run build')), reject);
  });
  return {
    origin,
    child,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
