-- A store of version 3.0.0 as its migrations and its server left it, the same on both databases.
create table "migrations" ("name" text primary key, "applied_at" bigint not null);
create table "store_version" ("version" text not null);
create table leads (id text primary key, kind text not null, person text not null, email text not null, first_name text not null, last_name text not null, company text not null, phone text not null, details text not null, page text not null, referrer text not null, utm text not null, consent text not null, suspicion text, fingerprint text unique, created_at bigint not null, first_page text not null default '', language text not null default '', consent_version text not null default '', status text not null default 'new', source text not null default '', campaign text not null default '', words text not null default '', company_key text not null default '', owner text not null default '', next_step_at bigint, call_order bigint not null default 0, page_language text not null default '', agent text not null default '');
create table subscribers (id text primary key, person text not null unique, email text not null, state text not null, lead_id text not null, requested_at bigint not null, confirmed_at bigint, unsubscribed_at bigint);
create table mail_slots (mailbox text not null, kind text not null, last_at bigint not null, constraint mail_slots_key primary key (mailbox, kind));
create table probe (id integer primary key, at bigint not null);
create index leads_person on leads (person);
create table "deliveries" (id text primary key, lead_id text references leads (id) on delete cascade, kind text not null, state text not null, attempts integer not null, next_at bigint not null, lease_owner text, lease_beat bigint not null, note text not null, created_at bigint not null, finished_at bigint, target text not null default '', message_id text not null default '', payload text, booking_uid text);
create index deliveries_lead on deliveries (lead_id);
create table bookings (uid text primary key, person text not null, email text not null, name text not null, title text not null, start_at bigint, end_at bigint, time_zone text not null, status text not null, previous_uid text, reason text not null, first_page text not null, page text not null, referrer text not null, utm text not null, language text not null, created_at bigint not null, changed_at bigint not null, words text not null default '', page_language text not null default '');
create table booking_messages (key text primary key, booking_uid text not null, body text not null, received_at bigint not null);
create table notes (id text primary key, person text not null, author text not null, text text not null, created_at bigint not null);
create table desk_links (hash text primary key, email text not null, browser_hash text, expires_at bigint not null, code_hash text, wrong_codes integer not null default 0);
create table desk_sessions (id text primary key, hash text not null unique, email text not null, agent text not null, created_at bigint not null, seen_at bigint not null);
create table desk_access (id text primary key, at bigint not null, actor text not null, action text not null, subject text not null, detail text not null);
create table insight (day integer not null, event text not null, detail text not null, page text not null, source text not null, campaign text not null, device text not null, count bigint not null, constraint insight_key primary key (day, event, detail, page, source, campaign, device));
create table bounces (person text primary key, note text not null, at bigint not null);
create index leads_newest on leads (created_at, id, source);
create index leads_kind on leads (kind, created_at, id);
create index leads_status on leads (status, created_at, id);
create index leads_source on leads (source, created_at, id);
create index leads_campaign on leads (campaign, created_at, id, status) where campaign <> '';
create index leads_held on leads (created_at, id) where suspicion is not null;
create index leads_company on leads (company_key, id);
create index deliveries_due on deliveries (kind, target, next_at) where state = 'pending';
create index deliveries_leased on deliveries (lease_owner) where lease_owner is not null;
create index deliveries_stuck on deliveries (state, created_at, id) where state in ('dead', 'held');
create index deliveries_booking on deliveries (booking_uid) where booking_uid is not null;
create index bookings_person on bookings (person);
create index bookings_previous on bookings (previous_uid);
create index bookings_words on bookings (created_at, uid, words, person);
create index booking_messages_booking on booking_messages (booking_uid);
create index notes_person on notes (person);
create index desk_access_backups on desk_access (id) where action = 'backed-up';
create index subscribers_state on subscribers (state);
create index subscribers_requested_at on subscribers (requested_at);
create index subscribers_confirmed_at on subscribers (confirmed_at) where confirmed_at is not null;
create index subscribers_unsubscribed_at on subscribers (unsubscribed_at) where unsubscribed_at is not null;
create table people (email_key text primary key, lead_since bigint, source text not null default '', campaign text not null default '', language text not null default '', status text not null default 'new', lost_reason text not null default '', owner text not null default '', next_step text not null default '', next_step_at bigint, do_not_contact integer not null default 0, name text not null default '', phone text not null default '');
create index people_since on people (lead_since);
create index people_origin on people (source, language, lead_since);
create index people_due on people (owner, next_step_at) where next_step_at is not null;
create index leads_owner on leads (owner, created_at, id, call_order) where owner <> '';
create index leads_due on leads (next_step_at) where next_step_at is not null;
create index leads_call_order on leads (call_order, id);
create index people_campaign on people (campaign, lead_since, status) where campaign <> '';
create index booking_messages_received on booking_messages (received_at);
create index desk_access_subject on desk_access (subject, at);
create index desk_access_actor on desk_access (actor, id);
create table desk_users (email text primary key, seen_at bigint not null, last_visit_at bigint, language text not null default '', due_mail_day integer not null default 0);
create table desk_passkeys (id text primary key, email text not null, public_key text not null, counter bigint not null, transports text not null, name text not null, created_at bigint not null, used_at bigint);
create table desk_challenges (hash text primary key, expires_at bigint not null);
create table outages (target text primary key, since bigint not null);
create table api_keys (id text primary key, name text not null unique, hash text not null, scopes text not null, created_at bigint not null, created_by text not null, expires_at bigint, used_at bigint, revoked_at bigint);
create index leads_agent on leads (created_at, id) where agent <> '';
insert into migrations (name, applied_at) values
  ('1.0.0', 1),
  ('2.0.0', 1),
  ('3.0.0', 1);
insert into store_version (version) values
  ('2.0.0');
insert into leads (id, kind, person, email, first_name, last_name, company, phone, details, page, referrer, utm, consent, suspicion, fingerprint, created_at, first_page, language, consent_version, status, source, campaign, words, company_key, owner, next_step_at, call_order, page_language, agent) values
  ('01', 'deck', 'ada@ada.test', 'ada@ada.test', 'Ada', 'Doe', 'ada Inc', '+1 555 0100', '{}', '/social-os', '', '{"utm_source":"LinkedIn","utm_campaign":"spring"}', '', null, null, 1766750400000, '/', 'en-GB', '', 'qualified', 'linkedin', 'spring', '  ada  doe  inc  test  15550100', 'ada inc', 'maya@desk.test', 1768564800000, 201766750400000, 'en', ''),
  ('02', 'quiz', 'ada@ada.test', 'ada@ada.test', 'Ada', 'Doe', 'ada Inc', '', '{"answers":{"industry":["saas"],"company":"Inc","role":["founder"],"bottlenecks":["leadgen","reporting"],"tasks":["emails"],"tools":["gmail"],"team_size":["small"],"timeline":["immediate"]}}', '/social-os', '', '{}', '', null, null, 1768046400000, '/', 'en-GB', '', 'qualified', 'direct', '', '  ada  doe  inc  test', 'ada inc', 'maya@desk.test', 1768564800000, 201768046400000, 'en', ''),
  ('03', 'deck', 'bob@bob.test', 'bob@bob.test', 'Bob', 'Doe', 'bob Inc', '', '{}', '/social-os', 'https://www.search.test/find', '{}', '', null, null, 1766836800000, '/', 'de-AT', '', 'lost', 'search.test', '', '  bob  doe  inc  test', 'bob inc', '', null, 101766836800000, 'de', ''),
  ('04', 'quiz', 'cleo@cleo.test', 'cleo@cleo.test', 'Cleo', 'Doe', 'cleo Inc', '', '{"answers":{"industry":["saas"],"company":"Inc","role":["founder"],"bottlenecks":["leadgen","reporting"],"tasks":["emails"],"tools":["gmail"],"team_size":["small"],"timeline":["immediate"]}}', '/social-os', '', '{}', '', null, null, 1766923200000, '/', 'en-GB', '', 'won', 'direct', '', '  cleo  doe  inc  test', 'cleo inc', '', null, 201766923200000, 'en', ''),
  ('05', 'newsletter', 'dora@dora.test', 'dora@dora.test', 'Dora', 'Doe', 'dora Inc', '', '{}', '/social-os', '', '{}', '', null, null, 1767009600000, '/', 'en-GB', '', 'new', 'direct', '', '  dora  doe  inc  test', 'dora inc', '', null, 1767009600000, 'en', ''),
  ('06', 'newsletter', 'eve@eve.test', 'eve@eve.test', 'Eve', 'Doe', 'eve Inc', '', '{}', '/social-os', '', '{}', '', null, null, 1767096000000, '/', 'en-GB', '', 'new', 'direct', '', '  eve  doe  inc  test', 'eve inc', '', null, 1767096000000, 'en', ''),
  ('07', 'deck', 'fay@fay.test', 'fay@fay.test', 'Fay', 'Doe', 'fay Inc', '', '{}', '/social-os', '', '{}', '', 'hidden field was filled', null, 1767182400000, '/', 'en-GB', '', 'new', 'direct', '', '  fay  doe  inc  test', 'fay inc', '', null, -98232817600000, 'en', ''),
  ('08', 'deck', 'gus@gus.test', 'gus@gus.test', 'Gus', 'Doe', 'gus Inc', '', '{}', '/social-os', '', '{}', '', 'form was filled in 120 ms', null, 1767268800000, '/', 'en-GB', '', 'new', 'direct', '', '  gus  doe  inc  test', 'gus inc', '', null, -98232731200000, 'en', ''),
  ('09', 'deck', 'ada@ada.test', 'ada@ada.test', 'Ada', 'Doe', 'ada Inc', '', '{}', '/social-os', '', '{}', '', 'hidden field was filled', null, 1767355200000, '/', 'en-GB', '', 'qualified', 'direct', '', '  ada  doe  inc  test', 'ada inc', 'maya@desk.test', 1768564800000, -98232644800000, 'en', ''),
  ('10', 'deck', 'hal@hal.test', 'hal@hal.test', 'Hal', 'Doe', 'hal Inc', '', '{}', '/social-os', '', '{"utm_source":"linkedin","utm_campaign":"spring"}', '', null, null, 1767441600000, '/', 'en-GB', '', 'new', 'linkedin', 'spring', '  hal  doe  inc  test', 'hal inc', '', null, 101767441600000, 'en', 'Helper 1.0'),
  ('11', 'deck', 'ivy@ivy.test', 'ivy@ivy.test', 'Ivy', 'Doe', 'ivy Inc', '', '{}', '/social-os', '', '{}', '', null, null, 1768305600000, '/', 'en-GB', '', 'new', 'direct', '', '  ivy  doe  inc  test', 'ivy inc', '', null, 101768305600000, 'en', '');
insert into subscribers (id, person, email, state, lead_id, requested_at, confirmed_at, unsubscribed_at) values
  ('06', 'dora@dora.test', 'dora@dora.test', 'pending', '05', 1767009600000, null, null),
  ('08', 'eve@eve.test', 'eve@eve.test', 'confirmed', '06', 1767096000000, 1767096001000, null);
insert into mail_slots (mailbox, kind, last_at) values
  ('ada@ada.test', 'deck-mail', 1766750400000),
  ('ada@ada.test', 'quiz-report', 1768046400000),
  ('bob@bob.test', 'deck-mail', 1766836800000),
  ('cleo@cleo.test', 'quiz-report', 1766923200000),
  ('dora@dora.test', 'newsletter-confirm', 1767009600000),
  ('hal@hal.test', 'deck-mail', 1767441600000),
  ('ivy@ivy.test', 'deck-mail', 1768305600000);
insert into deliveries (id, lead_id, kind, state, attempts, next_at, lease_owner, lease_beat, note, created_at, finished_at, target, message_id, payload, booking_uid) values
  ('01', '01', 'deck-mail', 'done', 0, 1766750400000, null, 0, '', 1766750400000, 1766750401000, '', '', null, null),
  ('02', '02', 'quiz-report', 'done', 0, 1768046400000, null, 0, '', 1768046400000, 1768046401000, '', '', null, null),
  ('03', '03', 'deck-mail', 'done', 0, 1766836800000, null, 0, '', 1766836800000, 1766836801000, '', '', null, null),
  ('04', '04', 'quiz-report', 'done', 0, 1766923200000, null, 0, '', 1766923200000, 1766923201000, '', '', null, null),
  ('05', '04', 'operator-mail', 'done', 0, 1766923200000, null, 0, '', 1766923200000, 1766923201000, '', '', null, null),
  ('07', '05', 'newsletter-confirm', 'pending', 0, 1767009600000, null, 0, '', 1767009600000, null, '', '', null, null),
  ('09', '06', 'newsletter-confirm', 'pending', 0, 1767096000000, null, 0, '', 1767096000000, null, '', '', null, null),
  ('10', '07', 'deck-mail', 'held', 0, 1767182400000, null, 0, 'suspected spam: hidden field was filled', 1767182400000, null, '', '', null, null),
  ('11', '08', 'deck-mail', 'held', 0, 1767268800000, null, 0, 'suspected spam: form was filled in 120 ms', 1767268800000, null, '', '', null, null),
  ('12', '09', 'deck-mail', 'held', 0, 1767355200000, null, 0, 'suspected spam: hidden field was filled', 1767355200000, null, '', '', null, null),
  ('13', '10', 'deck-mail', 'dead', 11, 1767441600000, null, 0, 'refused', 1767441600000, null, '', '', null, null),
  ('14', '11', 'deck-mail', 'pending', 0, 1768305600000, null, 0, '', 1768305600000, null, '', '', null, null);
insert into bookings (uid, person, email, name, title, start_at, end_at, time_zone, status, previous_uid, reason, first_page, page, referrer, utm, language, created_at, changed_at, words, page_language) values
  ('b1', 'cleo@cleo.test', 'cleo@cleo.test', 'cleo', 'AI consultation', 1768219200000, 1768221000000, 'UTC', 'booked', null, '', '', '', '', '{}', '', 1768132800000, 1768132800000, '  cleo', ''),
  ('b2', 'ivy@ivy.test', 'ivy@ivy.test', 'ivy', 'AI consultation', 1768478400000, 1768480200000, 'UTC', 'cancelled', null, '', '', '', '', '{}', '', 1768392000000, 1768392000000, '  ivy', ''),
  ('b3', 'zoe@zoe.test', 'zoe@zoe.test', 'zoe', 'AI consultation', 1768478400000, 1768480200000, 'UTC', 'booked', null, '', '', '', '', '{}', '', 1768392000000, 1768392000000, '  zoe', '');
insert into notes (id, person, author, text, created_at) values
  ('22', 'cleo@cleo.test', 'cli:operator', 'Signed', 1768392000000);
insert into desk_access (id, at, actor, action, subject, detail) values
  ('16', 1768392000000, 'cli:operator', 'changed', 'ada@ada.test', '["status","qualified"]'),
  ('15', 1768392000000, 'cli:operator', 'changed', 'ada@ada.test', '["owner","maya@desk.test"]'),
  ('17', 1768392000000, 'cli:operator', 'changed', 'ada@ada.test', '["nextStep","2026-01-16"]'),
  ('19', 1768392000000, 'cli:operator', 'changed', 'bob@bob.test', '["status","lost"]'),
  ('18', 1768392000000, 'cli:operator', 'changed', 'bob@bob.test', '["doNotContact"]'),
  ('20', 1768392000000, 'cli:operator', 'changed', 'cleo@cleo.test', '["status","won"]'),
  ('21', 1768392000000, 'cli:operator', 'changed', 'cleo@cleo.test', '["nameCorrected"]'),
  ('23', 1768392000000, 'cli:operator', 'noted', 'cleo@cleo.test', '');
insert into people (email_key, lead_since, source, campaign, language, status, lost_reason, owner, next_step, next_step_at, do_not_contact, name, phone) values
  ('ada@ada.test', 1766750400000, 'linkedin', 'spring', 'en', 'qualified', '', 'maya@desk.test', 'Call back', 1768564800000, 0, '', ''),
  ('bob@bob.test', 1766836800000, 'search.test', '', 'de', 'lost', 'budget', '', '', null, 1, '', ''),
  ('cleo@cleo.test', 1766923200000, 'direct', '', 'en', 'won', '', '', '', null, 0, 'Cleopatra Doe', ''),
  ('hal@hal.test', 1767441600000, 'linkedin', 'spring', 'en', 'new', '', '', '', null, 0, '', ''),
  ('ivy@ivy.test', 1768305600000, 'direct', '', 'en', 'new', '', '', '', null, 0, '', ''),
  ('eve@eve.test', 1767096001000, 'direct', '', 'en', 'new', '', '', '', null, 0, '', '');
