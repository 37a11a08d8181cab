/** Reads the readiness of people from their forms and bookings. */

import { fill } from '#content/message.ts';
import { ROLE_QUESTION, readinessRules } from '#content/quiz/readiness.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import { type Readiness, readinessOf } from '#domain/readiness.ts';
import type { CoreContext } from '#server/core/context.ts';
import { answerLabels } from '#server/core/submissions/answers.ts';
import { latestAnswers, readinessOfRank } from '#server/store/people.ts';
import type { Db } from '#server/store/schema.ts';
import { words as defaultWords } from '#server/texts.ts';

export type PersonReadiness = Readonly<{
  level: Readiness;
  /** Reasons as text, strongest first. */
  reasons: readonly string[];
  role: string;
  /** Start of the next call that is not over. */
  nextCall: number | null;
}>;

/** A call that started this long ago may still be in progress. */
const MAX_CALL_MS = 60 * 60 * 1000;

/** Readiness by email key. Ignores suspected spam. */
export async function readReadiness(
  db: Db,
  people: readonly string[],
  { now, words = defaultWords }: Pick<CoreContext, 'now' | 'words'>,
): Promise<ReadonlyMap<string, PersonReadiness>> {
  if (people.length === 0) return new Map();
  const { desk, quiz } = words;
  const forms = await db
    .selectFrom('submissions')
    .select(['person', 'kind', 'details'])
    .where('person', 'in', people)
    .where('quarantine_reason', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .select(['person', 'start_at'])
    .where('person', 'in', people)
    .where('status', '=', 'booked')
    .orderBy('start_at')
    .execute();
  // The stored level, so that badges, filter and order always agree.
  const levels = await db
    .selectFrom('people')
    .select(['email_key', 'readiness'])
    .where('email_key', 'in', people)
    .execute();
  const levelByPerson = new Map(levels.map((row) => [row.email_key, readinessOfRank(row.readiness)]));
  const formsByPerson = Map.groupBy(forms, ({ person }) => person);
  const bookingsByPerson = Map.groupBy(bookings, ({ person }) => person);
  return new Map(
    people.map((person) => {
      const personForms = formsByPerson.get(person) ?? [];
      const personBookings = bookingsByPerson.get(person) ?? [];
      const answers = latestAnswers(personForms);
      const { reasons } = readinessOf(
        { answers, forms: personForms.map(({ kind }) => kind), isBooked: personBookings.length > 0 },
        readinessRules,
      );
      return [
        person,
        {
          level: levelByPerson.get(person) ?? 'later',
          reasons: reasons.map((reason) =>
            reason === 'booked'
              ? desk.readiness.booked
              : reason === 'again'
                ? fill(desk.readiness.again, { forms: personForms.length })
                : 'form' in reason
                  ? desk.person.forms[reason.form as FormKind]
                  : quiz.optionLabel(reason.question, reason.value),
          ),
          role: answerLabels(ROLE_QUESTION, answers[ROLE_QUESTION] ?? [], quiz).join(', '),
          nextCall:
            personBookings.find(({ start_at }) => start_at !== null && start_at > now - MAX_CALL_MS)
              ?.start_at ?? null,
        },
      ];
    }),
  );
}
