/** Starts the production server on a free port with an empty store, measures the start, and stops it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../tools/built-server.ts';

type RunningServer = { origin: string; startMs: number; residentMegabytes: () => Promise<number> };

export async function withServer<T>(measure: (server: RunningServer) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
  const started = performance.now();
  const { origin, child, stop } = await startBuiltServer({ env: { DATA_DIR: folder } });
  try {
    await fetch(`${origin}/healthz`);
    const startMs = performance.now() - started;
    return await measure({
      // An IP address, because a host name would be looked up for every measured connection.
      origin: origin.replace('localhost', '127.0.0.1'),
      startMs,
      residentMegabytes: async () => {
        const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
      },
    });
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
