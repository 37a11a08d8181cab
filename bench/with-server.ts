/** Starts the production server on a free port with an empty store, tells how long that took, and stops it again. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';

export type RunningServer = { origin: string; startedIn: number; residentMegabytes: () => Promise<number> };

/** `root` is the repository whose build is served. */
export async function withServer<T>(use: (server: RunningServer) => Promise<T>, root = '.'): Promise<T> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['dist/server/index.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' },
  });
  try {
    await answers(`${origin}/healthz`);
    const startedIn = performance.now() - started;
    return await use({
      origin,
      startedIn,
      residentMegabytes: async () => {
        const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
      },
    });
  } finally {
    child.kill('SIGTERM');
    await new Promise((done) => child.once('exit', done));
    await rm(folder, { recursive: true, force: true });
  }
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error(`${url} does not answer`);
}
