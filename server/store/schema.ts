/**
 * The tables of the database, with the same columns in SQLite and PostgreSQL.
 * - Times, such as `created_at`, are milliseconds since 1970.
 * - JSON is stored as text.
 * - `person` and `email_key` contain the email key: the normalized email address of a person (domain/email.ts).
 * - A person can have several submissions: one for each form that they sent.
 */
import type { Generated, Insertable, Kysely, Selectable } from 'kysely';
import type { FormKind } from '#domain/forms/forms.ts';

export type Dialect = 'sqlite' | 'postgres';
/**
 * - pending: the next attempt is at `next_at`
 * - done: the receiver accepted it
 * - dead: failed permanently, until a user retries it
 * - held: not sent because the submission is suspected spam, until a user releases the submission
 * - skipped: deliberately not sent; `note` contains the reason
 */
export type DeliveryState = 'pending' | 'done' | 'dead' | 'held' | 'skipped';
export type BookingStatus = 'booked' | 'rescheduled' | 'cancelled' | 'no-show';
export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';
export const PERSON_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

type SubmissionsTable = {
  id: string;
  kind: FormKind;
  person: string;
  /** The address as the visitor typed it. */
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  /** JSON object with the fields that only this kind of form has, such as the answers of the quiz. */
  details: string;
  /** Path of the page on which the visit started. */
  first_page: string;
  /** Path of the page with the form. */
  page: string;
  referrer: string;
  /** JSON object with the utm_* parameters of the URL. */
  utm: string;
  /** Language of the browser, such as de-AT. */
  language: string;
  /** Language of the page with the form, such as de. Empty for the default language. */
  page_language: string;
  /**
   * The sentence beside the form to which the visitor agreed, and its hash. Empty and `unverified` if the client sent a
   * sentence that the form has never shown. Before version 3, both are what the client sent.
   */
  consent: string;
  consent_version: string;
  /** The reason why the submission is suspected spam. Null if it is not. */
  quarantine_reason: string | null;
  /** Hash of the request. A repeated request has the same hash and is not stored. Null without an idempotency key. */
  fingerprint: string | null;
  created_at: number;
  /** Name of the AI assistant that sent the form for a person. Empty if the person sent it. */
  assistant: Generated<string>;
  /** Computed from `utm` and `referrer` when the submission is stored (derived-columns.ts). */
  source: Generated<string>;
  campaign: Generated<string>;
};

type DeliveriesTable = {
  id: string;
  /** The submission that the delivery is about. Null if it is about a booking or an erased person. */
  submission_id: string | null;
  /** Name of a delivery kind. The table may contain kinds of other versions, which this version does not know. */
  kind: string;
  state: DeliveryState;
  attempts: number;
  /** Time of the next attempt. */
  next_at: number;
  /** Id of the worker that is sending the delivery. Null if none is. */
  lease_owner: string | null;
  /** Heartbeat of that worker: it increases this number regularly. If it stops, another worker takes over. */
  lease_beat: number;
  /** The last error, or the reason why the delivery is held or skipped. */
  note: string;
  created_at: number;
  finished_at: number | null;
  /** Hash of the event address that receives the delivery. Empty for other kinds: they have one receiver. */
  target: string;
  /** Lets the receiver recognize a message that it gets twice. */
  message_id: string;
  /** The message. Null for kinds that create it when they send it, and after the delivery. */
  payload: string | null;
  /** The booking that the delivery is about, if there is no submission. */
  booking_uid: string | null;
  /** Time that a mail to a visitor got, so that no domain gets too many at once. Null until it is tried. */
  slot_at: Generated<number | null>;
  /** 1 if the latest attempt failed because of the target, and not because of this delivery. */
  target_failed: Generated<number>;
};

/**
 * One row: what retention will erase, and up to which time. It was written by an earlier run, so that nothing is erased
 * after one reading of the clock.
 */
type RetentionPlanTable = {
  id: number;
  /** RETENTION_DAYS when the plan was made. */
  days: number;
  recorded_at: number;
  /** Rows from before this time are due. */
  covers_until: number;
  /** Time of the last run. A large difference to the current time means that the clock was changed. */
  checked_at: number;
  /** Position of the recording. The table is empty when the plan is complete. */
  next_table: string;
  last_key: string;
  due_count: number;
  row_count: number;
  /** Why an operator has to confirm the plan. Empty if nobody has to. */
  reason: '' | 'first' | 'share';
  confirmed_at: number | null;
};

/** The latest state of each booking. If a call is rescheduled, the provider creates a new booking with a `previous_uid`. */
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
  /** The reason that the visitor gave for rescheduling or cancelling. */
  reason: string;
  /** What the visitor wrote for the call. */
  note: Generated<string>;
  /** The next six columns are the same as in `submissions`. They are empty if the booking link did not contain them. */
  first_page: string;
  page: string;
  referrer: string;
  utm: string;
  language: string;
  page_language: Generated<string>;
  created_at: number;
  /** Time of the latest change, from the message of the provider. */
  changed_at: number;
};

/** Every message about a booking. The key identifies repeated messages, so it stays when a person is erased. */
type BookingMessagesTable = { key: string; booking_uid: string; body: string; received_at: number };

/** Everybody who sent a form, booked a call, or whose data the team edited (people.ts). */
type PeopleTable = {
  email_key: string;
  /** Time of the first form that counts. Null if there is none. The next three columns are from the same form. */
  lead_since: number | null;
  source: Generated<string>;
  campaign: Generated<string>;
  language: Generated<string>;
  status: Generated<PersonStatus>;
  /** The reason why the status is `lost`. */
  lost_reason: Generated<string>;
  /** Email address of the desk user who is responsible for the person. Empty for nobody. */
  owner: Generated<string>;
  next_step: Generated<string>;
  next_step_at: Generated<number | null>;
  /** 1 if the person asked not to be contacted. */
  do_not_contact: Generated<number>;
  /** Name and phone number as the team corrected them. Empty if the values of the forms are correct. */
  name: Generated<string>;
  phone: Generated<string>;
  /** The next columns are computed by `refreshPeople`. Id of the latest submission, one that counts if there is any. */
  latest_id: Generated<string>;
  /** Time of that submission, or of the latest booking. */
  last_at: Generated<number>;
  /** Time of the latest quarantined submission. */
  quarantined_at: Generated<number | null>;
  /** Kinds of the submissions that are not quarantined, each between spaces. */
  kinds: Generated<string>;
  /** 1 if an AI assistant sent a form for them. */
  by_assistant: Generated<number>;
  /** Company in lower case, for sorting. */
  company_key: Generated<string>;
  /** 0 for hot, -1 for warm, -2 for later. */
  readiness: Generated<number>;
  /** Words of names, companies and addresses, and digits of phone numbers. */
  search_text: Generated<string>;
};

type SubscribersTable = {
  id: string;
  person: string;
  email: string;
  state: SubscriberState;
  /** The latest newsletter sign-up of the person. */
  submission_id: string;
  requested_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
};

/** Time of the last mail of each kind to a mailbox. A mail of the same kind is not sent again within an hour. */
type MailSlotsTable = { mailbox: string; kind: string; last_at: number };

/** The team's notes about a person. */
type NotesTable = { id: string; person: string; author: string; text: string; created_at: number };

/** Sign-in links of the desk. A link works in the browser that requested it, or in another browser with a code. */
type DeskLinksTable = {
  /** Hash of the token in the link. The token itself is not stored. */
  hash: string;
  /** The desk user who can sign in with the link. */
  email: string;
  /** Hash of a cookie in the browser that requested the link. Null if the link was printed in the terminal. */
  browser_hash: string | null;
  expires_at: number;
  /** Hash of the code that lets another browser use the link. */
  code_hash: Generated<string | null>;
  /** Number of wrong codes that were entered. */
  wrong_codes: Generated<number>;
};

type DeskUsersTable = {
  email: string;
  /** Time of the last request. */
  seen_at: number;
  /** End of the visit before the current one. */
  last_visit_at: Generated<number | null>;
  /** Language that the user chose. Empty for the language of the browser. */
  language: Generated<string>;
  /** Day on which the user last got the mail about due next steps: days since 1970 in the operator's time zone. */
  due_mail_day: Generated<number>;
};

type DeskPasskeysTable = {
  /** Id of the WebAuthn credential, in base64url. */
  id: string;
  /** The desk user who owns the passkey. */
  email: string;
  /** In base64url. */
  public_key: string;
  /** Number of signatures that the authenticator reported last. A lower number suggests a copied passkey. */
  counter: number;
  /** JSON array of the WebAuthn transports, such as "internal" or "usb". */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
};

/** WebAuthn challenges: random values that a passkey signs. Each works once. */
type DeskChallengesTable = { hash: string; expires_at: number };

type DeskSessionsTable = {
  id: string;
  /** Hash of the cookie. The cookie itself is not stored. */
  hash: string;
  email: string;
  /** Browser and operating system, such as "Firefox, Linux". */
  user_agent: string;
  created_at: number;
  seen_at: number;
};

/** The audit log, stored in the table `audit_log`. */
type AuditLogTable = {
  id: string;
  at: number;
  /** The desk user, API key or command that did something. */
  actor: string;
  action: string;
  /** Email key of the person. Empty if the entry is about several people or none. A code if the person was erased. */
  subject: string;
  /** Plain text, or a JSON array with the key and the values of a text in `deskAuditLog.details`. */
  detail: string;
};

/** Keys with which the operator's tools call the API (core/api-keys.ts). */
type ApiKeysTable = {
  id: string;
  /** Never reused, even after the key is revoked, because the audit log shows it. */
  name: string;
  /** Hash of the secret part. The key itself is not stored. */
  hash: string;
  /** Names of scopes, separated by spaces. */
  scopes: string;
  created_at: number;
  created_by: string;
  /** Null if the key does not expire. */
  expires_at: number | null;
  /** Time of the last use, updated at most once a minute. */
  used_at: number | null;
  revoked_at: number | null;
};

/** Counts of page views and clicks. They contain no data about individual visitors. */
type InsightTable = {
  /** Days since 1970 in the operator's time zone. */
  day: number;
  event: string;
  /** The section or question that the event is about. Empty for other events. */
  detail: string;
  page: string;
  source: string;
  campaign: string;
  device: string;
  count: number;
};

/** Every consent sentence that a form has ever shown (core/consent.ts). Rows are never changed or deleted. */
type ConsentSentencesTable = {
  form: string;
  language: string;
  /** Hash of the sentence. */
  version: string;
  sentence: string;
  first_shown_at: number;
};

export type Schema = {
  consent_sentences: ConsentSentencesTable;
  submissions: SubmissionsTable;
  deliveries: DeliveriesTable;
  people: PeopleTable;
  subscribers: SubscribersTable;
  mail_slots: MailSlotsTable;
  /** Email addresses that a mail server permanently rejected. */
  bounces: { person: string; note: string; at: number };
  bookings: BookingsTable;
  booking_messages: BookingMessagesTable;
  /** One row. The readiness check writes to it to test that the database accepts changes. */
  probe: { id: number; at: number };
  migrations: { name: string; applied_at: number };
  notes: NotesTable;
  desk_links: DeskLinksTable;
  desk_sessions: DeskSessionsTable;
  desk_users: DeskUsersTable;
  desk_passkeys: DeskPasskeysTable;
  desk_challenges: DeskChallengesTable;
  /** Targets whose deliveries fail, and about which the team was notified. */
  outages: { target: string; since: number };
  audit_log: AuditLogTable;
  api_keys: ApiKeysTable;
  insight: InsightTable;
  retention_plan: RetentionPlanTable;
  /** The rows that the plan covers. */
  retention_due: { table_name: string; key: string };
  /** Time from which the next mail to a domain may be sent. */
  mail_pace: { domain: string; next_at: number };
  /** One row: the version of the site that last migrated the tables. */
  store_version: { version: string; readiness_rules: Generated<string> };
  /** Number of requests of a caller, or for a mailbox, until `ends_at`. The key is a hash of the address. */
  rate_limits: { key: string; count: number; ends_at: number };
};

export type RetentionPlan = Selectable<RetentionPlanTable>;
export type Submission = Selectable<SubmissionsTable>;
export type Delivery = Selectable<DeliveriesTable>;
export type Subscriber = Selectable<SubscribersTable>;
export type DeskLink = Selectable<DeskLinksTable>;
export type DeskSession = Selectable<DeskSessionsTable>;
export type StoredApiKey = Selectable<ApiKeysTable>;

export type Booking = Selectable<BookingsTable>;
export type InsertableSubmission = Insertable<SubmissionsTable>;
export type InsertableDelivery = Insertable<DeliveriesTable>;
export type Db = Kysely<Schema>;
