/**
 * Sort key of each lead: readiness of its person, then time of the form. Lists sort and filter by its index. Updated
 * with every change to the person's forms and bookings.
 */
import { sql, type Transaction } from 'kysely';
import { readinessRules } from '#content/quiz/readiness.ts';
import type { Answer } from '#domain/quiz/answers.ts';
import { type Readiness, readinessOf } from '#domain/readiness.ts';
import type { Db, Lead, LeadRow, Schema } from './schema.ts';

/** Distance between two levels, larger than any time. Suspected spam sorts below all levels. */
const STEP = 100_000_000_000_000;
const STEPS: Readonly<Record<Readiness, number>> = { hot: 2 * STEP, warm: STEP, later: 0 };
const QUARANTINED = -STEP;

/** Offset of a level, added to the time of a lead. */
export const orderBase = (level: Readiness): number => STEPS[level];
export const ORDER_STEP = STEP;

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

/** Sort key of a person's first form. */
export const firstOrder = (form: Form & Pick<LeadRow, 'suspicion' | 'created_at'>): number =>
  form.created_at + (form.suspicion ? QUARANTINED : orderBase(levelOf([form], false)));

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
  const booked = new Set(bookings.map(({ person }) => person));
  const byPerson = Map.groupBy(forms, ({ person }) => person);
  const byLevel = Map.groupBy(keys, (key) => levelOf(byPerson.get(key) ?? [], booked.has(key)));
  for (const [level, same] of byLevel)
    await sql`update leads set call_order = created_at + case when suspicion is null
      then ${sql.lit(orderBase(level))} else ${sql.lit(QUARANTINED)} end
      where person in (${sql.join(same)})`.execute(db);
}

/** Updates every lead, after an upgrade or a change to the rules. */
export async function refreshAllOrders(db: Db | Transaction<Schema>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('leads')
      .select('person')
      .distinct()
      .where('person', '>', last)
      .orderBy('person')
      .limit(500)
      .execute();
    await refreshOrder(
      db,
      rows.map(({ person }) => person),
    );
    const end = rows.at(-1);
    if (!end) return;
    last = end.person;
  }
}
