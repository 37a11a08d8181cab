/** Stores created by released versions open with this version. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY } from '#domain/timing.ts';
import { readAnalytics } from '#server/core/analytics/analytics.ts';
import { readLeadPage } from '#server/core/people/list-leads.ts';
import { OperatorError } from '#server/errors.ts';
import { DIALECTS, reopen, type StoreSettings, silent, unmigratedStore } from '#server/testing/stores.ts';
import { NOW } from '#server/testing/submissions.ts';
import { MIGRATIONS } from './migrate.ts';
import { version1 } from './migrations/version-1.ts';
import { openStore, type Store } from './open-store.ts';
import { openPostgres } from './postgres.ts';
import type { Db, Dialect } from './schema.ts';
import { openSqlite, SQLITE_FILE } from './sqlite.ts';

const MIGRATION_NAMES = MIGRATIONS.map(({ name }) => name);
const at = (days: number) => NOW - days * DAY;
const PEOPLE = `values ('1', 'deck', 'ada@acme.test', 'ada@acme.test', 'Ada', '', '', '', '{}', '', '',
    '{"utm_source":"LinkedIn","utm_campaign":"spring"}', '', null, ${at(9)}),
  ('2', 'quiz', 'ada@acme.test', 'ada@acme.test', 'Ada', '', '', '', '{"answers":{"timeline":["immediate"]}}', '', '',
    '{}', '', null, ${at(8)}),
  ('3', 'deck', 'bob@acme.test', 'bob@acme.test', 'Bob', '', '', '', '{}', '', 'https://www.search.test/find', '{}', '',
    null, ${at(7)}),
  ('4', 'newsletter', 'eve@acme.test', 'eve@acme.test', '', '', '', '', '{}', '', '', '{}', '', null, ${at(6)}),
  ('5', 'newsletter', 'dora@acme.test', 'dora@acme.test', '', '', '', '', '{}', '', '', '{}', '', null, ${at(5)}),
  ('6', 'deck', 'bot@acme.test', 'bot@acme.test', '', '', '', '', '{}', '', '', '{}', '', 'hidden field was filled',
    ${at(4)})`;
/** Rows that versions 1 and 2 share: three leads, one of them by a confirmed newsletter, and suspected spam. */
const ROWS = [
  `insert into leads (id, kind, person, email, first_name, last_name, company, phone, details, page, referrer, utm,
    consent, suspicion, created_at) ${PEOPLE}`,
  `insert into subscribers (id, person, email, state, lead_id, requested_at, confirmed_at) values
    ('s4', 'eve@acme.test', 'eve@acme.test', 'confirmed', '4', ${at(6)}, ${at(6)}),
    ('s5', 'dora@acme.test', 'dora@acme.test', 'pending', '5', ${at(5)}, null)`,
  `insert into mail_slots values ('ada@acme.test', 'deck-mail', ${NOW})`,
];
const origin = (name: string, leads: number, booked = 0) => ({ name, views: 0, finished: 0, leads, booked });

async function openRaw({ databaseUrl, dataDir }: StoreSettings): Promise<Db> {
  const { db } = databaseUrl ? openPostgres({ url: databaseUrl }, silent) : await openSqlite(dataDir);
  return db;
}

/** A store of version 1.0.0, which had the tables of the first migration. */
async function storeOfVersion1(dialect: Dialect): Promise<StoreSettings> {
  const settings = await unmigratedStore(dialect);
  const db = await openRaw(settings);
  await db.transaction().execute(version1);
  for (const statement of [
    'create table migrations (name text primary key, applied_at bigint not null)',
    `insert into migrations values ('001-leads-and-outbox', 1)`,
    ...ROWS,
    `insert into deliveries (id, lead_id, kind, state, attempts, next_at, lease_owner, lease_until, note, created_at)
      values ('d', '1', 'deck-mail', 'pending', 0, ${NOW}, null, 0, '', ${NOW})`,
  ])
    await sql.raw(statement).execute(db);
  await db.destroy();
  return settings;
}

/** A store as this version left it, from the SQL scripts in `testing`. */
async function storeOfVersion(version: 2 | 3, dialect: Dialect, rows: readonly string[] = []) {
  const settings = await unmigratedStore(dialect);
  const folder = join(import.meta.dirname, `../testing/version-${version}`);
  const script = ['tables', dialect].map((name) => readFileSync(join(folder, `${name}.sql`), 'utf8'));
  const statements = [...script, ...rows].join(';\n');
  if (settings.databaseUrl) {
    const client = new pg.Client({ connectionString: settings.databaseUrl });
    await client.connect();
    await client.query(statements);
    await client.end();
  } else {
    const database = new DatabaseSync(join(settings.dataDir, SQLITE_FILE));
    database.exec(statements);
    database.close();
  }
  return settings;
}

const readFigures = async (store: Store) => {
  const period = { days: 30, now: NOW, timeZone: 'UTC' };
  const { sources, funnel, languages, bySource, campaigns } = await readAnalytics(store, period);
  return { sources, funnel, languages, bySource, campaigns };
};

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
  test.each([
    ['1.0.0', () => storeOfVersion1(dialect)],
    ['2.0.0', () => storeOfVersion(2, dialect, ROWS)],
    ['3.0.0', () => storeOfVersion(3, dialect)],
  ])('of version %s gets the tables of a new store', async (_version, create) => {
    const settings = await create();
    const store = await reopen(settings);
    const newStore = await reopen(await unmigratedStore(dialect));
    expect(await readStructure(store.db, dialect)).toEqual(await readStructure(newStore.db, dialect));
    expect(await appliedMigrations(store.db)).toEqual(MIGRATION_NAMES);
    expect(await appliedMigrations((await reopen(settings)).db)).toEqual(MIGRATION_NAMES);
  });

  test.each([
    ['1.0.0', () => storeOfVersion1(dialect)],
    ['2.0.0', () => storeOfVersion(2, dialect, ROWS)],
  ])(
    'of version %s is migrated with its leads, and its figures follow from them',
    async (_version, create) => {
      const { db, ...store } = await reopen(await create());
      expect(await readFigures({ db, ...store })).toEqual({
        sources: ['direct', 'linkedin', 'search.test'],
        funnel: { views: 0, started: 0, finished: 0, reports: 1, leads: 3, bookings: 0 },
        languages: [{ name: '', leads: 3 }],
        bySource: [origin('direct', 1), origin('linkedin', 1), origin('search.test', 1)],
        campaigns: [{ ...origin('spring', 1), won: 0, wonAmount: 0 }],
      });
      expect(await db.selectFrom('subscribers').select(['person', 'state']).orderBy('id').execute()).toEqual([
        { person: 'eve@acme.test', state: 'confirmed' },
        { person: 'dora@acme.test', state: 'pending' },
      ]);
      expect(await db.selectFrom('mail_slots').select('mailbox').execute()).toEqual([
        { mailbox: 'ada@acme.test' },
      ]);
      const deliveries = await db.selectFrom('deliveries').select(['submission_id', 'lease_beat']).execute();
      expect(deliveries).toEqual(_version === '1.0.0' ? [{ submission_id: '1', lease_beat: 0 }] : []);
    },
  );

  test('of version 3.0.0 is migrated with every figure unchanged', async () => {
    const store = await reopen(await storeOfVersion(3, dialect));
    // As version 3 computed them from the same rows.
    expect(await readFigures(store)).toEqual({
      sources: ['direct', 'linkedin', 'search.test'],
      funnel: { views: 0, started: 0, finished: 0, reports: 2, leads: 6, bookings: 2 },
      languages: [
        { name: 'en', leads: 5 },
        { name: 'de', leads: 1 },
      ],
      bySource: [origin('direct', 3, 2), origin('linkedin', 2), origin('search.test', 1)],
      campaigns: [{ ...origin('spring', 2), won: 0, wonAmount: 0 }],
    });
    const query = { filter: {}, sort: 'newest', after: null } as const;
    const { leads } = await readLeadPage(store, query);
    expect(leads.map(({ name, status, owner, nextStep }) => [name, status, owner, nextStep])).toEqual([
      ['Ivy Doe', 'new', '', ''],
      ['Ada Doe', 'qualified', 'maya@desk.test', 'Call back'],
      ['Hal Doe', 'new', '', ''],
      ['Eve Doe', 'new', '', ''],
      ['Cleopatra Doe', 'won', '', ''],
      ['Bob Doe', 'lost', '', ''],
    ]);
    expect(leads.map(({ readiness }) => readiness?.level)).toEqual([
      ...['warm', 'hot', 'warm', 'later', 'hot', 'warm'],
    ]);
    const quarantined = await readLeadPage(store, { ...query, filter: { quarantined: true } });
    expect(quarantined.leads).toHaveLength(3);
    const reasons = store.db.selectFrom('submissions').select('quarantine_reason').distinct();
    expect(
      await reasons.where('quarantine_reason', 'is not', null).orderBy('quarantine_reason').execute(),
    ).toEqual([{ quarantine_reason: 'hidden-field' }, { quarantine_reason: 'too-fast:120' }]);
    const search = await readLeadPage(store, { ...query, filter: { search: '555 0100' } });
    expect(search.leads.map(({ email }) => email)).toEqual(['ada@ada.test']);
  });

  test('of version 3.0.0 ends the subscriptions of people who must not be contacted', async () => {
    const subscriber = `insert into subscribers (id, person, email, state, lead_id, requested_at, confirmed_at)
      values ('bob', 'bob@bob.test', 'bob@bob.test', 'confirmed', '03', ${NOW}, ${NOW})`;
    const store = await reopen(await storeOfVersion(3, dialect, [subscriber]));
    const person = await store.db
      .selectFrom('people')
      .innerJoin('subscribers', 'person', 'email_key')
      .select(['do_not_contact_at', 'state'])
      .where('email_key', '=', 'bob@bob.test')
      .executeTakeFirst();
    expect(person?.state).toBe('unsubscribed');
    expect(person?.do_not_contact_at).toBeGreaterThan(NOW - 1e12);
  });

  test('of version 3.0.0 keeps no messages about bookings, and remembers who was erased from them', async () => {
    const message = (key: string, uid: string, body: string) =>
      `insert into booking_messages (key, booking_uid, body, received_at) values ('${key}', '${uid}', '${body}', ${NOW})`;
    const settings = await storeOfVersion(3, dialect, [
      'delete from booking_messages',
      message('BOOKING_CREATED:kept', 'kept', '{}'),
      message('BOOKING_CREATED:erased', 'erased', ''),
      message('BOOKING_CREATED:marked', 'marked', ''),
      message('erased:marked:0123456789abcdef', 'marked', ''),
    ]);
    const { db } = await reopen(settings);
    const marks = db
      .selectFrom('booking_messages')
      .selectAll()
      .where('key', 'like', 'erased:%')
      .orderBy('key');
    expect(await marks.execute()).toEqual([
      { key: 'erased:erased:', booking_uid: 'erased', received_at: NOW },
      { key: 'erased:marked:0123456789abcdef', booking_uid: 'marked', received_at: NOW },
    ]);
  });

  test.each([
    ['between 1.0.0 and 2.0.0', { remove: '043-booking-words', add: '' }, 'start version 2.0.0 with it once'],
    ['between 2.0.0 and 3.0.0', { remove: '', add: '044-people' }, 'restore a backup of a release'],
  ])('of a development version %s is rejected and left unchanged', async (_name, { remove, add }, advice) => {
    const settings = await storeOfVersion(2, dialect);
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
