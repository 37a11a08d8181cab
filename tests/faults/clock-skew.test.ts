/** One of several servers has a wrong clock. Servers and commands use the time of the database instead. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { USUAL_LIMITS } from '#domain/forms/form.ts';
import { HOUR } from '#domain/timing.ts';
import { reopen } from '#server/testing/stores.ts';
import { NO_SETTINGS } from '../../tools/built-server.ts';
import { createVisitor, sendLead } from './submission-load.ts';
import { createKeepAliveAgent, createTestSystem } from './test-system.ts';

const USER = 'maya@desk.test';

/** Environment of a process whose clock is ahead by this time. */
const clockSkew = (ms: number) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`
    const Real = Date;
    const now = () => Real.now() + ${ms};
    globalThis.Date = class extends Real {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [now()])); }
      static now() { return now(); }
    };`)}`,
});

test('a server whose clock is an hour ahead handles rate limits, mail intervals and sign-in links correctly', async () => {
  const { settings, env, startServer } = await createTestSystem('postgres', {
    DESK_USERS: USER,
    METRICS_TOKEN: 'a token of at least some length',
    PUBLIC_ORIGIN: 'http://desk.test',
    WORKER: 'off',
  });
  const [exactServer, aheadServer] = await Promise.all([
    startServer(),
    startServer(undefined, clockSkew(HOUR)),
  ]);
  const origins = [exactServer.origin, aheadServer.origin] as const;
  expect(aheadServer.output.join()).toContain('clock differs from the database');
  const metrics = await fetch(`${aheadServer.origin}/metrics`, {
    headers: { authorization: `Bearer ${env.METRICS_TOKEN}` },
  });
  const [, offset] = /^clock_offset_seconds (\S+)$/m.exec(await metrics.text()) ?? [];
  expect(Math.round(Number(offset) / 60)).toBe(60);

  // One visitor sends more forms than allowed, alternating between both servers. The first two have the same address.
  const agent = createKeepAliveAgent(1);
  const { ipAddress, email } = createVisitor();
  const statuses: number[] = [];
  for (let index = 0; index < USUAL_LIMITS.perAddress.requests + 2; index += 1) {
    const visitor = { ...createVisitor(), ipAddress, ...(index < 2 && { email }) };
    statuses.push(await sendLead(origins[(index + 1) % 2] ?? '', visitor, agent));
  }
  const limit = USUAL_LIMITS.perAddress.requests;
  expect(statuses).toEqual([...Array<number>(limit).fill(200), 429, 429]);
  const { db } = await reopen(settings);
  const mailsOfRepeatedForm = await db
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(['state', 'submissions.created_at'])
    .where('email', '=', email)
    .where('deliveries.kind', '=', 'deck-mail')
    .orderBy('state')
    .execute();
  expect(mailsOfRepeatedForm.map(({ state }) => state)).toEqual(['pending', 'skipped']);
  for (const { created_at } of mailsOfRepeatedForm)
    expect(Math.abs(created_at - Date.now())).toBeLessThan(HOUR / 2);

  // A sign-in link from a machine that is an hour behind is still valid.
  const deskCommand = spawn(process.execPath, [`${inject('serverFolder')}/desk.js`], {
    env: { PATH: process.env.PATH, ...NO_SETTINGS, ...env, ...clockSkew(-HOUR) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printedText] = await Promise.all([text(deskCommand.stdout), once(deskCommand, 'exit')]);
  const [, token] = /#([\w-]{43})/.exec(printedText) ?? [];
  const signInResponse = await fetch(`${exactServer.origin}/desk/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://desk.test' },
    body: JSON.stringify({ token }),
  });
  expect(signInResponse.status).toBe(200);
});
