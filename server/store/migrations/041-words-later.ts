import { sql, type Transaction } from 'kysely';
import type { Dialect, Schema } from '../schema.ts';

/**
 * SQLite's index of words is filled after the intake, many leads at a time, by whoever searches: see word-index.ts.
 * Who numbers a lead puts its words into the index; who erases it takes them out, whether they were there or not.
 */
export async function wordsLater(trx: Transaction<Schema>, dialect: Dialect): Promise<void> {
  if (dialect !== 'sqlite') return;
  const statements = [
    sql`drop trigger lead_words_added`,
    sql`create trigger lead_words_numbered after insert on lead_rows begin
      insert into lead_words (rowid, words) select new.seq, words from leads where id = new.lead_id;
    end`,
    // The last lead that the index has been through, with its id: row numbers change when the file is compacted.
    sql`create table lead_word_progress (row integer not null, lead_id text not null)`,
    sql`insert into lead_word_progress (row, lead_id)
      select coalesce(max(rowid), 0), coalesce((select id from leads order by rowid desc limit 1), '') from leads`,
    // A new lead may get the number of the last one erased.
    sql`create trigger lead_progress_erased after delete on leads when old.id = (select lead_id from lead_word_progress)
    begin
      update lead_word_progress set
        row = coalesce((select max(rowid) from leads where rowid < old.rowid), 0),
        lead_id = coalesce((select id from leads where rowid < old.rowid order by rowid desc limit 1), '');
    end`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
