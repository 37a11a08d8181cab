import { useEffect, useId, useRef, useState } from 'react';
import { sendLead } from '#app/api/send-lead.ts';
import { areQuizReportsOn } from '#app/build-settings.ts';
import { Button } from '#app/components/ui/button.tsx';
import { ConsentNote } from '#app/components/ui/consent-note.tsx';
import { notify } from '#app/features/toasts/notify.ts';
import { count } from '#app/insight/count.ts';
import { results } from '#content/quiz/quiz-results.ts';
import { consent } from '#content/shell/consent.ts';
import { quizReportForm } from '#domain/forms/quiz-report.ts';
import type { Answers } from '#domain/quiz/answers.ts';
import type { QuizReport } from '#domain/quiz/report.ts';

type ReportButtonProps = {
  answers: Answers;
  onReset: (isReportSent: boolean) => void;
  onResume: () => void;
};

/** Sends the report and restarts the quiz. Without QUIZ_REPORTS it sends nothing and only restarts the quiz. */
export function ReportButton({ answers, onReset, onResume }: ReportButtonProps) {
  const [isSending, setSending] = useState(false);
  const noteId = useId();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const send = async () => {
    count('report-pressed');
    if (!areQuizReportsOn) {
      onReset(false);
      return notify('success', results.startedOver, { label: results.backToReport, onPress: onResume });
    }
    setSending(true);
    const body: QuizReport = { answers };
    const { ok } = await sendLead(quizReportForm.path, body, {
      shownAt: shownAt.current,
      consent: consent.quiz,
    });
    setSending(false);
    notify(ok ? 'success' : 'error', ok ? results.sent : results.failed);
    if (ok) onReset(true);
  };

  return (
    <>
      <Button
        variant={areQuizReportsOn ? 'outline' : 'ghost'}
        fullWidth
        loading={isSending}
        loadingText={results.sending}
        aria-describedby={areQuizReportsOn ? undefined : noteId}
        onClick={send}
      >
        {results.report}
      </Button>
      {areQuizReportsOn ? (
        <ConsentNote text={consent.quiz} />
      ) : (
        <p id={noteId} className="text-note text-muted">
          {results.startsOver}
        </p>
      )}
    </>
  );
}
