create unlogged table rate_limits (key text primary key, count integer not null, ends_at bigint not null);
create extension if not exists pg_trgm;
create index leads_trigrams on leads using gin (words gin_trgm_ops) with (gin_pending_list_limit = 65536);
