/** Starts the production server on a temporary store with three months of sample data. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createLink, signInLink } from '#server/core/sign-in.ts';
import { OperatorError } from '#server/errors.ts';
import { openStore } from '#server/store/open-store.ts';
import { freePort, startBuiltServer } from '../built-server.ts';
import { fillSample } from './fill-sample.ts';

const TEAM = ['you@desk.example', 'maya@desk.example', 'leo@desk.example'] as const;

/** In `DATA_DIR` if it is set to a new folder; otherwise in a folder that is deleted when this process ends. */
export async function startSampleDesk(): Promise<Readonly<{ link: string; server: ChildProcess }>> {
  const ownFolder = process.env.DATA_DIR;
  if (ownFolder && existsSync(ownFolder))
    throw new OperatorError(
      `DATA_DIR is ${ownFolder}. Sample data needs a new folder: remove DATA_DIR, or name one.`,
    );
  const folder = ownFolder ?? mkdtempSync(join(tmpdir(), 'desk-sample-'));
  if (!ownFolder) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const port = Number(process.env.PORT) || (await freePort());
  const origin = `http://localhost:${port}`;
  const store = await openStore({ databaseUrl: undefined, dataDir: folder }, pino({ level: 'error' }));
  await fillSample(store, Date.now(), TEAM);
  const token = await createLink(store.db, { email: TEAM[0], browser: null, now: Date.now() });
  await store.close();
  const { child } = await startBuiltServer({
    env: {
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      DESK_USERS: TEAM.join(','),
      INSIGHT: 'on',
    },
  });
  return { link: signInLink(origin, token), server: child };
}
