/** Stores created by released versions open with this version. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OperatorError } from '#server/errors.ts';
import { DIALECTS, type StoreSettings, silent, unmigratedStore } from '#server/testing/stores.ts';
import { NOW } from '#server/testing/submissions.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { openStore } from './open-store.ts';
import { openPostgres } from './postgres.ts';
import type { Db, Dialect } from './schema.ts';
import { openSqlite, SQLITE_FILE } from './sqlite.ts';

const MIGRATION_NAMES = MIGRATIONS.map(({ name }) => name);
const LEAD = `insert into leads (id, kind, person, email, first_name, last_name, company, phone, details, page,
  referrer, utm, consent, created_at) values ('1', 'deck', 'ada@acme.test', 'ada@acme.test', 'Ada', '', '', '', '{}',
  '', '', '{}', '', ${NOW})`;

async function reopen(settings: StoreSettings) {
  const store = await openStore(settings, silent);
  onTestFinished(() => store.close());
  return store;
}

async function openRaw({ databaseUrl, dataDir }: StoreSettings): Promise<Db> {
  const { db } = databaseUrl ? openPostgres({ url: databaseUrl }, silent) : await openSqlite(dataDir);
  return db;
}

async function storeOfVersion2(dialect: Dialect): Promise<StoreSettings> {
  const settings = await unmigratedStore(dialect);
  const script = ['tables', dialect]
    .map((name) => readFileSync(join(import.meta.dirname, `../testing/version-2/${name}.sql`), 'utf8'))
    .join('');
  if (settings.databaseUrl) {
    const client = new pg.Client({ connectionString: settings.databaseUrl });
    await client.connect();
    await client.query(script);
    await client.end();
  } else {
    const database = new DatabaseSync(join(settings.dataDir, SQLITE_FILE));
    database.exec(script);
    database.close();
  }
  return settings;
}

/** Tables, columns and indexes, sorted, so that the order of their creation does not matter. */
async function readStructure(db: Db, dialect: Dialect): Promise<unknown> {
  const query =
    dialect === 'sqlite'
      ? sql`select m.type, m.name, c.name as "column", c.type as column_type, c."notnull", c.dflt_value, c.pk,
          replace(replace(case m.type when 'table' then '' else m.sql end, '"', ''), char(10), ' ') as definition
        from sqlite_master m left join pragma_table_info(m.name) c where m.name not like 'sqlite_%' order by 1, 2, 3`
      : sql`select table_name, column_name, data_type, is_nullable, column_default, '' as definition
          from information_schema.columns where table_schema = 'public'
        union all select tablename, indexname, '', '', '', indexdef from pg_indexes where schemaname = 'public'
        union all select relname, 'persistence', relpersistence::text, '', '', '' from pg_class where relkind = 'r'
          and relnamespace = 'public'::regnamespace order by 1, 2`;
  const { rows } = await query.execute(db);
  return JSON.parse(
    JSON.stringify(rows)
      .replaceAll(/(\\n|\s)+/g, ' ')
      .replaceAll(/CREATE (\w+)/g, 'create $1'),
  );
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

describe.each(DIALECTS)('a store on %s', (dialect) => {
  test('of version 2.0.0 opens with its submissions and gets the tables of a new store', async () => {
    const settings = await storeOfVersion2(dialect);
    const oldStore = await openRaw(settings);
    await sql.raw(LEAD).execute(oldStore);
    await oldStore.destroy();
    const store = await reopen(settings);
    expect(await appliedMigrations(store.db)).toEqual(MIGRATION_NAMES);
    expect(await store.db.selectFrom('people').select('email_key').execute()).toEqual([
      { email_key: 'ada@acme.test' },
    ]);
    const newStore = await reopen(await unmigratedStore(dialect));
    expect(await readStructure(store.db, dialect)).toEqual(await readStructure(newStore.db, dialect));
    expect(await appliedMigrations((await reopen(settings)).db)).toEqual(MIGRATION_NAMES);
  });

  test('has the tables of version 2.0.0 after two migrations, except for the search', async () => {
    const before = await openRaw(await storeOfVersion2(dialect));
    const after = await openRaw(await unmigratedStore(dialect));
    onTestFinished(async () => {
      await before.destroy();
      await after.destroy();
    });
    await migrate(after, { dialect, now: NOW, migrations: MIGRATIONS.slice(0, 2) });
    const dropSearch =
      dialect === 'postgres'
        ? ['drop index leads_words']
        : [
            'drop view lead_texts',
            'drop table lead_words',
            'drop table lead_rows',
            'drop table lead_word_progress',
          ];
    for (const trigger of ['lead_words_erased', 'lead_progress_erased'])
      if (dialect === 'sqlite') await sql.raw(`drop trigger ${trigger}`).execute(before);
    for (const statement of dropSearch) await sql.raw(statement).execute(before);
    expect(await readStructure(after, dialect)).toEqual(await readStructure(before, dialect));
  });

  test('of version 1.0.0 is migrated with all its data', async () => {
    const settings = await unmigratedStore(dialect);
    const db = await openRaw(settings);
    await migrate(db, { dialect, now: NOW, migrations: MIGRATIONS.slice(0, 1) });
    await db.updateTable('migrations').set({ name: '001-leads-and-outbox' }).execute();
    await sql.raw(LEAD).execute(db);
    await sql`insert into deliveries (id, lead_id, kind, state, attempts, next_at, lease_owner, lease_until, note,
      created_at) values ('2', '1', 'deck-mail', 'pending', 0, ${NOW}, null, 0, '', ${NOW})`.execute(db);
    await sql`insert into mail_slots values ('ada@acme.test', 'deck-mail', ${NOW})`.execute(db);
    await db.destroy();
    const reopened = await reopen(settings);
    expect(await appliedMigrations(reopened.db)).toEqual(MIGRATION_NAMES);
    expect(await reopened.db.selectFrom('people').select(['email_key', 'search_text']).execute()).toEqual([
      { email_key: 'ada@acme.test', search_text: '  ada  acme  test' },
    ]);
    expect(await reopened.db.selectFrom('deliveries').select('lease_beat').execute()).toEqual([
      { lease_beat: 0 },
    ]);
    expect(await reopened.db.selectFrom('mail_slots').select('mailbox').execute()).toEqual([
      { mailbox: 'ada@acme.test' },
    ]);
  });

  test('of version 3 ends the subscriptions of people who must not be contacted', async () => {
    const settings = await unmigratedStore(dialect);
    const db = await openRaw(settings);
    await migrate(db, { dialect, now: NOW, migrations: MIGRATIONS.slice(0, -1) });
    await sql.raw(`insert into people (email_key, do_not_contact) values ('ada@acme.test', 1)`).execute(db);
    await sql`insert into subscribers (id, person, email, state, lead_id, requested_at, confirmed_at)
      values ('s', 'ada@acme.test', 'ada@acme.test', 'confirmed', '1', ${NOW}, ${NOW})`.execute(db);
    await db.destroy();
    const store = await reopen(settings);
    const person = await store.db.selectFrom('people').select('do_not_contact_at').executeTakeFirst();
    expect(person?.do_not_contact_at).toBeGreaterThan(NOW - 1e12);
    expect(await store.db.selectFrom('subscribers').select('state').execute()).toEqual([
      { state: 'unsubscribed' },
    ]);
  });

  test.each([
    ['between 1.0.0 and 2.0.0', { remove: '043-booking-words', add: '' }, 'start version 2.0.0 with it once'],
    ['between 2.0.0 and 3.0.0', { remove: '', add: '044-people' }, 'restore a backup of a release'],
  ])('of a development version %s is rejected and left unchanged', async (_name, { remove, add }, advice) => {
    const settings = await storeOfVersion2(dialect);
    const db = await openRaw(settings);
    onTestFinished(() => db.destroy());
    if (remove) await db.deleteFrom('migrations').where('name', '=', remove).execute();
    if (add) await db.insertInto('migrations').values({ name: add, applied_at: NOW }).execute();
    const before = await appliedMigrations(db);
    const opening = openStore(settings, silent);
    await expect(opening).rejects.toThrow(OperatorError);
    await expect(opening).rejects.toThrow(advice);
    expect(await appliedMigrations(db)).toEqual(before);
  });
});
