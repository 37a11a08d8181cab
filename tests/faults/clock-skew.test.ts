/** Servers on one database, one of them with a wrong clock: servers and tools use the time of the database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import { INTAKE_POLICY } from '#server/http/intake/policy.ts';
import { NO_SETTINGS } from '../support/built-server.ts';
import { newVisitor, sendLead } from './lead-load.ts';
import { TIMEOUT } from './size.ts';
import { keptConnections, newTestSystem, storeBeside } from './test-system.ts';

const USER = 'maya@desk.test';

/** Preloaded into a process, to set all its clocks ahead. */
const skewed = (ms: number) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`
    const Real = Date;
    const now = () => Real.now() + ${ms};
    globalThis.Date = class extends Real {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [now()])); }
      static now() { return now(); }
    };`)}`,
});

test(
  'a server whose clock is an hour ahead enforces limits, mail intervals and sign-in links like the others',
  async () => {
    const { settings, env, startServer } = await newTestSystem('postgres', {
      DESK_USERS: USER,
      METRICS_TOKEN: 'a token of at least some length',
      PUBLIC_ORIGIN: 'http://desk.test',
      WORKER: 'off',
    });
    const [exactServer, aheadServer] = await Promise.all([
      startServer(),
      startServer(undefined, skewed(HOUR)),
    ]);
    const origins = [exactServer.origin, aheadServer.origin] as const;
    expect(aheadServer.output.join()).toContain('clock differs from the database');
    const metrics = await fetch(`${aheadServer.origin}/metrics`, {
      headers: { authorization: `Bearer ${env.METRICS_TOKEN}` },
    });
    const [, offset] = /^clock_offset_seconds (\S+)$/m.exec(await metrics.text()) ?? [];
    expect(Math.round(Number(offset) / 60)).toBe(60);

    // One visitor exceeds the limit, alternating between both servers, and sends the first form twice.
    const agent = keptConnections(1);
    const { network, email } = newVisitor();
    const statuses: number[] = [];
    for (let sent = 0; sent < INTAKE_POLICY.perAddress.requests + 2; sent += 1) {
      const visitor = { ...newVisitor(), network, ...(sent < 2 && { email }) };
      statuses.push(await sendLead(origins[(sent + 1) % 2] ?? '', visitor, agent));
    }
    const limit = INTAKE_POLICY.perAddress.requests;
    expect(statuses).toEqual([...Array<number>(limit).fill(200), 429, 429]);
    const { db } = await storeBeside(settings);
    const twice = await db
      .selectFrom('deliveries')
      .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
      .select(['state', 'leads.created_at'])
      .where('email', '=', email)
      .where('deliveries.kind', '=', 'deck-mail')
      .orderBy('state')
      .execute();
    expect(twice.map(({ state }) => state)).toEqual(['pending', 'skipped']);
    for (const { created_at } of twice) expect(Math.abs(created_at - Date.now())).toBeLessThan(HOUR / 2);

    // A link from a machine that is an hour behind has not expired.
    const tool = spawn(process.execPath, [`${inject('built')}/desk.js`], {
      env: { PATH: process.env.PATH, ...NO_SETTINGS, ...env, ...skewed(-HOUR) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = await Promise.all([text(tool.stdout), once(tool, 'exit')]);
    const [, token] = /#([\w-]{43})/.exec(printed) ?? [];
    const signedIn = await fetch(`${exactServer.origin}/desk/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://desk.test' },
      body: JSON.stringify({ token }),
    });
    expect(signedIn.status).toBe(200);
  },
  TIMEOUT,
);
