/** Durable intake over HTTP in one process, beside one-by-one inserts into the same kind of store in the same run. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { site } from '#content/site.ts';
import { openStore } from '#server/store/open-store.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { submissionRow } from '#server/testing/submission-row.ts';
import { startBuiltServer } from '../tools/built-server.ts';
import type { Row } from './row.ts';

const SECONDS = 5;
const CONNECTIONS = 64;
const BUDGET = { rate: 500, shareOfPlainInserts: 0.6, p99: 50 };

type StoreSettings = Readonly<{ dataDir: string; databaseUrl: string | undefined }>;

function sendSubmission(port: number, agent: Agent): Promise<boolean> {
  const body = JSON.stringify({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `${randomUUID()}@acme.test`,
    company: 'Analytical Engines',
    phone: '+1 555 0100',
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    // Every submission comes from another visitor, so that no limit applies.
    'x-forwarded-for': [10, ...randomBytes(3)].join('.'),
    'idempotency-key': randomUUID(),
    'x-fill-time': '8000',
  };
  const path = `/webhook/${site.deck.webhookId}`;
  return new Promise((resolve, reject) => {
    const post = request({ port, path, method: 'POST', agent, headers }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode === 200)),
    );
    post.on('error', reject).end(body);
  });
}

/**
 * Sends as fast as the connections allow, or at a constant rate. Latency counts from the scheduled time, so a stall also
 * counts for the submissions that wait behind it.
 */
async function sendLoad(port: number, perSecond = Number.POSITIVE_INFINITY) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let refused = 0;
  let sent = 0;
  const start = performance.now();
  const end = start + SECONDS * 1000;
  const loop = async () => {
    for (;;) {
      const dueAt = Math.max(start + (sent++ * 1000) / perSecond, start);
      if (Math.max(dueAt, performance.now()) >= end) return;
      const wait = dueAt - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const from = Number.isFinite(perSecond) ? dueAt : performance.now();
      if (await sendSubmission(port, agent)) times.push(performance.now() - from);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  agent.destroy();
  times.sort((a, b) => a - b);
  return { rate: times.length / SECONDS, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN, refused };
}

/** Inserts one submission per transaction, over one connection (SQLite) or eight (PostgreSQL). */
async function measurePlainInserts(settings: StoreSettings): Promise<number> {
  const store = await openStore(settings, pino({ level: 'silent' }));
  const end = performance.now() + SECONDS * 1000;
  let inserted = 0;
  const loop = async () => {
    while (performance.now() < end) {
      await store.db.insertInto('submissions').values(submissionRow()).execute();
      inserted += 1;
    }
  };
  await Promise.all(Array.from({ length: settings.databaseUrl ? 8 : 1 }, loop));
  await store.close();
  return inserted / SECONDS;
}

async function storeRows(name: string, settings: StoreSettings): Promise<Row[]> {
  const { origin, stop } = await startBuiltServer({
    env: {
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      WORKER: 'off',
    },
  });
  const port = Number(new URL(origin).port);
  // The first run warms up the server's code.
  await sendLoad(port);
  const full = await sendLoad(port);
  const half = await sendLoad(port, full.rate / 2);
  await stop();
  const plain = await measurePlainInserts(settings);
  const share = full.rate / plain;
  return [
    {
      name: `durable submissions a second, ${name}`,
      measured: `${Math.round(full.rate)}, ${full.refused + half.refused} refused`,
      budget: `${BUDGET.rate}`,
      ok: full.rate >= BUDGET.rate && full.refused + half.refused === 0,
    },
    {
      name: `the same beside plain inserts, ${name}`,
      measured: `${share.toFixed(2)} times ${Math.round(plain)}`,
      budget: `${BUDGET.shareOfPlainInserts} times`,
      ok: share >= BUDGET.shareOfPlainInserts,
    },
    {
      name: `latency at half that load, ${name}`,
      measured: `p99 ${half.p99.toFixed(1)} ms`,
      budget: `p99 ${BUDGET.p99} ms`,
      ok: half.p99 < BUDGET.p99,
    },
  ];
}

export async function intakeRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'intake-bench-'));
  const postgres = await createPostgresServer({ isDurable: true });
  try {
    return [
      ...(await storeRows('SQLite', { dataDir: folder, databaseUrl: undefined })),
      ...(await storeRows('PostgreSQL', { dataDir: folder, databaseUrl: postgres.url })),
    ];
  } finally {
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
