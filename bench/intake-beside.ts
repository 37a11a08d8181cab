/** Throughput and processor time of a lead in this build and in another one, in turns: other load on the machine affects both. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { startBuiltServer } from '../tests/support/built-server.ts';
import { CONNECTIONS, perSecond } from './intake.ts';
import { fullLoad } from './intake-load.ts';
import { median, type Row } from './row.ts';

const TURNS = 7;
/** Before the first measured lead, so that the server's code is compiled. */
const WARM_LEADS = 6_000;
const LEADS = 6_000;

type Cost = Readonly<{ server: number; database: number; rate: number }>;

const STATS = { parent: 1, user: 11, system: 12 } as const;
/** Linux counts in hundredths of a second. */
const TICK_US = 10_000;

function processStats(pid: string): Readonly<{ parent: string; us: number }> {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const us = (Number(fields[STATS.user]) + Number(fields[STATS.system])) * TICK_US;
    return { parent: fields[STATS.parent] ?? '', us };
  } catch {
    // It ended meanwhile.
    return { parent: '', us: 0 };
  }
}

const childrenTime = (parent: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(processStats)
    .filter((stats) => stats.parent === parent)
    .reduce((sum, { us }) => sum + us, 0);

async function send(port: number, leads: number): Promise<Readonly<{ sent: number; rate: number }>> {
  let sent = 0;
  let seconds = 0;
  for (; sent < leads; seconds += 1) sent += (await fullLoad(port, CONNECTIONS, 1)).rate;
  return { sent, rate: sent / seconds };
}

async function costOf(root: string, databaseUrl: string, postmaster: string): Promise<Cost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'beside-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUST_PROXY: '1', WORKER: 'off' };
  const { origin, child, stop } = await startBuiltServer({ cwd: root, env });
  try {
    const port = Number(new URL(origin).port);
    await send(port, WARM_LEADS);
    const before = [processStats(`${child.pid}`).us, childrenTime(postmaster)] as const;
    const { sent, rate } = await send(port, LEADS);
    return {
      server: (processStats(`${child.pid}`).us - before[0]) / sent,
      database: (childrenTime(postmaster) - before[1]) / sent,
      rate,
    };
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** `other`: folder of another commit, with its build. */
export async function besideRows(other: string): Promise<Row[]> {
  const postgres = await createPostgresServer({ durable: true });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const setting = await admin.query<{ data_directory: string }>('show data_directory');
  const pidFile = join(setting.rows[0]?.data_directory ?? '', 'postmaster.pid');
  const [postmaster = ''] = readFileSync(pidFile, 'utf8').split('\n');
  const rows: Row[] = [];
  try {
    for (const store of ['SQLite', 'PostgreSQL']) {
      const costs: Record<'before' | 'now', Cost[]> = { before: [], now: [] };
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const side of ['before', 'now'] as const) {
          const name = `${side}_${turn}`;
          const url = new URL(postgres.url);
          url.pathname = name;
          if (store === 'PostgreSQL') await admin.query(`create database ${name}`);
          const address = store === 'PostgreSQL' ? url.href : '';
          const cost = await costOf(side === 'now' ? '.' : other, address, postmaster);
          costs[side].push(cost);
          console.error(store, side, ...Object.values(cost).map(Math.round));
        }
      for (const part of store === 'SQLite' ? (['server'] as const) : (['server', 'database'] as const)) {
        const [before, now] = [costs.before, costs.now].map((all) => median(all.map((cost) => cost[part])));
        rows.push({
          what: `processor time of a lead, ${store}, ${part}`,
          measured: `${Math.round(now ?? 0)} µs`,
          budget: `${Math.round(before ?? 0)} µs`,
          ok: (now ?? 0) <= (before ?? 0),
        });
      }
      const [before, now] = [costs.before, costs.now].map((all) => median(all.map(({ rate }) => rate)));
      rows.push({
        what: `leads per second, ${store}`,
        measured: perSecond(now ?? 0),
        budget: perSecond(before ?? 0),
        ok: (now ?? 0) >= (before ?? 0),
      });
    }
    return rows;
  } finally {
    await admin.end();
    await postgres.destroy();
  }
}
