import { areQuizReportsOn } from '#app/build-settings.ts';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { OutcomeProps } from '#app/features/quiz/outcome.ts';
import { BrokenResult } from '#app/features/quiz/results/broken-result.tsx';
import { QuizResults } from '#app/features/quiz/results/results.tsx';
import { notify } from '#app/features/toasts/notify.ts';
import { sharedAnswers } from '#domain/quiz/share.ts';

/** The results, with the features that they use. Shared results are not indexed. */
export function QuizOutcome({ sharedHash, answers: ownAnswers, ...props }: OutcomeProps) {
  const answers = sharedHash === undefined ? ownAnswers : sharedAnswers(sharedHash);
  return (
    <>
      {sharedHash !== undefined && <meta name="robots" content="noindex" />}
      {answers ? (
        <QuizResults
          {...props}
          answers={answers}
          isShared={sharedHash !== undefined}
          areReportsOn={areQuizReportsOn}
          notify={notify}
          booking={(label, prefill) => (
            <BookingLink fullWidth className="max-[24rem]:px-3 max-[24rem]:text-small" prefill={prefill}>
              {label}
            </BookingLink>
          )}
        />
      ) : (
        <BrokenResult />
      )}
    </>
  );
}
