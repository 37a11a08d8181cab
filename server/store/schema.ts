/** The tables, the same on SQLite and PostgreSQL. Times are milliseconds since 1970, JSON is text. */
import type { Generated, Insertable, Kysely, Selectable } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';
export type LeadKind = 'deck' | 'newsletter' | 'quiz';
/**
 * - pending: waits for its attempt at `next_at`
 * - done: accepted by the receiver
 * - dead: failed permanently; the operator can retry it
 * - held: suspected spam; waits until the operator releases it
 * - skipped: not needed; `note` says why
 */
export type DeliveryState = 'pending' | 'done' | 'dead' | 'held' | 'skipped';
export type BookingStatus = 'booked' | 'rescheduled' | 'cancelled' | 'no-show';
export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

type LeadsTable = {
  id: string;
  kind: LeadKind;
  /** Normalized email address of the person. All spellings of an address have the same value (domain/email.ts). */
  person: string;
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  /** JSON with the fields of this kind of lead. */
  details: string;
  /** Path of the first page of the visit. `page` is the page with the form. */
  first_page: string;
  page: string;
  referrer: string;
  /** JSON object of utm_* parameters. */
  utm: string;
  /** Language of the browser, such as de-AT. */
  language: string;
  /** Language of the page with the form, as in content/languages.ts. Empty: the default. */
  page_language: string;
  /** The consent sentence beside the form, and its version. Consent was given at `created_at`. */
  consent: string;
  consent_version: string;
  /** Reason for suspected spam; otherwise null. */
  suspicion: string | null;
  /** Hash of idempotency key and body: a repeated request creates no second lead. Null without an idempotency key. */
  fingerprint: string | null;
  created_at: number;
  /** Name of the AI assistant that sent the lead for a person; empty if the person used the form. */
  agent: Generated<string>;
  /** Copied from the person, so that lists can filter with a database index: see people.ts. */
  status: Generated<LeadStatus>;
  owner: Generated<string>;
  next_step_at: Generated<number | null>;
  /** Computed at intake, see lead-facets.ts. */
  source: Generated<string>;
  campaign: Generated<string>;
  words: Generated<string>;
  company_key: Generated<string>;
  /** Sort key of lists: readiness of the person, then time. See call-order.ts. */
  call_order: Generated<number>;
};

type DeliveriesTable = {
  id: string;
  /** Null for deliveries about a booking or an erased person. */
  lead_id: string | null;
  /** Name of a delivery kind. A store may contain kinds that this version does not know. */
  kind: string;
  state: DeliveryState;
  attempts: number;
  next_at: number;
  lease_owner: string | null;
  /** Increases while the worker in `lease_owner` works on the delivery. If it stops, another worker takes over. */
  lease_beat: number;
  /** Last error, or the reason why it was skipped. */
  note: string;
  created_at: number;
  finished_at: number | null;
  /** For outbox messages: receiver, message id and payload. The payload is emptied after delivery. */
  target: string;
  message_id: string;
  payload: string | null;
  /** Booking that the delivery is about, if any. */
  booking_uid: string | null;
};

/** A booking in its latest state. If a call is rescheduled, its new booking refers to the old one in `previous_uid`. */
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
  /** Reason for rescheduling or cancelling. */
  reason: string;
  /** Source of the visit, if the booking link contains it. */
  first_page: string;
  page: string;
  referrer: string;
  utm: string;
  language: string;
  page_language: Generated<string>;
  created_at: number;
  /** Time of the latest change, by the clock of Cal.com. */
  changed_at: number;
  /** Computed when written, see booking-words.ts. */
  words: Generated<string>;
};

/** Every webhook message of Cal.com. The key prevents duplicates, so it stays when a person is erased. */
type BookingMessagesTable = { key: string; booking_uid: string; body: string; received_at: number };

/** A person with a valid form, or one whose data the team has edited: see people.ts. */
type PeopleTable = {
  email_key: string;
  /** Time, source, campaign and language of the first valid form. The time is null without one. */
  lead_since: number | null;
  source: Generated<string>;
  campaign: Generated<string>;
  language: Generated<string>;
  /** How far the team is with this person, and the reason if the status is `lost`. */
  status: Generated<LeadStatus>;
  lost_reason: Generated<string>;
  /** Address of the colleague who is responsible; empty for nobody. */
  owner: Generated<string>;
  next_step: Generated<string>;
  next_step_at: Generated<number | null>;
  /** 1 if the person asked not to be contacted. */
  do_not_contact: Generated<number>;
  /** Corrections by the team. Empty means: use the value in the forms. */
  name: Generated<string>;
  phone: Generated<string>;
};

type SubscribersTable = {
  id: string;
  person: string;
  email: string;
  state: SubscriberState;
  /** The latest sign-up, which stores consent text, time and source. */
  lead_id: string;
  requested_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
};

/** Time of the last mail of a kind to a mailbox, so that nobody gets the same mail twice within the hour. */
type MailSlotsTable = { mailbox: string; kind: string; last_at: number };

/** The team's notes about a person. */
type NotesTable = { id: string; person: string; author: string; text: string; created_at: number };

/** A sign-in link: its hash, its user, and the hash of the requesting browser's cookie. */
type DeskLinksTable = {
  hash: string;
  email: string;
  /** Null for a link printed in the terminal. */
  browser_hash: string | null;
  expires_at: number;
  /** Hash of the short code for another browser, and the number of wrong attempts. */
  code_hash: Generated<string | null>;
  wrong_codes: Generated<number>;
};

/** Stored data of each desk user. */
type DeskUsersTable = {
  email: string;
  /** Last activity of the current visit and of the previous one. */
  seen_at: number;
  last_visit_at: Generated<number | null>;
  /** Empty: the language of the browser. */
  language: Generated<string>;
  /** Day of the latest mail about due steps, counted from 1970 in the operator's time zone. */
  due_mail_day: Generated<number>;
};

type DeskPasskeysTable = {
  /** Id of the credential. `id` and `public_key` are in base64url. */
  id: string;
  email: string;
  public_key: string;
  counter: number;
  /** JSON list of the authenticator's transports. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
};

/** Random values that a passkey has to sign, each usable once. */
type DeskChallengesTable = { hash: string; expires_at: number };

type DeskSessionsTable = {
  id: string;
  /** Hash of the cookie. The cookie itself is not stored. */
  hash: string;
  email: string;
  /** Browser and system, as the list of sessions shows them. */
  agent: string;
  created_at: number;
  seen_at: number;
};

/**
 * Audit log. `subject` is the address of a person. It is empty if the entry is about several people or none. After an
 * erasure it is a code.
 */
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
  /** Unique, even among revoked keys, since the audit log shows it. */
  name: string;
  /** Hash of the secret part. The key itself is not stored. */
  hash: string;
  /** Separated by spaces. */
  scopes: string;
  created_at: number;
  created_by: string;
  /** Null: never expires. */
  expires_at: number | null;
  /** Precise to the minute. */
  used_at: number | null;
  revoked_at: number | null;
};

/** Counters without data about individual visitors. */
type InsightTable = {
  /** Days since 1970 in the operator's time zone. */
  day: number;
  event: string;
  /** Section or question, if the event has one. */
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
  /** Addresses that a mail server permanently refused. */
  bounces: { person: string; note: string; at: number };
  bookings: BookingsTable;
  booking_messages: BookingMessagesTable;
  /** One row, written by the readiness check. */
  probe: { id: number; at: number };
  migrations: { name: string; applied_at: number };
  notes: NotesTable;
  desk_links: DeskLinksTable;
  desk_sessions: DeskSessionsTable;
  desk_users: DeskUsersTable;
  desk_passkeys: DeskPasskeysTable;
  desk_challenges: DeskChallengesTable;
  /** Failing targets that the team was notified about. */
  outages: { target: string; since: number };
  desk_access: DeskAccessTable;
  api_keys: ApiKeysTable;
  insight: InsightTable;
  /** One row: the version that last changed the tables. */
  store_version: { version: string };
  /** Requests of one caller or mailbox within a time window. The key is a hash. */
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
