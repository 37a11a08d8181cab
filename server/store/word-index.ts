/**
 * SQLite's index of words, filled behind the intake: a lead is acknowledged without it, and a search first puts in
 * what has come since. Many leads in one transaction cost a fraction of what each would cost in its own, and a server
 * without a desk pays nothing. PostgreSQL keeps a list of what its index still lacks by itself.
 */

import { sql } from 'kysely';
import type { Logger } from 'pino';
import { SEQ_BITS } from './lead-rows.ts';
import type { Store } from './open-store.ts';
import type { Db } from './schema.ts';
import { yieldToIo } from './yield-to-io.ts';

/** Leads in one transaction: an intake that arrives meanwhile waits for some ten milliseconds. */
const BATCH = 100;
/** How often what has come is put in, and for how long at a time where it is much. */
const FOLLOW = { everyMs: 1_000, sliceMs: 200 } as const;

/** The row number behind which nothing is indexed, and the newest one. */
async function progress(db: Db): Promise<{ from: number; to: number }> {
  const { rows } = await sql<{ from: number; to: number }>`
    select coalesce((select rowid from leads where rowid = lead_word_progress.row and id = lead_word_progress.lead_id), 0)
      as "from", coalesce((select max(rowid) from leads), 0) as "to" from lead_word_progress`.execute(db);
  return rows[0] ?? { from: 0, to: 0 };
}

/** Puts in the words of the next leads. Answers whether there may be more. */
async function indexBatch(store: Pick<Store, 'db'>, size: number): Promise<boolean> {
  const before = await progress(store.db);
  if (before.from >= before.to) return false;
  return store.db.transaction().execute(async (trx) => {
    const { from } = await progress(trx);
    const { rows } = await sql<{ row: number; id: string }>`
      select rowid as "row", id from leads where rowid > ${from} order by rowid limit ${size}`.execute(trx);
    const last = rows.at(-1);
    if (!last) return false;
    const bits = sql.lit(SEQ_BITS);
    // In the order of the numbers: the index writes itself out whenever one comes out of turn.
    await sql`insert into lead_rows (seq, lead_id)
      select coalesce(
          (select max(seq) + 1 from lead_rows
            where seq >= created_at << ${bits} and seq < (created_at + 1) << ${bits}),
          created_at << ${bits}
        ) + row_number() over (partition by created_at order by id) - 1, id
      from leads
      where rowid > ${from} and rowid <= ${last.row}
        and not exists (select 1 from lead_rows where lead_rows.lead_id = leads.id)
      order by created_at, id`.execute(trx);
    await sql`update lead_word_progress set row = ${last.row}, lead_id = ${last.id}`.execute(trx);
    return rows.length === size;
  });
}

/** All that has come until now. */
export async function indexWords(store: Pick<Store, 'db' | 'dialect'>, size = BATCH): Promise<void> {
  if (store.dialect !== 'sqlite') return;
  while (await indexBatch(store, size)) await yieldToIo();
}

/** Keeps what a search has to put in small. Returns how to end it. */
export function followLeads(store: Pick<Store, 'db' | 'dialect'>, log: Logger): () => Promise<void> {
  if (store.dialect !== 'sqlite') return async () => {};
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const slice = async () => {
    const end = performance.now() + FOLLOW.sliceMs;
    while (!isStopped && performance.now() < end && (await indexBatch(store, BATCH))) await yieldToIo();
  };
  let underWay = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      underWay = slice()
        // A store that is locked or gone: what is left waits, and searches say so themselves.
        .catch((error: Error) => log.warn({ reason: error.message }, 'words could not be indexed yet'))
        .then(() => {
          if (!isStopped) next();
        });
    }, FOLLOW.everyMs).unref();
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
