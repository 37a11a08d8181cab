/**
 * `call_order` is the sort key of each lead: readiness of the person, then time of the form. Lists use its index. It
 * is updated with every change to the person's forms and bookings.
 */
import { sql, type Transaction } from 'kysely';
import { readinessRules } from '#content/quiz/readiness.ts';
import type { Answer } from '#domain/quiz/answers.ts';
import { type Readiness, readinessOf } from '#domain/readiness.ts';
import type { Db, InsertableLead, Lead, Schema } from './schema.ts';

/** Distance between two levels, larger than any time. Suspected spam sorts below all levels. */
export const LEVEL_DISTANCE = 100_000_000_000_000;
const LEVEL_OFFSETS: Readonly<Record<Readiness, number>> = {
  hot: 2 * LEVEL_DISTANCE,
  warm: LEVEL_DISTANCE,
  later: 0,
};
const QUARANTINE_OFFSET = -LEVEL_DISTANCE;

/** Offset that a level adds to the time of a lead. */
export const levelOffset = (level: Readiness): number => LEVEL_OFFSETS[level];

type Form = Pick<Lead, 'kind' | 'details'>;

/** The latest answer to each question. Forms are sorted newest first. */
export const latestAnswers = (forms: readonly Form[]): Record<string, Answer> =>
  Object.assign(
    {},
    ...forms.map(({ details }) => (JSON.parse(details) as { answers?: object }).answers ?? {}).reverse(),
  );

const levelOf = (forms: readonly Form[], isBooked: boolean): Readiness =>
  readinessOf(
    { answers: latestAnswers(forms), forms: forms.map(({ kind }) => kind), isBooked },
    readinessRules,
  ).level;

/** Sort key of a form whose person has no other form or booking. */
export const orderOfFirstForm = (form: Form & Pick<InsertableLead, 'suspicion' | 'created_at'>): number =>
  form.created_at + (form.suspicion ? QUARANTINE_OFFSET : levelOffset(levelOf([form], false)));

/** Updates all forms of these people after one of their forms or bookings changed. */
export async function refreshOrder(db: Db | Transaction<Schema>, people: Iterable<string>): Promise<void> {
  const keys = [...new Set(people)].sort();
  if (keys.length === 0) return;
  const forms = await db
    .selectFrom('leads')
    .select(['person', 'kind', 'details'])
    .where('person', 'in', keys)
    .where('suspicion', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .select('person')
    .where('person', 'in', keys)
    .where('status', '=', 'booked')
    .execute();
  const peopleWithBooking = new Set(bookings.map(({ person }) => person));
  const formsByPerson = Map.groupBy(forms, ({ person }) => person);
  const keysByLevel = Map.groupBy(keys, (key) =>
    levelOf(formsByPerson.get(key) ?? [], peopleWithBooking.has(key)),
  );
  for (const [level, keysOfLevel] of keysByLevel)
    await sql`update leads set call_order = created_at + case when suspicion is null
      then ${sql.lit(levelOffset(level))} else ${sql.lit(QUARANTINE_OFFSET)} end
      where person in (${sql.join(keysOfLevel)})`.execute(db);
}

/** Updates every lead, after an upgrade or a change to the rules. */
export async function refreshAllOrders(db: Db | Transaction<Schema>): Promise<void> {
  for (let lastPerson = ''; ; ) {
    const rows = await db
      .selectFrom('leads')
      .select('person')
      .distinct()
      .where('person', '>', lastPerson)
      .orderBy('person')
      .limit(500)
      .execute();
    await refreshOrder(
      db,
      rows.map(({ person }) => person),
    );
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    lastPerson = lastRow.person;
  }
}
