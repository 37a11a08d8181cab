/** The command line exports more submissions than fit into memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { refreshAllPeople } from '#server/store/people.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { NO_SETTINGS } from '../../tools/built-server.ts';
import { IS_LONG, MANY_LEADS } from './size.ts';
import { createTestSystem, withStore } from './test-system.ts';

const HEAP_MEGABYTES = 64;
const LEADS_PER_STATEMENT = 2_000;
/** In the short run each store exports one format, because format and store are independent. */
const FORMATS = IS_LONG
  ? { sqlite: ['csv', 'json'], postgres: ['csv', 'json'] }
  : { sqlite: ['csv'], postgres: ['json'] };
/** Size of the largest accepted form. */
const DETAILS = JSON.stringify({ text: 'x'.repeat(15_000) });

describe.each(DIALECTS)('the command line on %s', (dialect) => {
  test(`${MANY_LEADS.toLocaleString('en')} submissions of maximum size are exported and counted in ${HEAP_MEGABYTES} MB`, async () => {
    const { settings, env } = await createTestSystem(dialect);
    await withStore(settings, async ({ db }) => {
      // Several statements, because one statement has a size limit.
      for (let firstId = 1; firstId <= MANY_LEADS; firstId += LEADS_PER_STATEMENT) {
        const lastId = Math.min(firstId + LEADS_PER_STATEMENT - 1, MANY_LEADS);
        await sql`with recursive n(i) as (select ${sql.lit(firstId)} union all select i + 1 from n where i < ${sql.lit(lastId)})
            insert into submissions (id, kind, person, email, first_name, last_name, company, phone, details, page, referrer,
              utm, consent, created_at)
            select 'submission-' || i, 'deck', i || '@acme.test', i || '@acme.test', 'Ada', 'Lovelace', 'Engines', '',
              ${DETAILS}, '/', '', '{}', '', ${Date.now()} from n`.execute(db);
      }
      await refreshAllPeople(db);
    });
    const runLeadsCommand = async (...args: string[]) => {
      const child = spawn(
        process.execPath,
        [`--max-old-space-size=${HEAP_MEGABYTES}`, `${inject('serverFolder')}/leads.js`, ...args],
        {
          env: { PATH: process.env.PATH, ...NO_SETTINGS, ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      onTestFinished(() => void child.kill('SIGKILL'));
      let bytes = 0;
      child.stdout.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      const errorOutput = text(child.stderr);
      const [code] = await once(child, 'close');
      return { code, bytes, fault: await errorOutput };
    };
    for (const format of FORMATS[dialect]) {
      const { code, bytes, fault } = await runLeadsCommand('export', '--format', format);
      expect({ code, fault }).toEqual({ code: 0, fault: '' });
      expect(bytes).toBeGreaterThan(MANY_LEADS * DETAILS.length);
    }
    expect(await runLeadsCommand('stats')).toMatchObject({ code: 0, fault: '' });
  });
});
