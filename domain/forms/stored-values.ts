/**
 * How the values of a form are stored. A field about the person has its own column; every other field is in the JSON
 * object `details`, under `answers`. So no value that a declaration names can be dropped.
 */
import type { Answer } from '#domain/quiz/answers.ts';
import { type Form, fieldNames } from './form.ts';

export type PersonColumn = 'first_name' | 'last_name' | 'email' | 'company' | 'phone';
export type StoredValues = Readonly<Record<PersonColumn | 'details', string>>;

const COLUMN_BY_NAME: Readonly<Record<string, PersonColumn>> = {
  firstName: 'first_name',
  name: 'first_name',
  lastName: 'last_name',
  email: 'email',
  company: 'company',
  phone: 'phone',
};
const COLUMN_BY_TYPE: Readonly<Record<string, PersonColumn>> = { email: 'email', tel: 'phone' };

/** The fields that have a column, each column once. */
function columnsOf(form: Form): ReadonlyMap<string, PersonColumn> {
  const columns = new Map<PersonColumn, string>();
  for (const name of fieldNames(form)) {
    const { type } = form.fields[name] ?? {};
    const column = type === 'choice' ? undefined : (COLUMN_BY_NAME[name] ?? COLUMN_BY_TYPE[type ?? '']);
    if (column && !columns.has(column)) columns.set(column, name);
  }
  return new Map([...columns].map(([column, name]) => [name, column]));
}

export function toStoredValues(form: Form, values: Readonly<Record<string, Answer>>): StoredValues {
  const columns = columnsOf(form);
  const stored = { first_name: '', last_name: '', email: '', company: '', phone: '' };
  const answers: Record<string, Answer> = {};
  for (const [name, value] of Object.entries(values)) {
    const column = columns.get(name);
    if (column) stored[column] = String(value).trim();
    else answers[name] = value;
  }
  return { ...stored, details: Object.keys(answers).length > 0 ? JSON.stringify({ answers }) : '{}' };
}

/** Values without a column, by field. */
export const answersOf = ({ details }: Pick<StoredValues, 'details'>): Readonly<Record<string, Answer>> =>
  (JSON.parse(details) as { answers?: Record<string, Answer> }).answers ?? {};

export function furtherFields(form: Form): string[] {
  const columns = columnsOf(form);
  return fieldNames(form).filter((name) => !columns.has(name));
}

/** All values of a submission, in the order of the form. */
export function readValues(form: Form, stored: StoredValues): Record<string, Answer> {
  const columns = columnsOf(form);
  const answers = answersOf(stored);
  return Object.fromEntries(
    fieldNames(form).map((name) => {
      const column = columns.get(name);
      const empty = form.fields[name]?.type === 'choice' ? [] : '';
      return [name, column ? stored[column] : (answers[name] ?? empty)];
    }),
  );
}
