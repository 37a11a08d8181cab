/** A store with a million generated leads, filled by SQL. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Readiness } from '#domain/readiness.ts';
import { orderBase } from '#server/store/call-order.ts';
import type { Store } from '#server/store/open-store.ts';
import { fillPeople } from '#server/store/people.ts';
import { type Db, LEAD_STATUSES } from '#server/store/schema.ts';
import { createPostgresIndex } from '#server/store/search-index.ts';

export const LEADS = Number(process.env.DESK_LEADS ?? 1_000_000);
export const START = Date.UTC(2025, 0, 1);
/** Spreads numbers, so that neighboring leads have nothing in common. */
export const SPREAD = 7_919;
export const PRIME = 1_000_003;
export const SOURCES = ['direct', 'google.com', 'linkedin', 'newsletter', 'bing.com', 'partner'];

type Filling = Readonly<{ databaseUrl: string | undefined; withDeliveries?: boolean; withCare?: boolean }>;

export async function fillStore(
  store: Store,
  { databaseUrl, withDeliveries = false, withCare = false }: Filling,
): Promise<void> {
  const filling = fillingDb(store, databaseUrl);
  // One build of the index is quicker than a million entries.
  if (store.dialect === 'postgres') await sql`drop index leads_trigrams`.execute(filling);
  await fill(filling, store.dialect);
  if (store.dialect === 'postgres')
    await filling.transaction().execute((trx) => createPostgresIndex(trx, undefined));
  if (withDeliveries) await fillDeliveries(filling);
  if (withCare) await fillCare({ db: filling });
  await fillPeople(filling);
  await fillTeam(filling);
  // Finish the maintenance that filling caused before anything is measured.
  await (store.dialect === 'sqlite' ? sql`pragma optimize` : sql`vacuum analyze`).execute(filling);
  if (store.dialect === 'postgres') await sql`checkpoint`.execute(filling);
  if (filling !== store.db) await filling.destroy();
}

/** Deliveries as in a store in use: most are done, some failed, the newest are pending. */
const fillDeliveries = (db: Db) =>
  sql`insert into deliveries (id, lead_id, kind, state, attempts, next_at, lease_owner, lease_beat, note, created_at,
      finished_at)
    select 'd' || id, id, 'deck-mail',
      case when suspicion is not null then 'held' when created_at % 491 = 0 then 'dead'
        when created_at >= ${sql.lit(START + (LEADS - WAITING) * 40_000)} then 'pending' else 'done' end,
      1, created_at, null, 0, '', created_at, created_at from leads`.execute(db);

/** Pending deliveries, as after some hours without a mail server. */
const WAITING = 5_000;

/** Newsletter sign-ups, and one audit entry for every fifth lead. */
async function fillCare({ db }: Pick<Store, 'db'>): Promise<void> {
  await sql`insert into subscribers (id, person, email, state, lead_id, requested_at, confirmed_at, unsubscribed_at)
    select 's' || id, person, email,
      case when created_at % 7 = 0 then 'pending' when created_at % 11 = 0 then 'unsubscribed' else 'confirmed' end,
      id, created_at, case when created_at % 7 <> 0 then created_at end,
      case when created_at % 7 <> 0 and created_at % 11 = 0 then created_at end
    from leads where kind = 'newsletter'`.execute(db);
  // Every twentieth lead booked a call, half of them under an unknown name.
  await sql`insert into bookings (uid, person, email, name, title, time_zone, status, reason, first_page, page, referrer,
      utm, language, created_at, changed_at, words)
    select 'b' || id, person, email, first_name, '', '', 'booked', '', '', '', '', '{}', '', created_at, created_at,
      case when created_at % 1600000 = 0 then '  booked' || substr(words, 8) else words end
    from leads where created_at % 800000 = 0`.execute(db);
  await sql`insert into desk_access (id, at, actor, action, subject, detail)
    select 'a' || id, created_at, 'maya@desk.example', 'looked', person, '' from leads
    where created_at % 200000 = 0`.execute(db);
}

/** Twenty owners for a fifth of the leads, 2,000 next steps, and one hot lead in twenty. */
async function fillTeam(db: Db): Promise<void> {
  const base = (level: Readiness) => sql.lit(orderBase(level));
  await sql`update leads set call_order = created_at + case when created_at % 800000 = 0 then ${base('hot')}
      when created_at % 120000 = 0 then ${base('warm')} else ${base('later')} end,
    owner = case when created_at % 200000 = 0
      then 'owner' || ((created_at / 200000) % 20) || '@desk.example' else '' end,
    next_step_at = case when created_at % 20000000 = 0 then created_at end`.execute(db);
  await sql`insert into people (email_key, owner, next_step_at)
    select person, owner, next_step_at from leads where owner <> '' on conflict (email_key) do update
    set owner = excluded.owner, next_step_at = excluded.next_step_at`.execute(db);
}

/** Leads in one statement: a transaction of moderate size. */
const CHUNK = 50_000;

/** Uses its own connection: filling exceeds the statement timeout of the server. */
function fillingDb({ db }: Store, databaseUrl: string | undefined): Db {
  if (!databaseUrl) return db;
  return new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }),
  });
}

async function fill(db: Db, dialect: Store['dialect']): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma synchronous = off`.execute(db);
  const oneOf = (values: readonly string[], by: number) =>
    sql.raw(
      `case (m / ${by}) % ${values.length} ${values.map((value, index) => `when ${index} then '${value}'`).join(' ')} end`,
    );
  const [n, spread, prime] = [sql.raw('n'), sql.lit(SPREAD), sql.lit(PRIME)];
  for (let start = 0; start < LEADS; start += CHUNK) {
    const numbers =
      dialect === 'sqlite'
        ? sql`with recursive numbers(n) as (select ${sql.lit(start)} union all select n + 1 from numbers where n < ${sql.lit(start + CHUNK - 1)})`
        : sql`with numbers as (select generate_series(${sql.lit(start)}::bigint, ${sql.lit(start + CHUNK - 1)}::bigint) as n)`;
    const id = dialect === 'sqlite' ? sql`printf('%012d', n)` : sql`lpad(n::text, 12, '0')`;
    await sql`insert into leads (id, kind, person, email, first_name, last_name, company, phone, details, page, referrer,
        utm, consent, suspicion, created_at, status, source, campaign, words, company_key)
      ${numbers}, mixed as (select n, (${n} * ${spread}) % ${prime} as m from numbers)
      select ${id}, ${oneOf(['deck', 'newsletter', 'quiz'], 3)},
        'person' || n || '@company' || (m % 90000) || '.test', 'person' || n || '@company' || (m % 90000) || '.test',
        'First' || (m % 2000), 'Last' || (m % 49999), 'Company ' || (m % 90000) || ' Freight', '', '{}', '/social-os',
        '', '{}', '', case when m % 997 = 0 then 'hidden field was filled' end, ${sql.lit(START)} + n * 40000,
        ${oneOf(['new', 'new', 'new', 'new', 'new', ...LEAD_STATUSES], 7)}, ${oneOf(SOURCES, 11)},
        case when (m / 11) % 6 = 2 then 'c' || (m % 40) else '' end,
        '  first' || (m % 2000) || '  last' || (m % 49999) || '  company  ' || (m % 90000) || '  freight  person' || n || '  company' || (m % 90000) || '  test  4366' || ((m * 31) % 10000000),
        'company ' || (m % 90000) || ' freight'
      from mixed`.execute(db);
  }
}
