/**
 * The one list of personal data. Erasure, retention, a person's export and the import of a store use it. A missing
 * table or column does not compile, and a test compares the list with the tables of both stores.
 *
 * - personal: about a person; it is exported for them
 * - internal: about a person too, but only the server uses it: keys, search text
 * - staff: about somebody who uses the desk
 * - none: about nobody
 */
import type { Schema } from './schema.ts';

type ColumnClass = 'personal' | 'internal' | 'staff' | 'none';

type TableData<Table extends keyof Schema> = Readonly<{
  columns: Readonly<Record<keyof Schema[Table], ColumnClass>>;
  /**
   * How the rows of a person are found and erased. `rows`: deleted by the column. `pseudonym`: the row stays, the
   * column becomes a code. `owner`: deleted with their submission or booking. `text`: emptied if it names the person.
   */
  person?: Readonly<{ by: 'rows' | 'pseudonym'; column: keyof Schema[Table] } | { by: 'owner' | 'text' }>;
  /** True if retention keeps a person as long as this table has a row about them. */
  keepsPerson?: true;
  /** Name of the list in the person's own export. */
  exportedAs?: string;
  /** Column with the time of a row, if retention deletes by age alone. */
  ageColumn?: keyof Schema[Table];
  /** True for tables that are not imported: state of one store, and sessions that must not work in two places. */
  isNotImported?: true;
}>;

export const TABLES: Readonly<{ [Table in keyof Schema]: TableData<Table> }> = {
  submissions: {
    person: { by: 'rows', column: 'person' },
    keepsPerson: true,
    columns: {
      id: 'personal',
      kind: 'personal',
      person: 'internal',
      email: 'personal',
      first_name: 'personal',
      last_name: 'personal',
      company: 'personal',
      phone: 'personal',
      details: 'personal',
      first_page: 'personal',
      page: 'personal',
      referrer: 'personal',
      utm: 'personal',
      language: 'personal',
      page_language: 'personal',
      consent: 'personal',
      consent_version: 'personal',
      quarantine_reason: 'personal',
      fingerprint: 'internal',
      created_at: 'personal',
      assistant: 'personal',
      source: 'personal',
      campaign: 'personal',
    },
  },
  deliveries: {
    person: { by: 'owner' },
    columns: {
      id: 'personal',
      submission_id: 'internal',
      kind: 'personal',
      state: 'personal',
      attempts: 'personal',
      next_at: 'personal',
      lease_owner: 'internal',
      lease_beat: 'internal',
      note: 'personal',
      created_at: 'internal',
      finished_at: 'internal',
      target: 'internal',
      message_id: 'internal',
      payload: 'internal',
      booking_uid: 'internal',
      slot_at: 'internal',
      target_failed: 'internal',
    },
  },
  people: {
    person: { by: 'rows', column: 'email_key' },
    exportedAs: 'contact',
    columns: {
      email_key: 'internal',
      lead_since: 'personal',
      source: 'personal',
      campaign: 'personal',
      language: 'personal',
      status: 'personal',
      lost_reason: 'personal',
      owner: 'personal',
      next_step: 'personal',
      next_step_at: 'personal',
      do_not_contact: 'personal',
      name: 'personal',
      phone: 'personal',
      latest_id: 'internal',
      last_at: 'internal',
      quarantined_at: 'internal',
      kinds: 'internal',
      by_assistant: 'internal',
      company_key: 'internal',
      readiness: 'internal',
      search_text: 'internal',
    },
  },
  subscribers: {
    person: { by: 'rows', column: 'person' },
    keepsPerson: true,
    exportedAs: 'subscriptions',
    columns: {
      id: 'personal',
      person: 'personal',
      email: 'personal',
      state: 'personal',
      submission_id: 'personal',
      requested_at: 'personal',
      confirmed_at: 'personal',
      unsubscribed_at: 'personal',
    },
  },
  mail_slots: {
    person: { by: 'rows', column: 'mailbox' },
    columns: { mailbox: 'internal', kind: 'internal', last_at: 'internal' },
  },
  bounces: {
    person: { by: 'rows', column: 'person' },
    exportedAs: 'refusedMail',
    ageColumn: 'at',
    columns: { person: 'personal', note: 'personal', at: 'personal' },
  },
  bookings: {
    person: { by: 'rows', column: 'person' },
    keepsPerson: true,
    exportedAs: 'bookings',
    columns: {
      uid: 'personal',
      person: 'personal',
      email: 'personal',
      name: 'personal',
      title: 'personal',
      start_at: 'personal',
      end_at: 'personal',
      time_zone: 'personal',
      status: 'personal',
      previous_uid: 'personal',
      note: 'personal',
      reason: 'personal',
      first_page: 'personal',
      page: 'personal',
      referrer: 'personal',
      utm: 'personal',
      language: 'personal',
      page_language: 'personal',
      created_at: 'personal',
      changed_at: 'personal',
    },
  },
  booking_messages: {
    person: { by: 'text' },
    columns: { key: 'internal', booking_uid: 'internal', body: 'personal', received_at: 'personal' },
  },
  notes: {
    person: { by: 'rows', column: 'person' },
    keepsPerson: true,
    exportedAs: 'notes',
    columns: {
      id: 'personal',
      person: 'personal',
      author: 'personal',
      text: 'personal',
      created_at: 'personal',
    },
  },
  audit_log: {
    person: { by: 'pseudonym', column: 'subject' },
    exportedAs: 'access',
    ageColumn: 'at',
    columns: {
      id: 'internal',
      at: 'personal',
      actor: 'personal',
      action: 'personal',
      subject: 'internal',
      detail: 'personal',
    },
  },
  desk_links: {
    isNotImported: true,
    columns: {
      hash: 'staff',
      email: 'staff',
      browser_hash: 'staff',
      expires_at: 'staff',
      code_hash: 'staff',
      wrong_codes: 'staff',
    },
  },
  desk_users: {
    isNotImported: true,
    columns: {
      email: 'staff',
      seen_at: 'staff',
      last_visit_at: 'staff',
      language: 'staff',
      due_mail_day: 'staff',
    },
  },
  desk_passkeys: {
    isNotImported: true,
    columns: {
      id: 'staff',
      email: 'staff',
      public_key: 'staff',
      counter: 'staff',
      transports: 'staff',
      name: 'staff',
      created_at: 'staff',
      used_at: 'staff',
    },
  },
  desk_challenges: { isNotImported: true, columns: { hash: 'none', expires_at: 'none' } },
  outages: { isNotImported: true, columns: { target: 'none', since: 'none' } },
  desk_sessions: {
    isNotImported: true,
    columns: {
      id: 'staff',
      hash: 'staff',
      email: 'staff',
      user_agent: 'staff',
      created_at: 'staff',
      seen_at: 'staff',
    },
  },
  api_keys: {
    isNotImported: true,
    columns: {
      id: 'staff',
      name: 'staff',
      hash: 'staff',
      scopes: 'staff',
      created_at: 'staff',
      created_by: 'staff',
      expires_at: 'staff',
      used_at: 'staff',
      revoked_at: 'staff',
    },
  },
  insight: {
    columns: {
      day: 'none',
      event: 'none',
      detail: 'none',
      page: 'none',
      source: 'none',
      campaign: 'none',
      device: 'none',
      count: 'none',
    },
  },
  retention_plan: {
    isNotImported: true,
    columns: {
      id: 'none',
      days: 'none',
      recorded_at: 'none',
      covers_until: 'none',
      checked_at: 'none',
      next_table: 'none',
      last_key: 'none',
      due_count: 'none',
      row_count: 'none',
      reason: 'none',
      confirmed_at: 'none',
    },
  },
  retention_due: { isNotImported: true, columns: { table_name: 'none', key: 'none' } },
  mail_pace: { isNotImported: true, columns: { domain: 'none', next_at: 'none' } },
  consent_sentences: {
    columns: { form: 'none', language: 'none', version: 'none', sentence: 'none', first_shown_at: 'none' },
  },
  probe: { isNotImported: true, columns: { id: 'none', at: 'none' } },
  migrations: { isNotImported: true, columns: { name: 'none', applied_at: 'none' } },
  store_version: { isNotImported: true, columns: { version: 'none', readiness_rules: 'none' } },
  rate_limits: { isNotImported: true, columns: { key: 'none', count: 'none', ends_at: 'none' } },
};

type AnyTableData = TableData<keyof Schema>;
const tableEntries = Object.entries(TABLES) as unknown as [keyof Schema, AnyTableData][];

/** Tables with a column that holds a person's key. */
export const PERSON_TABLES = tableEntries.flatMap(([table, { person }]) =>
  person && 'column' in person ? [{ table, column: String(person.column), by: person.by }] : [],
);

export const TABLES_THAT_KEEP_PERSON = tableEntries.flatMap(([table, { keepsPerson }]) =>
  keepsPerson ? [table] : [],
);

export const TABLES_DELETED_BY_AGE = tableEntries.flatMap(([table, { ageColumn }]) =>
  ageColumn ? [{ table, ageColumn: String(ageColumn) }] : [],
);

export const IMPORTED_TABLES = tableEntries.flatMap(([table, { isNotImported }]) =>
  isNotImported ? [] : [table],
);

/** Columns of a table that a person gets to read. */
export const exportedColumns = (table: keyof Schema): string[] =>
  Object.entries(TABLES[table].columns).flatMap(([column, kind]) => (kind === 'personal' ? [column] : []));
