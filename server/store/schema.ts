/** The tables, the same on SQLite and PostgreSQL. Times are milliseconds since 1970, JSON is text. */
import type { Insertable, Kysely, Selectable } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';
export type LeadKind = 'deck' | 'newsletter' | 'quiz';
/**
 * pending: due at next_at · done · dead: given up, kept for a retry by hand · held: suspected spam, waits for the
 * operator · skipped: not needed, the note says why.
 */
export type DeliveryState = 'pending' | 'done' | 'dead' | 'held' | 'skipped';
export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

type LeadsTable = {
  id: string;
  kind: LeadKind;
  /** The address in lower case: one person, however they type it. */
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
  /** The sentence that was shown beside the form, and its version. Its time is that of the lead. */
  consent: string;
  consent_version: string;
  /** Why it looks like spam; null for everyone else. */
  suspicion: string | null;
  /** Hash of client key and body: a repeat makes no second lead. Null when the client sent no key. */
  fingerprint: string | null;
  created_at: number;
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
  lease_until: number;
  /** Last error, or why it was skipped. */
  note: string;
  created_at: number;
  finished_at: number | null;
  /** Of a parcel: which of several receivers, under which id, and what. Emptied once it arrived. */
  target: string;
  message_id: string;
  payload: string | null;
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

/** When a kind of mail last went to a person, so that nobody is sent the same thing twice within the hour. */
type MailSlotsTable = { person: string; kind: string; last_at: number };

export type Schema = {
  leads: LeadsTable;
  deliveries: DeliveriesTable;
  subscribers: SubscribersTable;
  mail_slots: MailSlotsTable;
  /** One row that the readiness check writes. */
  probe: { id: number; at: number };
  migrations: { name: string; applied_at: number };
};

export type Lead = Selectable<LeadsTable>;
export type Delivery = Selectable<DeliveriesTable>;
export type Subscriber = Selectable<SubscribersTable>;
export type LeadRow = Insertable<LeadsTable>;
export type DeliveryRow = Insertable<DeliveriesTable>;
export type Db = Kysely<Schema>;
