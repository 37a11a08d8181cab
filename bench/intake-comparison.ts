/** Compares throughput and processor time per submission in this build and another one. The runs alternate. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { startBuiltServer } from '../tests/support/built-server.ts';
import { CONNECTIONS, perSecond } from './intake.ts';
import { fullLoad } from './intake-load.ts';
import { median, type Row } from './row.ts';

const RUNS = 7;
/** Sent before the measurement, so that the JavaScript engine has compiled the server's code. */
const WARM_UP_LEADS = 6_000;
const LEADS = 6_000;

type Cost = Readonly<{ server: number; database: number; rate: number }>;

const STAT_FIELDS = { parent: 1, user: 11, system: 12 } as const;
/** Linux counts processor time in hundredths of a second. */
const TICK_US = 10_000;

function readProcessStats(pid: string): Readonly<{ parent: string; microseconds: number }> {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const microseconds = (Number(fields[STAT_FIELDS.user]) + Number(fields[STAT_FIELDS.system])) * TICK_US;
    return { parent: fields[STAT_FIELDS.parent] ?? '', microseconds };
  } catch {
    // The process has ended.
    return { parent: '', microseconds: 0 };
  }
}

const readChildrenMicroseconds = (parent: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcessStats)
    .filter((stats) => stats.parent === parent)
    .reduce((sum, { microseconds: us }) => sum + us, 0);

async function sendLeads(
  port: number,
  submissions: number,
): Promise<Readonly<{ sent: number; rate: number }>> {
  let sent = 0;
  let seconds = 0;
  for (; sent < submissions; seconds += 1) sent += (await fullLoad(port, CONNECTIONS, 1)).rate;
  return { sent, rate: sent / seconds };
}

async function measureCost(root: string, databaseUrl: string, postmaster: string): Promise<Cost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'beside-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUST_PROXY: '1', WORKER: 'off' };
  const { origin, child, stop } = await startBuiltServer({ cwd: root, env });
  try {
    const port = Number(new URL(origin).port);
    await sendLeads(port, WARM_UP_LEADS);
    const before = [
      readProcessStats(`${child.pid}`).microseconds,
      readChildrenMicroseconds(postmaster),
    ] as const;
    const { sent, rate } = await sendLeads(port, LEADS);
    return {
      server: (readProcessStats(`${child.pid}`).microseconds - before[0]) / sent,
      database: (readChildrenMicroseconds(postmaster) - before[1]) / sent,
      rate,
    };
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** `otherFolder` contains another commit and its build. */
export async function intakeComparisonRows(otherFolder: string): Promise<Row[]> {
  const postgres = await createPostgresServer({ isDurable: true });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const setting = await admin.query<{ data_directory: string }>('show data_directory');
  const pidFile = join(setting.rows[0]?.data_directory ?? '', 'postmaster.pid');
  const [postmaster = ''] = readFileSync(pidFile, 'utf8').split('\n');
  const rows: Row[] = [];
  try {
    for (const store of ['SQLite', 'PostgreSQL']) {
      const costs: Record<'before' | 'now', Cost[]> = { before: [], now: [] };
      for (let run = 0; run < RUNS; run += 1)
        for (const version of ['before', 'now'] as const) {
          const name = `${version}_${run}`;
          const url = new URL(postgres.url);
          url.pathname = name;
          if (store === 'PostgreSQL') await admin.query(`create database ${name}`);
          const address = store === 'PostgreSQL' ? url.href : '';
          const cost = await measureCost(version === 'now' ? '.' : otherFolder, address, postmaster);
          costs[version].push(cost);
          console.error(store, version, ...Object.values(cost).map(Math.round));
        }
      for (const figure of store === 'SQLite' ? (['server'] as const) : (['server', 'database'] as const)) {
        const [before, now] = [costs.before, costs.now].map((all) => median(all.map((cost) => cost[figure])));
        rows.push({
          name: `processor time of a submission, ${store}, ${figure}`,
          measured: `${Math.round(now ?? 0)} µs`,
          budget: `${Math.round(before ?? 0)} µs`,
          ok: (now ?? 0) <= (before ?? 0),
        });
      }
      const [before, now] = [costs.before, costs.now].map((all) => median(all.map(({ rate }) => rate)));
      rows.push({
        name: `submissions per second, ${store}`,
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
