import { useEffect, useId, useRef, useState } from 'react';
import { sendLead } from '#app/api/send-lead.ts';
import { Button } from '#app/components/ui/button.tsx';
import { ConsentNote } from '#app/components/ui/consent-note.tsx';
import type { OutcomeProps } from '#app/features/quiz/outcome.ts';
import { count } from '#app/insight/count.ts';
import { results } from '#content/quiz/quiz-results.ts';
import { consent } from '#content/shell/consent.ts';
import { QUIZ_REPORTS_PATH, type QuizReport } from '#domain/quiz/report.ts';

export type ReportSettings = {
  /** Value of the setting QUIZ_REPORTS. If it is off, the button sends nothing and only restarts the quiz. */
  areReportsOn: boolean;
  notify: (tone: 'success' | 'error', text: string, button?: { label: string; onPress: () => void }) => void;
};

type ReportButtonProps = ReportSettings & Pick<OutcomeProps, 'answers' | 'onReset' | 'onResume'>;

export function ReportButton({ answers, areReportsOn, notify, onReset, onResume }: ReportButtonProps) {
  const [isSending, setSending] = useState(false);
  const noteId = useId();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const send = async () => {
    count('report-pressed');
    if (!areReportsOn) {
      onReset(false);
      return notify('success', results.startedOver, { label: results.backToReport, onPress: onResume });
    }
    setSending(true);
    const body: QuizReport = { answers, consent: consent.quiz };
    const { ok } = await sendLead(QUIZ_REPORTS_PATH, body, {
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
        variant="outline"
        fullWidth
        className="bg-surface max-[24rem]:text-small"
        loading={isSending}
        loadingText={results.sending}
        aria-describedby={areReportsOn ? undefined : noteId}
        onClick={send}
      >
        {results.report}
      </Button>
      {areReportsOn ? (
        <ConsentNote text={consent.quiz} />
      ) : (
        <p id={noteId} className="text-note text-muted">
          {results.startsOver}
        </p>
      )}
    </>
  );
}
