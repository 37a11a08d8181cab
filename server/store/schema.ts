/**
 * The tables of the database, with the same columns in SQLite and PostgreSQL.
 * - Times, such as `created_at`, are milliseconds since 1970.
 * - JSON is stored as text.
 * - `person` and `email_key` contain the email key: the normalized email address of a person (domain/email.ts).
 * - A person can have several submissions: one for each form that they sent.
 */
import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { FormKind } from '#domain/forms/forms.ts';

export type Dialect = 'sqlite' | 'postgres';
/**
 * - pending: the next attempt is at `next_at`
 * - done: the receiver accepted it
 * - dead: failed permanently, until a user retries it
 * - held: not sent because the submission is suspected spam, until a user releases the submission
 * - skipped: deliberately not sent; `note` contains the reason
 */
export const DELIVERY_STATES = ['pending', 'held', 'dead', 'done', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export const BOOKING_STATUSES = ['booked', 'rescheduled', 'cancelled', 'no-show'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export const CALL_OUTCOMES = ['held', 'missed'] as const;
type CallOutcome = (typeof CALL_OUTCOMES)[number];
export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];
export const PERSON_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

/**
 * Every column says whose data it has, so no column can be forgotten when a person is erased or asks for their data.
 * - personal: about a person; it is exported for them
 * - internal: about a person too, but only the server uses it: keys, search text
 * - staff: about somebody who uses the desk
 * - none: about nobody
 */
type Column<Class extends string, Type> = Readonly<{ class: Class; type?: Type }>;
const personal = <Type>(): Column<'personal', Type> => ({ class: 'personal' });
const internal = <Type>(): Column<'internal', Type> => ({ class: 'internal' });
const staff = <Type>(): Column<'staff', Type> => ({ class: 'staff' });
const none = <Type>(): Column<'none', Type> => ({ class: 'none' });

const VISIT = {
  /** Path of the page on which the visit started. */
  first_page: personal<string>(),
  page: personal<string>(),
  referrer: personal<string>(),
  /** JSON object with the utm_* parameters of the URL. */
  utm: personal<string>(),
  /** Language of the browser, such as de-AT. */
  language: personal<string>(),
};

export const EMPTY_VISIT = { first_page: '', page: '', referrer: '', utm: '{}', language: '' } as const;

/** In an order in which a table comes before those that refer to it. */
export const TABLES = {
  submissions: {
    id: personal<string>(),
    kind: personal<FormKind>(),
    person: internal<string>(),
    /** The address as the visitor typed it. */
    email: personal<string>(),
    first_name: personal<string>(),
    last_name: personal<string>(),
    company: personal<string>(),
    phone: personal<string>(),
    /** JSON object with the fields that only this kind of form has, such as the answers of the quiz. */
    details: personal<string>(),
    ...VISIT,
    /** Language of the page with the form, such as de. Empty for the default language. */
    page_language: personal<string>(),
    /**
     * The sentence beside the form to which the visitor agreed, and its hash. Empty and `unverified` if the client sent a
     * sentence that the form has never shown. Before version 3, both are what the client sent.
     */
    consent: personal<string>(),
    consent_version: personal<string>(),
    /** The reason why the submission is suspected spam. Null if it is not. */
    quarantine_reason: personal<string | null>(),
    /** Hash of the request. A repeated request has the same hash and is not stored. Null without an idempotency key. */
    fingerprint: internal<string | null>(),
    created_at: personal<number>(),
    /** Name of the AI assistant that sent the form for a person. Empty if the person sent it. */
    assistant: personal<Generated<string>>(),
    /** Computed from `utm` and `referrer` when the submission is stored (derived-columns.ts). */
    source: personal<Generated<string>>(),
    campaign: personal<Generated<string>>(),
  },
  deliveries: {
    id: personal<string>(),
    /** The submission that the delivery is about. Null if it is about a booking or an erased person. */
    submission_id: internal<string | null>(),
    /** Name of a delivery kind. The table may contain kinds of other versions, which this version does not know. */
    kind: personal<string>(),
    state: personal<DeliveryState>(),
    attempts: personal<number>(),
    next_at: personal<number>(),
    /** Id of the worker that is sending the delivery. Null if none is. */
    lease_owner: internal<string | null>(),
    /** Heartbeat of that worker: it increases this number regularly. If it stops, another worker takes over. */
    lease_beat: internal<number>(),
    /** The last error, or the reason why the delivery is held or skipped. */
    note: personal<string>(),
    created_at: internal<number>(),
    finished_at: internal<number | null>(),
    /** Hash of the event address that receives the delivery. Empty for other kinds: they have one receiver. */
    target: internal<string>(),
    /** Lets the receiver recognize a message that it gets twice. */
    message_id: internal<string>(),
    /** The message. Null for kinds that create it when they send it, and after the delivery. */
    payload: internal<string | null>(),
    /** The booking that the delivery is about, if there is no submission. */
    booking_uid: internal<string | null>(),
    /**
     * Time that a mail to a visitor got, so that no domain gets too many at once. Null until it is tried.
     * Negative for the time of its domain only: the limit of all domains comes next.
     */
    slot_at: internal<Generated<number | null>>(),
    /** Code of the latest failure (domain/desk.ts): positive if the target failed, negative if only this delivery did. */
    target_failed: internal<Generated<number>>(),
  },
  /** Everybody who sent a form, booked a call, or whose data the team edited (people.ts). */
  people: {
    email_key: internal<string>(),
    /** Time of the first form that counts. Null if there is none. The next three columns are from the same form. */
    lead_since: personal<number | null>(),
    source: personal<Generated<string>>(),
    campaign: personal<Generated<string>>(),
    language: personal<Generated<string>>(),
    status: personal<Generated<PersonStatus>>(),
    lost_reason: personal<Generated<string>>(),
    /** Amount of the deal when the status is `won`, in whole units of the operator's currency. */
    won_amount: personal<Generated<number | null>>(),
    /** Email address of the desk user who is responsible for the person. Empty for nobody. */
    owner: personal<Generated<string>>(),
    /** Time since when the person must not be contacted. Null if they may be. No form and no import lifts it. */
    do_not_contact_at: personal<Generated<number | null>>(),
    /** Contact details as the team corrected them (contact.ts). Empty if the values of the forms are correct. */
    name: personal<Generated<string>>(),
    email: personal<Generated<string>>(),
    company: personal<Generated<string>>(),
    phone: personal<Generated<string>>(),
    /** The next columns are computed by `refreshPeople`. Id of the latest submission, one that counts if there is any. */
    latest_id: internal<Generated<string>>(),
    /** Time of that submission, or of the latest booking. */
    last_at: internal<Generated<number>>(),
    /** Time of the latest quarantined submission. */
    quarantined_at: internal<Generated<number | null>>(),
    /** Kinds of the submissions that are not quarantined, each between spaces. */
    kinds: internal<Generated<string>>(),
    by_assistant: internal<Generated<number>>(),
    company_key: internal<Generated<string>>(),
    /** 0 for hot, -1 for warm, -2 for later. */
    readiness: internal<Generated<number>>(),
    /** The earliest date of their open tasks. */
    next_step_at: internal<Generated<number | null>>(),
    /** Words of names, companies and addresses, and digits of phone numbers. */
    search_text: internal<Generated<string>>(),
  },
  subscribers: {
    id: personal<string>(),
    person: personal<string>(),
    email: personal<string>(),
    state: personal<SubscriberState>(),
    /** The latest newsletter sign-up of the person. */
    submission_id: personal<string>(),
    requested_at: personal<number>(),
    confirmed_at: personal<number | null>(),
    unsubscribed_at: personal<number | null>(),
  },
  /** Time of the last mail of each kind to a mailbox. A mail of the same kind is not sent again within an hour. */
  mail_slots: { mailbox: internal<string>(), kind: internal<string>(), last_at: internal<number>() },
  /** People whose email address a mail server permanently rejected, until the team corrects it. */
  bounces: { person: personal<string>(), note: personal<string>(), at: personal<number>() },
  /** The latest state of each booking. If a call is rescheduled, the provider creates a new booking with a `previous_uid`. */
  bookings: {
    uid: personal<string>(),
    person: personal<string>(),
    email: personal<string>(),
    name: personal<string>(),
    title: personal<string>(),
    start_at: personal<number | null>(),
    end_at: personal<number | null>(),
    time_zone: personal<string>(),
    status: personal<BookingStatus>(),
    previous_uid: personal<string | null>(),
    /** The reason that the visitor gave for rescheduling or cancelling. */
    reason: personal<string>(),
    /** What the visitor wrote for the call. */
    note: personal<Generated<string>>(),
    /** Address at which the call takes place. Empty if the provider did not tell it. */
    link: personal<Generated<string>>(),
    /** How the call went, as the team says. Empty if nobody said it. */
    outcome: personal<Generated<'' | CallOutcome>>(),
    /** Empty if the booking link did not contain them. */
    ...VISIT,
    page_language: personal<Generated<string>>(),
    created_at: personal<number>(),
    /** Time of the latest change, from the message of the provider. */
    changed_at: personal<number>(),
  },
  /** Keys of messages about bookings, which identify repeated messages, and marks of erased people. Both are hashes. */
  booking_messages: {
    key: none<string>(),
    booking_uid: none<string>(),
    received_at: none<number>(),
  },
  notes: {
    id: personal<string>(),
    person: personal<string>(),
    author: personal<string>(),
    text: personal<string>(),
    created_at: personal<number>(),
  },
  /** The team's tasks for a person, which the desk calls next steps. */
  tasks: {
    id: personal<string>(),
    person: personal<string>(),
    text: personal<string>(),
    due_at: personal<number | null>(),
    created_at: personal<number>(),
    done_at: personal<Generated<number | null>>(),
  },
  /**
   * Old and new values of the team's changes. They are erased with the person, while the entry of the audit log with the
   * same id stays. So only this table contains what somebody typed.
   */
  person_changes: {
    id: personal<string>(),
    person: personal<string>(),
    /** Name of a field in `PersonChange` (core/people/change-people.ts). */
    field: personal<string>(),
    task_id: internal<string>(),
    old_value: personal<string>(),
    new_value: personal<string>(),
  },
  audit_log: {
    id: internal<string>(),
    at: personal<number>(),
    /** The desk user, API key or command that did something. */
    actor: personal<string>(),
    action: personal<string>(),
    /** Email key of the person. Empty if the entry is about several people or none. A code if the person was erased. */
    subject: internal<string>(),
    /** Plain text, or a JSON array with the key and the values of a text in `deskAuditLog.details`. */
    detail: personal<string>(),
  },
  /** Sign-in links of the desk. A link works in the browser that requested it, or in another browser with a code. */
  desk_links: {
    /** Hash of the token in the link. The token itself is not stored. */
    hash: staff<string>(),
    email: staff<string>(),
    /** Hash of a cookie in the browser that requested the link. Null if the link was printed in the terminal. */
    browser_hash: staff<string | null>(),
    expires_at: staff<number>(),
    /** Hash of the code that lets another browser use the link. */
    code_hash: staff<Generated<string | null>>(),
    wrong_codes: staff<Generated<number>>(),
  },
  desk_users: {
    email: staff<string>(),
    seen_at: staff<number>(),
    /** End of the visit before the current one. */
    last_visit_at: staff<Generated<number | null>>(),
    /** Language that the user chose. Empty for the language of the browser. */
    language: staff<Generated<string>>(),
    /** Day on which the user last got the mail about due next steps: days since 1970 in the operator's time zone. */
    due_mail_day: staff<Generated<number>>(),
    /** Rises with each lead that they get by round robin. */
    assigned_at: staff<Generated<number>>(),
    /** What the desk decided. Empty: a user if the setting DESK_USERS lists them. */
    membership: staff<Generated<'' | 'invited' | 'removed'>>(),
  },
  desk_passkeys: {
    /** Id of the WebAuthn credential, in base64url. */
    id: staff<string>(),
    email: staff<string>(),
    public_key: staff<string>(),
    /** Number of signatures that the authenticator reported last. A lower number suggests a copied passkey. */
    counter: staff<number>(),
    /** JSON array of the WebAuthn transports, such as "internal" or "usb". */
    transports: staff<string>(),
    name: staff<string>(),
    created_at: staff<number>(),
    used_at: staff<number | null>(),
  },
  /** WebAuthn challenges: random values that a passkey signs. Each works once. */
  desk_challenges: { hash: none<string>(), expires_at: none<number>() },
  /** Targets whose deliveries fail, and about which the team was notified. */
  outages: { target: none<string>(), since: none<number>() },
  desk_sessions: {
    id: staff<string>(),
    /** Hash of the cookie. The cookie itself is not stored. */
    hash: staff<string>(),
    email: staff<string>(),
    /** Browser and operating system, such as "Firefox, Linux". */
    user_agent: staff<string>(),
    created_at: staff<number>(),
    seen_at: staff<number>(),
  },
  /** Keys with which the operator's tools call the API (core/api-keys.ts). */
  api_keys: {
    id: staff<string>(),
    /** Never reused, even after the key is revoked, because the audit log shows it. */
    name: staff<string>(),
    /** Hash of the secret part. The key itself is not stored. */
    hash: staff<string>(),
    /** Names of scopes, separated by spaces. */
    scopes: staff<string>(),
    created_at: staff<number>(),
    created_by: staff<string>(),
    /** Null if the key does not expire. */
    expires_at: staff<number | null>(),
    /** Time of the last use, updated at most once a minute. */
    used_at: staff<number | null>(),
    revoked_at: staff<number | null>(),
  },
  /** Counts of page views and clicks. They contain no data about individual visitors. */
  insight: {
    /** Days since 1970 in the operator's time zone. */
    day: none<number>(),
    event: none<string>(),
    /** The section or question that the event is about. Empty for other events. */
    detail: none<string>(),
    page: none<string>(),
    source: none<string>(),
    campaign: none<string>(),
    device: none<string>(),
    count: none<number>(),
  },
  /**
   * One row: what retention will erase, and up to which time. It was written by an earlier run, so that nothing is erased
   * after one reading of the clock.
   */
  retention_plan: {
    id: none<number>(),
    /** RETENTION_DAYS when the plan was made. */
    days: none<number>(),
    recorded_at: none<number>(),
    /** Rows from before this time are due. */
    covers_until: none<number>(),
    /** Time of the last run. A large difference to the current time means that the clock was changed. */
    checked_at: none<number>(),
    /** Position of the recording. The table is empty when the plan is complete. */
    next_table: none<string>(),
    last_key: none<string>(),
    due_count: none<number>(),
    row_count: none<number>(),
    /** Why an operator has to confirm the plan. Empty if nobody has to. */
    reason: none<'' | 'first' | 'clock' | 'share'>(),
    confirmed_at: none<number | null>(),
  },
  /** The rows that the plan covers. */
  retention_due: { table_name: none<string>(), key: none<string>() },
  /** Time from which the next mail to a domain may be sent. */
  mail_pace: { domain: none<string>(), next_at: none<number>() },
  /** Every consent sentence that a form has ever shown (core/consent.ts). Rows are never changed or deleted. */
  consent_sentences: {
    form: none<string>(),
    language: none<string>(),
    version: none<string>(),
    sentence: none<string>(),
    first_shown_at: none<number>(),
  },
  /** One row. The readiness check writes to it to test that the database accepts changes. */
  probe: { id: none<number>(), at: none<number>() },
  migrations: { name: none<string>(), applied_at: none<number>() },
  /** One row: the version of the site that last migrated the tables. */
  store_version: { version: none<string>(), readiness_rules: none<Generated<string>>() },
  /** Number of requests of a caller, or for a mailbox, until `ends_at`. The key is a hash of the address. */
  rate_limits: { key: none<string>(), count: none<number>(), ends_at: none<number>() },
};

type Tables = typeof TABLES;
export type Schema = {
  [Table in keyof Tables]: {
    [Name in keyof Tables[Table]]: Tables[Table][Name] extends Column<string, infer Type> ? Type : never;
  };
};
/** Tables with a column about a person. */
export type PersonTable = {
  [Table in keyof Tables]: Extract<
    Tables[Table][keyof Tables[Table]],
    Column<'personal' | 'internal', unknown>
  > extends never
    ? never
    : Table;
}[keyof Tables];

export type Submission = Selectable<Schema['submissions']>;
export type Delivery = Selectable<Schema['deliveries']>;
export type Task = Selectable<Schema['tasks']>;
export type Subscriber = Selectable<Schema['subscribers']>;
export type Booking = Selectable<Schema['bookings']>;
export type InsertableSubmission = Insertable<Schema['submissions']>;
export type InsertableDelivery = Insertable<Schema['deliveries']>;
/** A transaction is a `Db` too. */
export type Trx = Transaction<Schema>;
export type Db = Kysely<Schema>;
