import { quizReports } from '#app/build-settings.ts';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { OutcomeProps } from '#app/features/quiz/outcome.ts';
import { BrokenResult } from '#app/features/quiz/results/broken-result.tsx';
import { QuizResults } from '#app/features/quiz/results/results.tsx';
import { notify } from '#app/features/toasts/notify.ts';
import { sharedAnswers } from '#domain/quiz/share.ts';

/** The results, with the features that they use. Shared results are not indexed. */
export function QuizOutcome({ shared, answers: own, ...props }: OutcomeProps) {
  const answers = shared === undefined ? own : sharedAnswers(shared);
  return (
    <>
      {shared !== undefined && <meta name="robots" content="noindex" />}
      {answers ? (
        <QuizResults
          {...props}
          answers={answers}
          isShared={shared !== undefined}
          reports={quizReports}
          notify={notify}
          booking={(label, prefill) => (
            <BookingLink variant="gradient" fullWidth prefill={prefill}>
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
