import type { Transaction } from 'kysely';
import type { Dialect, Schema } from '../schema.ts';
import { runSql } from './version-1.ts';

/**
 * One word for each thing: a form that was sent is a submission, suspected spam is quarantined. Status, owner and next
 * step are stored once, with the person, and lists are lists of people.
 */
export async function version4(trx: Transaction<Schema>, dialect: Dialect): Promise<void> {
  await runSql(
    trx,
    ...(dialect === 'sqlite' ? FORMER_SEARCH : []),
    ...FORMER_INDEXES.map((index) => `drop index if exists ${index}`),
    'alter table leads rename to submissions',
    'alter table submissions rename column suspicion to quarantine_reason',
    ...['words', 'company_key', 'status', 'owner', 'next_step_at', 'call_order'].map(
      (column) => `alter table submissions drop column ${column}`,
    ),
    'alter table submissions rename column agent to assistant',
    'alter table bookings drop column words',
    `alter table store_version add column readiness_rules text not null default ''`,
    ...PEOPLE_COLUMNS.map((column) => `alter table people add column ${column}`),
    ...['note', 'link', 'outcome'].map(
      (column) => `alter table bookings add column ${column} text not null default ''`,
    ),
    'alter table desk_users add column assigned_at bigint not null default 0',
    `alter table desk_users add column membership text not null default ''`,
    'alter table deliveries rename column lead_id to submission_id',
    'alter table subscribers rename column lead_id to submission_id',
    'alter table desk_sessions rename column agent to user_agent',
    'alter table desk_access rename to audit_log',
    `update submissions set quarantine_reason = 'hidden-field' where quarantine_reason = 'hidden field was filled'`,
    `update submissions set quarantine_reason =
        'too-fast:' || replace(replace(quarantine_reason, 'form was filled in ', ''), ' ms', '')
      where quarantine_reason like 'form was filled in % ms'`,
    `update audit_log set action = 'viewed' where action = 'looked'`,
    ...doNotContact(dialect),
    ...NEW_TABLES,
    // The former next step of a person is their first task. The time of the earliest one stays in a column.
    `insert into tasks (id, person, text, due_at, created_at)
      select ${dialect === 'sqlite' ? 'lower(hex(randomblob(16)))' : 'gen_random_uuid()::text'}, email_key, next_step,
        next_step_at, coalesce(lead_since, 0) from people where next_step <> '' or next_step_at is not null`,
    'alter table people drop column next_step',
    'alter table deliveries add column slot_at bigint',
    'alter table deliveries add column target_failed integer not null default 0',
    ...INDEXES,
    ...(dialect === 'sqlite' ? SEARCH_IN_SQLITE : []),
  );
}

/** Of versions 1 to 3. */
const FORMER_INDEXES = [
  ...['newest', 'kind', 'status', 'source', 'campaign', 'held', 'company', 'owner', 'due', 'call_order'].map(
    (name) => `leads_${name}`,
  ),
  ...['leads_person', 'leads_agent', 'deliveries_lead', 'bookings_words'],
  ...['desk_access_subject', 'desk_access_backups', 'desk_access_actor'],
  ...['leads_words', 'leads_trigrams'],
];

/** Of versions 2 and 3. */
const FORMER_SEARCH = [
  ...['lead_words_numbered', 'lead_words_erased', 'lead_progress_erased', 'lead_numbered', 'lead_erased'].map(
    (trigger) => `drop trigger if exists ${trigger}`,
  ),
  'drop trigger if exists lead_added',
  'drop view if exists lead_texts',
  ...['lead_words', 'lead_rows', 'lead_word_progress', 'lead_words_due'].map(
    (table) => `drop table if exists ${table}`,
  ),
];

const NEW_TABLES = [
  `create table retention_plan (id integer primary key, days bigint not null, recorded_at bigint not null,
    covers_until bigint not null, checked_at bigint not null, next_table text not null, last_key text not null,
    due_count bigint not null, row_count bigint not null, reason text not null, confirmed_at bigint)`,
  'create table retention_due (table_name text not null, key text not null, primary key (table_name, key))',
  'create table mail_pace (domain text primary key, next_at bigint not null)',
  `create table tasks (id text primary key, person text not null, text text not null, due_at bigint,
    created_at bigint not null, done_at bigint)`,
  'create index tasks_person on tasks (person)',
  'create index tasks_due on tasks (due_at) where done_at is null',
  `create table person_changes (id text primary key, person text not null, field text not null,
    task_id text not null, old_value text not null, new_value text not null)`,
  'create index person_changes_person on person_changes (person)',
  `create table consent_sentences (form text not null, language text not null, version text not null,
    sentence text not null, first_shown_at bigint not null, primary key (form, version, language))`,
];

/** People who must not be contacted are no longer subscribed either. */
function doNotContact(dialect: Dialect): string[] {
  const now = dialect === 'sqlite' ? 'unixepoch() * 1000' : 'extract(epoch from now())::bigint * 1000';
  return [
    `update people set do_not_contact_at = ${now} where do_not_contact = 1`,
    'alter table people drop column do_not_contact',
    `update subscribers set state = 'unsubscribed', unsubscribed_at = ${now} where state <> 'unsubscribed'
      and person in (select email_key from people where do_not_contact_at is not null)`,
  ];
}

/** The first four are filled by the team, the others by `rebuildDerivedColumns`. */
const PEOPLE_COLUMNS = [
  'won_amount bigint',
  'do_not_contact_at bigint',
  `email text not null default ''`,
  `company text not null default ''`,
  `latest_id text not null default ''`,
  'last_at bigint not null default 0',
  'quarantined_at bigint',
  `kinds text not null default ''`,
  'by_assistant integer not null default 0',
  `company_key text not null default ''`,
  'readiness integer not null default -2',
  `search_text text not null default ''`,
];

const INDEXES = [
  'create index submissions_person on submissions (person, created_at)',
  'create index submissions_newest on submissions (created_at, id)',
  'create index submissions_kind on submissions (kind, created_at)',
  'create index people_newest on people (last_at, email_key)',
  'create index people_company on people (company_key, email_key)',
  'create index people_readiness on people (readiness, last_at, email_key)',
  'create index people_status on people (status, last_at, email_key)',
  `create index people_corrected_email on people (email) where email <> ''`,
  'create index people_quarantined on people (last_at, email_key) where quarantined_at is not null',
  'create index deliveries_submission on deliveries (submission_id)',
  'create index bookings_newest on bookings (created_at, uid)',
  'create index audit_log_subject on audit_log (subject, at)',
  `create index audit_log_backups on audit_log (id) where action = 'backed-up'`,
  'create index audit_log_actor on audit_log (actor, id)',
];

const SEARCH_IN_SQLITE = [
  // Stable row numbers: SQLite's own may change when the file is compacted.
  'create table people_rows (seq integer primary key autoincrement, email_key text not null unique)',
  `create view people_texts as select seq, search_text from people_rows
    join people on people.email_key = people_rows.email_key`,
  `create virtual table people_search using fts5(search_text, content='people_texts', content_rowid='seq',
    tokenize='trigram case_sensitive 1')`,
  // Erased text must not remain in the index.
  `insert into people_search (people_search, rank) values ('secure-delete', 1)`,
  'insert into people_rows (email_key) select email_key from people',
  `insert into people_search (rowid, search_text) select seq, '' from people_rows`,
  `create trigger people_added after insert on people begin
    insert into people_rows (email_key) values (new.email_key);
    insert into people_search (rowid, search_text)
      select seq, new.search_text from people_rows where email_key = new.email_key;
  end`,
  `create trigger people_changed after update of search_text on people when old.search_text <> new.search_text begin
    insert into people_search (people_search, rowid, search_text)
      select 'delete', seq, old.search_text from people_rows where email_key = old.email_key;
    insert into people_search (rowid, search_text)
      select seq, new.search_text from people_rows where email_key = new.email_key;
  end`,
  `create trigger people_erased before delete on people begin
    insert into people_search (people_search, rowid, search_text)
      select 'delete', seq, old.search_text from people_rows where email_key = old.email_key;
    delete from people_rows where email_key = old.email_key;
  end`,
];
