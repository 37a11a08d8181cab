import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { DAY } from '#domain/durations.ts';
import { importStore } from '#server/store/import-store.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { SQLITE_FILE } from '#server/store/sqlite.ts';
import { indexWords } from '#server/store/word-index.ts';
import { calWebhooks } from '#server/testing/cal-webhooks.ts';
import { asOperator, NOW, newLead } from '#server/testing/leads.ts';
import { freshStore, silent, testStore } from '#server/testing/stores.ts';
import { exportAuditLog } from './audit-log.ts';
import { exportLeads } from './leads/export-leads.ts';
import { erasePerson } from './people/erase-person.ts';
import { exportPerson } from './people/export-person.ts';
import { enforceRetention } from './retention.ts';
import { confirmedSubscribers } from './subscribers/export-subscribers.ts';

/** Every kind of row; far more than are read or written between two turns of the event loop. */
const ROWS = 3_000;
/** A page of leads with their deliveries and what the list reads of them: some milliseconds. */
const LIMIT = 1_500;

async function fill(store: Store): Promise<void> {
  const numbers = Array.from({ length: ROWS }, (_, index) => index);
  await Promise.all(numbers.map((n) => store.intake(newLead({ email: `p${n}@acme.test` }))));
  const parts = <Row>(make: (n: number) => Row) =>
    [0, 1, 2].map((part) => numbers.slice(part * 1_000, (part + 1) * 1_000).map(make));
  const insert = async (table: 'booking_messages' | 'subscribers' | 'desk_access', rows: object[][]) => {
    for (const part of rows)
      await store.db
        .insertInto(table)
        .values(part as never)
        .execute();
  };
  const bodyOf = (n: number) => calWebhooks.created({ email: `p${n % 100}@acme.test` });
  await insert(
    'booking_messages',
    parts((n) => ({ key: `m${n}`, booking_uid: 'b', body: bodyOf(n), received_at: NOW - DAY })),
  );
  await insert(
    'subscribers',
    parts((n) => ({
      id: `s${n}`,
      person: `p${n}@acme.test`,
      email: `p${n}@acme.test`,
      state: 'confirmed',
      lead_id: 'any',
      requested_at: NOW,
      confirmed_at: NOW,
      unsubscribed_at: null,
    })),
  );
  await insert(
    'desk_access',
    parts((n) => ({ id: `a${n}`, at: NOW, actor: 'x', action: 'looked', subject: '', detail: '' })),
  );
}

/** The most rows that were read or changed between two turns of the event loop. */
async function mostRowsPerTurn(store: Store, run: (watched: Store) => Promise<unknown>): Promise<number> {
  let rows = 0;
  let most = 0;
  let isRunning = true;
  const turn = () => {
    rows = 0;
    if (isRunning) setImmediate(turn);
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rows += Math.max(result.rows.length, Number(result.numAffectedRows ?? 0));
      most = Math.max(most, rows);
      return result;
    },
  };
  turn();
  await run({ ...store, db: store.db.withPlugin(plugin) });
  isRunning = false;
  return most;
}

async function read(text: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of text);
}

test('others are served while much is read or written', async () => {
  const source = await freshStore('sqlite');
  const store = await openStore(source, silent);
  await fill(store);
  const all = { filter: {}, sort: 'newest' } as const;
  const { dataDir } = source;
  const target = await testStore('sqlite');
  const announce = () => [];
  const work: Readonly<Record<string, (watched: Store) => Promise<unknown>>> = {
    'export, CSV': async (db) => read((await exportLeads(asOperator(db), { ...all, format: 'csv' })).text),
    'export, JSON': async (db) => read((await exportLeads(asOperator(db), { ...all, format: 'json' })).text),
    subscribers: (db) => confirmedSubscribers(asOperator(db), (id) => id),
    'audit log': async (db) => read((await exportAuditLog(asOperator(db))).text),
    'search index': (db) => indexWords(db),
    'export of a person': (db) => exportPerson(asOperator(db), 'p1@acme.test'),
    erasure: (db) => erasePerson(asOperator(db), { email: 'p2@acme.test', dataDir, announce }),
    retention: (db) =>
      enforceRetention(db, { days: 30, dataDir, announce, clock: () => NOW + 60 * DAY, log: silent }),
  };
  for (const [name, run] of Object.entries(work)) {
    if (name === 'retention') {
      await store.close();
      const copied = await mostRowsPerTurn(target, (db) =>
        importStore(db, join(dataDir, SQLITE_FILE), { hold: true, dataDir: '', now: NOW }),
      );
      expect(['import', copied < LIMIT]).toEqual(['import', true]);
    }
    const most = await mostRowsPerTurn(name === 'retention' ? target : store, run);
    expect([name, most < LIMIT, most]).toEqual([name, true, most]);
  }
}, 60_000);
