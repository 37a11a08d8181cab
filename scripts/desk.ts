/** `npm run desk`: a link to the desk, or with --sample a whole desk to look at. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createLink, signInLink } from '#server/desk/sessions.ts';
import { openStore } from '#server/store/open-store.ts';
import { fillSample } from './desk-sample.ts';

const TEAM = 'you@desk.example';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** The production server on a throw-away store, which goes when it stops. */
async function sampleDesk(): Promise<void> {
  await import('./build.ts');
  const folder = mkdtempSync(join(tmpdir(), 'desk-sample-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const port = Number(process.env.PORT) || (await freePort());
  const origin = `http://localhost:${port}`;
  const store = await openStore({ databaseUrl: undefined, dataDir: folder }, pino({ level: 'error' }));
  await fillSample(store, Date.now(), TEAM);
  const token = await createLink(store.db, { email: TEAM, browser: null, now: Date.now() });
  await store.close();
  const server = spawn(process.execPath, ['dist/server/index.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
  console.log(
    `A desk with a made-up quarter. It is thrown away when you stop it with Ctrl+C.\n\n  ${signInLink(origin, token)}\n`,
  );
}

if (process.argv.includes('--sample')) await sampleDesk();
else await import('../server/cli/desk.ts');
