import { sql, type Transaction } from 'kysely';
import { SEQ_BITS } from '../lead-rows.ts';
import type { Dialect, Schema } from '../schema.ts';

/** SQLite's index of words is numbered by time, so that a search reads it in the order of the list. */
export async function searchInOrder(trx: Transaction<Schema>, dialect: Dialect): Promise<void> {
  if (dialect !== 'sqlite') return;
  const bits = sql.lit(SEQ_BITS);
  const statements = [
    sql`drop trigger lead_words_added`,
    sql`drop table lead_words`,
    sql`delete from lead_rows`,
    sql`insert into lead_rows (seq, lead_id)
      select (created_at << ${bits}) + row_number() over (partition by created_at order by id) - 1, id
      from leads order by created_at, id`,
    sql`create virtual table lead_words using fts5(words, content='lead_texts', content_rowid='seq', prefix='1 2 3', detail=none, tokenize="unicode61 remove_diacritics 0")`,
    // Erased people leave no remains in the index.
    sql`insert into lead_words (lead_words, rank) values ('secure-delete', 1)`,
    sql`insert into lead_words (rowid, words) select seq, words from lead_texts order by seq`,
    sql`create trigger lead_words_added after insert on leads begin
      insert into lead_rows (seq, lead_id) values (
        coalesce(
          (select max(seq) + 1 from lead_rows
            where seq >= new.created_at << ${bits} and seq < (new.created_at + 1) << ${bits}),
          new.created_at << ${bits}
        ), new.id);
      insert into lead_words (rowid, words) values (last_insert_rowid(), new.words);
    end`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
