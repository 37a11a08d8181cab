/** Reads the readiness of people from their forms and bookings. */

import { fill } from '#content/message.ts';
import { ROLE_QUESTION, readinessRules } from '#content/quiz/readiness.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import { readinessOf } from '#domain/readiness.ts';
import type { CoreContext } from '#server/core/context.ts';
import { answerLabels } from '#server/core/submissions/answers.ts';
import { latestAnswers, readFormsAndBookings, readinessOfRank } from '#server/store/people.ts';
import type { Db } from '#server/store/schema.ts';
import { words as defaultWords } from '#server/texts.ts';

/** A call that started this long ago may still be in progress. */
const MAX_CALL_MS = 60 * 60 * 1000;

export type PersonReadiness = NonNullable<ReturnType<Awaited<ReturnType<typeof readReadiness>>['get']>>;

/** Readiness by email key. Ignores suspected spam. */
export async function readReadiness(
  db: Db,
  people: readonly string[],
  { now, words = defaultWords }: Pick<CoreContext, 'now' | 'words'>,
) {
  const { desk, quiz } = words;
  const itemsOf = await readFormsAndBookings(db, people);
  // The stored level, so that badges, filter and order always agree.
  const levels = db.selectFrom('people').select(['email_key', 'readiness']).where('email_key', 'in', people);
  const levelByPerson = new Map(
    (await levels.execute()).map(({ email_key, readiness }) => [email_key, readinessOfRank(readiness)]),
  );
  return new Map(
    people.map((person) => {
      const items = itemsOf(person);
      const forms = items.forms.filter(({ quarantine_reason }) => quarantine_reason === null);
      const calls = items.bookings.filter(({ status }) => status === 'booked');
      const nextCalls = calls
        .map(({ start_at }) => start_at ?? 0)
        .filter((start) => start > now - MAX_CALL_MS);
      const answers = latestAnswers(forms);
      const { reasons } = readinessOf(
        { answers, forms: forms.map(({ kind }) => kind), isBooked: calls.length > 0 },
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
                ? fill(desk.readiness.again, { forms: forms.length })
                : 'form' in reason
                  ? desk.person.forms[reason.form as FormKind]
                  : quiz.optionLabel(reason.question, reason.value),
          ),
          role: answerLabels(ROLE_QUESTION, answers[ROLE_QUESTION] ?? [], quiz).join(', '),
          nextCall: nextCalls.length > 0 ? Math.min(...nextCalls) : null,
        },
      ];
    }),
  );
}
