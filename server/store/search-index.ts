/**
 * Finds leads by any three characters of their words (trigrams). The index is filled after the intake, in batches,
 * which is far cheaper than per lead. On SQLite a search first adds the new leads. PostgreSQL reads its pending list.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Db, Dialect, Schema } from './schema.ts';
import { yieldToIo } from './yield-to-io.ts';

type IndexedStore = Readonly<{ db: Db; dialect: Dialect }>;

/** Leads per transaction: a concurrent intake waits for a few milliseconds. */
const BATCH_SIZE = 100;
/** How often new leads are added, and the longest time per run. */
const BACKGROUND_RUNS = { everyMs: { sqlite: 1_000, postgres: 5_000 }, sliceMs: 200 } as const;
/** Number of trigrams to look up. More would not narrow the result: the words are compared afterwards. */
const MAX_TRIGRAMS = 3;
/** Number of trigrams to compare, and number of leads that show how rare each one is. */
const SAMPLE_SIZE = { trigrams: 60, leads: 500 } as const;

/** Adds the next leads. True if there may be more. */
async function indexBatch(db: Db, batchSize: number): Promise<boolean> {
  const { rows: waiting } = await sql`select 1 from lead_words_due limit 1`.execute(db);
  if (waiting.length === 0) return false;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ row: number }>`
      select rowid as "row" from lead_words_due order by rowid limit ${batchSize}`.execute(trx);
    const last = rows.at(-1)?.row ?? 0;
    await sql`insert into lead_rows (lead_id) select id from lead_words_due join leads on leads.id = lead_id
      where lead_words_due.rowid <= ${last} order by lead_words_due.rowid`.execute(trx);
    await sql`delete from lead_words_due where rowid <= ${last}`.execute(trx);
    return rows.length === batchSize;
  });
}

/** Adds all new leads. */
export async function indexLeads({ db, dialect }: IndexedStore, batchSize = BATCH_SIZE): Promise<void> {
  if (dialect !== 'sqlite') return;
  while (await indexBatch(db, batchSize)) await yieldToIo();
}

/** Adds leads for a limited time. */
async function indexSlice(db: Db, signal: AbortSignal): Promise<void> {
  const end = performance.now() + BACKGROUND_RUNS.sliceMs;
  while (!signal.aborted && performance.now() < end && (await indexBatch(db, BATCH_SIZE))) await yieldToIo();
}

/** Moves PostgreSQL's pending list into the index. */
async function cleanPending(db: Db): Promise<void> {
  await sql`select gin_clean_pending_list(to_regclass('leads_trigrams'))`.execute(db);
}

/** Adds new leads in the background, so that a search has little left to do. Returns a stop function. */
export function indexInBackground({ db, dialect }: IndexedStore, log: Logger): () => Promise<void> {
  const stopController = new AbortController();
  const { signal } = stopController;
  const run = async () => {
    for (;;) {
      await pause(BACKGROUND_RUNS.everyMs[dialect], undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      await (dialect === 'sqlite' ? indexSlice(db, signal) : cleanPending(db)).catch((error: Error) =>
        // The store is locked or down: index the rest later. Searches report the error themselves.
        log.warn({ reason: error.message }, 'leads could not be indexed yet'),
      );
    }
  };
  const backgroundRun = run();
  return async () => {
    stopController.abort();
    await backgroundRun;
  };
}

/** True if a row's text contains all of these words. */
export const containsAll = (
  dialect: Dialect,
  textColumn: string,
  words: readonly string[],
): RawBuilder<boolean> => {
  const positionFunction = sql.raw(dialect === 'postgres' ? 'strpos' : 'instr');
  return sql`${sql.join(
    words.map((word) => sql`${positionFunction}(${sql.ref(textColumn)}, ${word}) > 0`),
    sql` and `,
  )}`;
};

/** Leads from the index: all leads that contain these words, and perhaps other leads. */
export async function indexedLeads({ db, dialect }: IndexedStore, words: readonly string[]) {
  await indexLeads({ db, dialect });
  const rareTrigrams = await findRarestTrigrams({ db, dialect }, words);
  if (dialect === 'postgres') {
    const matches = rareTrigrams.map((trigram) => sql`words like ${`%${trigram}%`}`);
    return sql<Schema['leads']>`(select * from leads where ${sql.join(matches, sql` and `)})`.as('leads');
  }
  // Cross joins keep their order: first the index, then each of its leads.
  return sql<Schema['leads']>`(select leads.* from lead_words
    cross join lead_rows on lead_rows.seq = lead_words.rowid
    cross join leads on leads.id = lead_rows.lead_id
    where lead_words match ${rareTrigrams.map((trigram) => `"${trigram}"`).join(' AND ')})`.as('leads');
}

function trigramsOf(word: string): string[] {
  const characters = [...word];
  return characters.slice(2).map((_, index) => characters.slice(index, index + 3).join(''));
}

/** The database reads all leads of every trigram that it looks up. The newest leads show which trigrams are rare. */
async function findRarestTrigrams(
  { db, dialect }: IndexedStore,
  words: readonly string[],
): Promise<string[]> {
  const trigrams = [...new Set(words.flatMap(trigramsOf))].slice(0, SAMPLE_SIZE.trigrams);
  if (trigrams.length <= 1) return trigrams;
  const newestLeads = db
    .selectFrom('leads')
    .select('words')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SAMPLE_SIZE.leads);
  const counts = await db
    .selectFrom(newestLeads.as('newest'))
    .select(
      trigrams.map((trigram, index) =>
        sql<number>`count(*) filter (where ${containsAll(dialect, 'newest.words', [trigram])})`.as(
          `${index}`,
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  const countByTrigram = new Map(
    trigrams.map((trigram, index) => [trigram, Number(counts[`${index}`] ?? 0)]),
  );
  const [first = '', ...otherTrigrams] = trigrams.toSorted(
    (a, b) => (countByTrigram.get(a) ?? 0) - (countByTrigram.get(b) ?? 0),
  );
  // A trigram that most leads contain excludes few of them, and its list is long.
  const selective = otherTrigrams.filter(
    (trigram) => (countByTrigram.get(trigram) ?? 0) < SAMPLE_SIZE.leads / 2,
  );
  return [first, ...selective].slice(0, MAX_TRIGRAMS);
}

/**
 * Creates PostgreSQL's index if it is missing. Without the extension pg_trgm a search reads every lead, until the
 * operator installs it and restarts the server.
 */
export async function createPostgresIndex(trx: Transaction<Schema>, log: Logger | undefined): Promise<void> {
  const { rows } = await sql<{
    name: string | null;
  }>`select to_regclass('leads_trigrams')::text as name`.execute(trx);
  if (rows[0]?.name) return;
  await sql`savepoint search_index`.execute(trx);
  try {
    await sql`create extension if not exists pg_trgm`.execute(trx);
    // A large pending list: with the default 4 MB, an intake would also have to process the list.
    await sql`create index leads_trigrams on leads using gin (words gin_trgm_ops)
      with (gin_pending_list_limit = 65536)`.execute(trx);
  } catch (error) {
    await sql`rollback to savepoint search_index`.execute(trx);
    log?.warn({ reason: (error as Error).message }, 'extension pg_trgm is missing, search reads every lead');
  }
}
