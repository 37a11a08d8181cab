/** The production server on a throw-away store with a made-up quarter. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createLink, signInLink } from '#server/desk/sessions.ts';
import { openStore } from '#server/store/open-store.ts';
import { fillSample } from './desk-sample/fill-sample.ts';
import { freePort } from './free-port.ts';

const TEAM = 'you@desk.example';

/** The store goes when this process ends. */
export async function startSampleDesk(): Promise<Readonly<{ link: string; server: ChildProcess }>> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-sample-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const port = Number(process.env.PORT) || (await freePort());
  const origin = `http://localhost:${port}`;
  const store = await openStore({ databaseUrl: undefined, dataDir: folder }, pino({ level: 'error' }));
  await fillSample(store, Date.now(), TEAM);
  const token = await createLink(store.db, { email: TEAM, browser: null, now: Date.now() });
  await store.close();
  const server = spawn(process.execPath, ['dist/server/index.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      DESK_USERS: TEAM,
      INSIGHT: 'on',
      LOG_LEVEL: 'silent',
    },
  });
  // It says that it listens; nothing else of what it says is wanted.
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  server.stdout.resume();
  return { link: signInLink(origin, token), server };
}
