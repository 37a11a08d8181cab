import { quizReports } from '#app/build-settings.ts';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { OutcomeProps } from '#app/features/quiz/outcome.ts';
import { QuizResults } from '#app/features/quiz/results/results.tsx';
import { notify } from '#app/features/toasts/notify.ts';

/** The results, with the features that they use. */
export function QuizOutcome(props: OutcomeProps) {
  return (
    <QuizResults
      {...props}
      reports={quizReports}
      notify={notify}
      booking={(label, prefill) => (
        <BookingLink variant="gradient" fullWidth prefill={prefill}>
          {label}
        </BookingLink>
      )}
    />
  );
}
