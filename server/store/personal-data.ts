/** What erasure, retention, a person's export and the import of a store do with the data of each table. */
import { type PersonTable, type Schema, TABLES } from './schema.ts';

type Table = keyof Schema;
type PersonalData<Name extends Table> = Readonly<{
  /**
   * How the rows of a person are found and erased. `rows`: deleted by the column. `pseudonym`: the row stays, the
   * column becomes a code. `owner`: deleted with their submission or booking.
   */
  person: Readonly<{ by: 'rows' | 'pseudonym'; column: keyof Schema[Name] } | { by: 'owner' }>;
  /** True if retention keeps a person as long as this table has a row about them. */
  keepsPerson?: true;
  /** Name of the list in the person's own export. */
  exportedAs?: string;
}>;

/** Does not compile without an entry for every table with personal data. */
const PERSONAL_DATA: Readonly<{ [Name in PersonTable]: PersonalData<Name> }> = {
  submissions: { person: { by: 'rows', column: 'person' }, keepsPerson: true },
  deliveries: { person: { by: 'owner' } },
  people: { person: { by: 'rows', column: 'email_key' }, exportedAs: 'contact' },
  subscribers: { person: { by: 'rows', column: 'person' }, keepsPerson: true, exportedAs: 'subscriptions' },
  mail_slots: { person: { by: 'rows', column: 'mailbox' } },
  bounces: { person: { by: 'rows', column: 'person' }, exportedAs: 'refusedMail' },
  bookings: { person: { by: 'rows', column: 'person' }, keepsPerson: true, exportedAs: 'bookings' },
  notes: { person: { by: 'rows', column: 'person' }, keepsPerson: true, exportedAs: 'notes' },
  tasks: { person: { by: 'rows', column: 'person' }, exportedAs: 'tasks' },
  person_changes: { person: { by: 'rows', column: 'person' }, exportedAs: 'changes' },
  audit_log: { person: { by: 'pseudonym', column: 'subject' }, exportedAs: 'access' },
};
const entries = Object.entries(PERSONAL_DATA) as unknown as [PersonTable, PersonalData<Table>][];

/** Tables with a column that holds a person's key. */
export const PERSON_TABLES = entries.flatMap(([table, { person, exportedAs }]) =>
  'column' in person ? [{ table, column: String(person.column), by: person.by, exportedAs }] : [],
);

export const TABLES_THAT_KEEP_PERSON = entries.flatMap(([table, { keepsPerson }]) =>
  keepsPerson ? [table] : [],
);

/** State of one store, and sessions that must not work in two places. */
const NOT_IMPORTED: readonly Table[] = [
  ...(['desk_links', 'desk_passkeys', 'desk_challenges', 'desk_sessions', 'api_keys'] as const),
  ...(['outages', 'retention_plan', 'retention_due', 'mail_pace', 'rate_limits'] as const),
  ...(['probe', 'migrations', 'store_version'] as const),
];
export const IMPORTED_TABLES = (Object.keys(TABLES) as Table[]).filter(
  (table) => !NOT_IMPORTED.includes(table),
);

/** Columns of a table that a person gets to read. */
export const exportedColumns = (table: Table): string[] =>
  Object.entries<{ class: string }>(TABLES[table]).flatMap(([name, column]) =>
    column.class === 'personal' ? [name] : [],
  );
