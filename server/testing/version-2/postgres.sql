create unlogged table "rate_limits" ("key" text primary key, "count" integer not null, "ends_at" bigint not null);
create index leads_words on leads using gin (to_tsvector('simple', words));
