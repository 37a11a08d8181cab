/** What erasure, retention, a person's export and the import of a store do with the data of each table. */
import { type PersonTable, type Schema, TABLES } from './schema.ts';

type Table = keyof Schema;
type PersonalData<Name extends Table> = Readonly<{
  /** The column with the person's key. Absent if the rows are deleted with their submission or booking. */
  column?: keyof Schema[Name];
  /** True if an erasure keeps the rows, and replaces the key with a code. */
  isPseudonymized?: true;
  /** True if retention keeps a person as long as this table has a row about them. */
  keepsPerson?: true;
  /** Name of the list in the person's own export. */
  exportedAs?: string;
}>;

/** Does not compile without an entry for every table with personal data. */
const PERSONAL_DATA: Readonly<{ [Name in PersonTable]: PersonalData<Name> }> = {
  submissions: { column: 'person', keepsPerson: true },
  deliveries: {},
  people: { column: 'email_key', exportedAs: 'contact' },
  subscribers: { column: 'person', keepsPerson: true, exportedAs: 'subscriptions' },
  mail_slots: { column: 'mailbox' },
  bounces: { column: 'person', exportedAs: 'refusedMail' },
  bookings: { column: 'person', keepsPerson: true, exportedAs: 'bookings' },
  notes: { column: 'person', keepsPerson: true, exportedAs: 'notes' },
  tasks: { column: 'person', exportedAs: 'tasks' },
  person_changes: { column: 'person', exportedAs: 'changes' },
  audit_log: { column: 'subject', isPseudonymized: true, exportedAs: 'access' },
};
const entries = Object.entries(PERSONAL_DATA) as unknown as [PersonTable, PersonalData<Table>][];

/** Tables with a column that holds a person's key. */
export const PERSON_TABLES = entries.flatMap(([table, { column, ...data }]) =>
  column ? [{ table, column: String(column), ...data }] : [],
);
export const TABLES_THAT_KEEP_PERSON = PERSON_TABLES.flatMap((data) => (data.keepsPerson ? data.table : []));

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
