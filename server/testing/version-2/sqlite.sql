create table "rate_limits" ("key" text primary key, "count" integer not null, "ends_at" bigint not null);
create table lead_rows (seq integer primary key, lead_id text not null unique);
create view lead_texts as select seq, words from lead_rows join leads on leads.id = lead_rows.lead_id;
create virtual table lead_words using fts5(words, content='lead_texts', content_rowid='seq', prefix='1 2 3', detail=none, tokenize="unicode61 remove_diacritics 0");
insert into lead_words (lead_words, rank) values ('secure-delete', 1);
create trigger lead_words_numbered after insert on lead_rows begin
  insert into lead_words (rowid, words) select new.seq, words from leads where id = new.lead_id;
end;
create trigger lead_words_erased before delete on leads begin
  insert into lead_words (lead_words, rowid, words)
    select 'delete', seq, old.words from lead_rows where lead_id = old.id;
  delete from lead_rows where lead_id = old.id;
end;
create table lead_word_progress (row integer not null, lead_id text not null);
insert into lead_word_progress values (0, '');
create trigger lead_progress_erased after delete on leads when old.id = (select lead_id from lead_word_progress)
begin
  update lead_word_progress set
    row = coalesce((select max(rowid) from leads where rowid < old.rowid), 0),
    lead_id = coalesce((select id from leads where rowid < old.rowid order by rowid desc limit 1), '');
end;
