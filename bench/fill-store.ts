/** A store with 200,000 generated submissions, filled by SQL. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createPostgresIndex } from '#server/store/migrate.ts';
import type { Store } from '#server/store/open-store.ts';
import { refreshAllPeople } from '#server/store/people.ts';
import type { Db } from '#server/store/schema.ts';

export const LEADS = 200_000;
export const START = Date.UTC(2025, 0, 1);
/** `n * MULTIPLIER % MODULUS` scrambles numbers, so that neighboring submissions have different values. */
export const MULTIPLIER = 7_919;
export const MODULUS = 1_000_003;
export const SOURCES = ['direct', 'google.com', 'linkedin', 'newsletter', 'bing.com', 'partner'];

export async function fillStore(store: Store, databaseUrl: string | undefined): Promise<void> {
  const db = openFillConnection(store, databaseUrl);
  // Building the index once is faster than updating it each time.
  if (store.dialect === 'postgres') await sql`drop index if exists people_trigrams`.execute(db);
  await fillSubmissions(db, store.dialect);
  await fillDeliveries(db);
  await fillActivity(db);
  await db.transaction().execute(refreshAllPeople);
  await fillTeam(db);
  if (store.dialect === 'postgres')
    await db.transaction().execute((trx) => createPostgresIndex(trx, undefined));
  // Run database maintenance now, so that it does not disturb the measurement.
  await (store.dialect === 'sqlite' ? sql`analyze` : sql`vacuum analyze`).execute(db);
  if (store.dialect === 'postgres') await sql`checkpoint`.execute(db);
  if (db !== store.db) await db.destroy();
}

/** Most deliveries are done, some failed, and the newest are pending. */
const fillDeliveries = (db: Db) =>
  sql`insert into deliveries (id, submission_id, kind, state, attempts, next_at, lease_owner, lease_beat, note, created_at,
      finished_at)
    select 'd' || id, id, 'deck-mail',
      case when quarantine_reason is not null then 'held' when created_at % 491 = 0 then 'dead'
        when created_at >= ${sql.lit(START + (LEADS - PENDING_DELIVERIES) * 40_000)} then 'pending' else 'done' end,
      1, created_at, null, 0, '', created_at, created_at from submissions`.execute(db);

/** Pending deliveries, as after some hours without a mail server. */
const PENDING_DELIVERIES = 5_000;

/** Adds newsletter sign-ups, bookings, and an audit entry for every fifth submission. */
async function fillActivity(db: Db): Promise<void> {
  await sql`insert into subscribers (id, person, email, state, submission_id, requested_at, confirmed_at, unsubscribed_at)
    select 's' || id, person, email,
      case when created_at % 7 = 0 then 'pending' when created_at % 11 = 0 then 'unsubscribed' else 'confirmed' end,
      id, created_at, case when created_at % 7 <> 0 then created_at end,
      case when created_at % 7 <> 0 and created_at % 11 = 0 then created_at end
    from submissions where kind = 'newsletter'`.execute(db);
  // Every twentieth submission booked a call.
  await sql`insert into bookings (uid, person, email, name, title, time_zone, status, reason, first_page, page, referrer,
      utm, language, created_at, changed_at)
    select 'b' || id, person, email, first_name, '', '', 'booked', '', '', '', '', '{}', '', created_at, created_at
    from submissions where created_at % 800000 = 0`.execute(db);
  await sql`insert into audit_log (id, at, actor, action, subject, detail)
    select 'a' || id, created_at, 'maya@desk.example', 'viewed', person, '' from submissions
    where created_at % 200000 = 0`.execute(db);
}

/** Adds statuses, 20 owners for a fifth of the people, next steps, and readiness. */
async function fillTeam(db: Db): Promise<void> {
  await sql`update people set
    status = case when last_at % 280000 < 120000 then 'contacted' when last_at % 280000 < 160000 then 'won' else 'new' end,
    readiness = case when last_at % 800000 = 0 then 0 when last_at % 120000 = 0 then -1 else -2 end,
    owner = case when last_at % 200000 = 0 then 'owner' || ((last_at / 200000) % 20) || '@desk.example' else '' end,
    next_step_at = case when last_at % 20000000 = 0 then last_at end`.execute(db);
}

/** Keeps transactions at a moderate size. */
const LEADS_PER_STATEMENT = 50_000;

/** PostgreSQL needs a separate connection, because filling takes longer than the server's statement timeout. */
function openFillConnection({ db }: Store, databaseUrl: string | undefined): Db {
  if (!databaseUrl) return db;
  return new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }),
  });
}

async function fillSubmissions(db: Db, dialect: Store['dialect']): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma synchronous = off`.execute(db);
  const chooseBy = (values: readonly string[], divisor: number) =>
    sql.raw(
      `case (m / ${divisor}) % ${values.length} ${values.map((value, index) => `when ${index} then '${value}'`).join(' ')} end`,
    );
  const [n, multiplier, modulus] = [sql.raw('n'), sql.lit(MULTIPLIER), sql.lit(MODULUS)];
  for (let start = 0; start < LEADS; start += LEADS_PER_STATEMENT) {
    const numbers =
      dialect === 'sqlite'
        ? sql`with recursive numbers(n) as (select ${sql.lit(start)} union all select n + 1 from numbers where n < ${sql.lit(start + LEADS_PER_STATEMENT - 1)})`
        : sql`with numbers as (select generate_series(${sql.lit(start)}::bigint, ${sql.lit(start + LEADS_PER_STATEMENT - 1)}::bigint) as n)`;
    const id = dialect === 'sqlite' ? sql`printf('%012d', n)` : sql`lpad(n::text, 12, '0')`;
    await sql`insert into submissions (id, kind, person, email, first_name, last_name, company, phone, details, page, referrer,
        utm, consent, quarantine_reason, created_at, source, campaign)
      ${numbers}, mixed as (select n, (${n} * ${multiplier}) % ${modulus} as m from numbers)
      select ${id}, ${chooseBy(['deck', 'newsletter', 'quiz'], 3)},
        'person' || n || '@company' || (m % 90000) || '.test', 'person' || n || '@company' || (m % 90000) || '.test',
        'First' || (m % 2000), 'Last' || (m % 49999), 'Company ' || (m % 90000) || ' Freight', '+4366' || ((m * 31) % 10000000), '{}', '/social-os',
        '', '{}', '', case when m % 997 = 0 then 'hidden-field' end, ${sql.lit(START)} + n * 40000,
        ${chooseBy(SOURCES, 11)},
        case when (m / 11) % 6 = 2 then 'c' || (m % 40) else '' end
      from mixed`.execute(db);
  }
}
