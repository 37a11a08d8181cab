/** The tables, the same on SQLite and PostgreSQL. Times are milliseconds since 1970, JSON is text. */
import type { Generated, Insertable, Kysely, Selectable } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';
export type LeadKind = 'deck' | 'newsletter' | 'quiz';
/**
 * pending: due at next_at · done · dead: failed for good, kept for a retry by hand · held: suspected spam, waits for the
 * operator · skipped: not needed, the note says why.
 */
export type DeliveryState = 'pending' | 'done' | 'dead' | 'held' | 'skipped';
export type BookingStatus = 'booked' | 'rescheduled' | 'cancelled' | 'no-show';
export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

type LeadsTable = {
  id: string;
  kind: LeadKind;
  /** The address as domain/email.ts unifies it: one person, however they type it. */
  person: string;
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  /** JSON of what only this kind of lead has. */
  details: string;
  /** Path of the first page of the visit; `page` is the one that the form was sent from. */
  first_page: string;
  page: string;
  referrer: string;
  /** JSON object of utm_* parameters. */
  utm: string;
  /** Of the visitor's browser, as a tag such as de-AT. */
  language: string;
  /** Of the page that the form was sent from, as content/languages.ts names it. Empty: the default. */
  page_language: string;
  /** The sentence that was shown beside the form, and its version. Its time is that of the lead. */
  consent: string;
  consent_version: string;
  /** Why it looks like spam; null for everyone else. */
  suspicion: string | null;
  /** Hash of client key and body: a repeat makes no second lead. Null when the client sent no key. */
  fingerprint: string | null;
  created_at: number;
  /** Name of the assistant that sent it for a person; empty for a form. */
  agent: Generated<string>;
  /** How far the team has come with it. */
  status: Generated<LeadStatus>;
  /** Worked out at intake, see lead-facets.ts. */
  source: Generated<string>;
  campaign: Generated<string>;
  words: Generated<string>;
  company_key: Generated<string>;
  /** Those of the person, so that lists filter by index: see people.ts. */
  owner: Generated<string>;
  next_step_at: Generated<number | null>;
  /** Readiness first, then time: see call-order.ts. */
  call_order: Generated<number>;
};

type DeliveriesTable = {
  id: string;
  /** Null for what is about no lead: a booking, or somebody erased. */
  lead_id: string | null;
  /** Name of a delivery kind; a store may hold kinds that this version does not know. */
  kind: string;
  state: DeliveryState;
  attempts: number;
  next_at: number;
  lease_owner: string | null;
  /** Grows while the owner is at work on it. */
  lease_beat: number;
  /** Last error, or why it was skipped. */
  note: string;
  created_at: number;
  finished_at: number | null;
  /** Of an outbox message: which of several receivers, under which id, and what. Emptied once it arrived. */
  target: string;
  message_id: string;
  payload: string | null;
  /** Booking that the delivery is about, if any. */
  booking_uid: string | null;
};

/** One booking as the scheduling service last told it. A moved one has a new uid and names the one before. */
type BookingsTable = {
  uid: string;
  person: string;
  email: string;
  name: string;
  title: string;
  start_at: number | null;
  end_at: number | null;
  time_zone: string;
  status: BookingStatus;
  previous_uid: string | null;
  /** Why it was moved or called off. */
  reason: string;
  /** Source of the person, if the booking link has it. */
  first_page: string;
  page: string;
  referrer: string;
  utm: string;
  language: string;
  page_language: Generated<string>;
  created_at: number;
  /** When the latest change happened, by the service's clock. */
  changed_at: number;
  /** Worked out when it is written, see booking-words.ts. */
  words: Generated<string>;
};

/** Every message as it came, kept once. Erasing a person empties the body and leaves the key. */
type BookingMessagesTable = { key: string; booking_uid: string; body: string; received_at: number };

/** A person who counts as a lead, or with whom the team works: see people.ts. */
type PeopleTable = {
  email_key: string;
  /** Time, source, campaign and language of the first form that counts; null where there is none. */
  lead_since: number | null;
  source: Generated<string>;
  campaign: Generated<string>;
  language: Generated<string>;
  /** How far the team has come with them, and why no further. */
  status: Generated<LeadStatus>;
  lost_reason: Generated<string>;
  /** The colleague who looks after them, by address; empty for nobody. */
  owner: Generated<string>;
  next_step: Generated<string>;
  next_step_at: Generated<number | null>;
  /** 1 for somebody who asked not to be contacted. */
  do_not_contact: Generated<number>;
  /** Corrections by the team; empty where the forms are right. */
  name: Generated<string>;
  phone: Generated<string>;
};

type SubscribersTable = {
  id: string;
  person: string;
  email: string;
  state: SubscriberState;
  /** The latest sign-up, which keeps consent text, time and source. */
  lead_id: string;
  requested_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
};

/** When a kind of mail last went to a mailbox, so that nobody is sent the same thing twice within the hour. */
type MailSlotsTable = { mailbox: string; kind: string; last_at: number };

/** The team's notes about a person. */
type NotesTable = { id: string; person: string; author: string; text: string; created_at: number };

/** A link to the desk: its hash, for whom, and the hash of the cookie of the browser that asked for it. */
type DeskLinksTable = {
  hash: string;
  email: string;
  /** Null for a link that was printed in the terminal. */
  browser_hash: string | null;
  expires_at: number;
  /** Of the short code that lets the link work in another browser, and how often a wrong one was tried. */
  code_hash: Generated<string | null>;
  wrong_codes: Generated<number>;
};

/** Stored data of each desk user. */
type DeskUsersTable = {
  email: string;
  /** Latest sign of the visit under way, and of the visit before it. */
  seen_at: number;
  last_visit_at: Generated<number | null>;
  /** Empty: that of the browser. */
  language: Generated<string>;
  /** Day of the latest mail with what is due, counted from 1970 in the operator's time zone. */
  due_mail_day: Generated<number>;
};

type DeskPasskeysTable = {
  /** The credential's own id, in base64url as all of its data. */
  id: string;
  email: string;
  public_key: string;
  counter: number;
  /** JSON list: how browsers reach the authenticator. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
};

/** Random values that a passkey has to sign, each once. */
type DeskChallengesTable = { hash: string; expires_at: number };

type DeskSessionsTable = {
  id: string;
  /** Of the cookie; the cookie itself is kept nowhere. */
  hash: string;
  email: string;
  /** Browser and system, as lists of sessions show it. */
  agent: string;
  created_at: number;
  seen_at: number;
};

/** Audit log. The subject is a person, empty for many at once, or a code after an erase. */
type DeskAccessTable = {
  id: string;
  at: number;
  actor: string;
  action: string;
  subject: string;
  detail: string;
};

/** A key of the operator's tools, see core/api-keys.ts. */
type ApiKeysTable = {
  id: string;
  /** In the audit log, so no two keys share one, also once revoked. */
  name: string;
  /** Of the secret part; the key itself is kept nowhere. */
  hash: string;
  /** With spaces between them. */
  scopes: string;
  created_at: number;
  created_by: string;
  /** Null for a key without an end. */
  expires_at: number | null;
  /** To the minute. */
  used_at: number | null;
  revoked_at: number | null;
};

/** Counts without anything about one visitor. */
type InsightTable = {
  /** Days since 1970 in the operator's time zone. */
  day: number;
  event: string;
  /** The section or question, where the event has one. */
  detail: string;
  page: string;
  source: string;
  campaign: string;
  device: string;
  count: number;
};

export type Schema = {
  leads: LeadsTable;
  deliveries: DeliveriesTable;
  people: PeopleTable;
  subscribers: SubscribersTable;
  mail_slots: MailSlotsTable;
  /** Addresses that a mail server refused for good. */
  bounces: { person: string; note: string; at: number };
  bookings: BookingsTable;
  booking_messages: BookingMessagesTable;
  /** One row that the readiness check writes. */
  probe: { id: number; at: number };
  migrations: { name: string; applied_at: number };
  notes: NotesTable;
  desk_links: DeskLinksTable;
  desk_sessions: DeskSessionsTable;
  desk_users: DeskUsersTable;
  desk_passkeys: DeskPasskeysTable;
  desk_challenges: DeskChallengesTable;
  /** Targets whose failure the team was notified about. */
  outages: { target: string; since: number };
  desk_access: DeskAccessTable;
  api_keys: ApiKeysTable;
  insight: InsightTable;
  /** One row: which version changed the tables last. */
  store_version: { version: string };
  /** Requests of one caller or for one mailbox until a time; the key is a hash. */
  rate_limits: { key: string; count: number; ends_at: number };
};

export type Lead = Selectable<LeadsTable>;
export type Delivery = Selectable<DeliveriesTable>;
export type Subscriber = Selectable<SubscribersTable>;
export type DeskLink = Selectable<DeskLinksTable>;
export type DeskSession = Selectable<DeskSessionsTable>;
export type ApiKeyRow = Selectable<ApiKeysTable>;

export type Booking = Omit<Selectable<BookingsTable>, 'words'>;
export type LeadRow = Insertable<LeadsTable>;
export type DeliveryRow = Insertable<DeliveriesTable>;
export type Db = Kysely<Schema>;
