import { useState } from 'react';
import { sendLead } from '#app/api/send-lead.ts';
import { areQuizReportsOn } from '#app/build-settings.ts';
import { Button, buttonClass } from '#app/components/ui/button.tsx';
import { ConsentNote } from '#app/components/ui/consent-note.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { useQuiz } from '#app/features/quiz/visit.ts';
import { notify } from '#app/features/toasts/notify.ts';
import { count } from '#app/insight/count.ts';
import { hasPart } from '#content/has-part.ts';
import { bookingNotes, isTooEarly, results } from '#content/quiz/quiz-results.ts';
import { type QuizReport, quizReportForm } from '#domain/forms/quiz-report.ts';
import { pathTo } from '#domain/paths.ts';
import { type Answers, contactOf } from '#domain/quiz/answers.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import type { Recommendation } from '#domain/quiz/scoring.ts';
import { sharedFragment } from '#domain/quiz/share.ts';
import consent from '#words/consent.json' with { type: 'json' };
import FileDownIcon from '~icons/lucide/file-down';
import LinkIcon from '~icons/lucide/link';

/** Actions for the report, the visitor’s own or a shared one. Hidden in print. */
export function Actions({ isShared }: { isShared: boolean }) {
  return (
    <aside className="grid items-start gap-x-8 gap-y-4 rounded-card bg-raised p-6 sm:grid-cols-2 sm:p-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none print:hidden [&_.btn-ghost]:justify-start [&_.btn-ghost]:px-0 [&_.btn-ghost]:text-small [&_.btn-ghost:hover]:text-brand">
      <Button variant="outline" fullWidth className="bg-surface" onClick={() => window.print()}>
        <FileDownIcon aria-hidden="true" />
        {results.print}
      </Button>
      {isShared ? (
        <a href={pathTo('quiz')} className={buttonClass({ variant: 'outline', fullWidth: true })}>
          {results.share.take}
        </a>
      ) : (
        <>
          <ShareButton />
          <ReportButton />
        </>
      )}
      <a href={pathTo('home')} className={buttonClass({ variant: 'ghost', fullWidth: true })}>
        {results.home}
      </a>
    </aside>
  );
}

/** Sends the report and restarts the quiz. Without QUIZ_REPORTS it sends nothing and only restarts the quiz. */
function ReportButton() {
  const [{ answers }, dispatch] = useQuiz();
  const [isSending, setSending] = useState(false);
  const [shownAt] = useState(() => performance.now());

  const send = async () => {
    count('report-pressed');
    if (!areQuizReportsOn) {
      dispatch({ type: 'reset', isReportSent: false });
      const resume = () => dispatch({ type: 'resume', step: RESULTS, answers });
      return notify('success', results.startedOver, { label: results.backToReport, onPress: resume });
    }
    setSending(true);
    const body: QuizReport = { answers };
    const { ok } = await sendLead(quizReportForm.path, body, { shownAt, consent: consent.quiz });
    setSending(false);
    notify(ok ? 'success' : 'error', ok ? results.sent : results.failed);
    if (ok) dispatch({ type: 'reset', isReportSent: true });
  };

  return (
    <div>
      <Button
        variant={areQuizReportsOn ? 'outline' : 'ghost'}
        fullWidth
        loading={isSending}
        loadingText={results.sending}
        aria-describedby="report-note"
        onClick={send}
      >
        {results.report}
      </Button>
      <div id="report-note" className="text-note text-muted">
        {areQuizReportsOn ? <ConsentNote text={consent.quiz} className="mt-2" /> : results.startsOver}
      </div>
    </div>
  );
}

/** Copies a link to the result. If the browser refuses to copy, puts the link into the address bar. */
function ShareButton() {
  const [{ answers }] = useQuiz();
  const share = async () => {
    const link = new URL(pathTo('quiz') + sharedFragment(answers), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      notify('success', results.share.copied);
    } catch {
      history.replaceState(history.state, '', link);
      notify('error', results.share.failed);
    }
  };
  return (
    <div>
      <Button variant="ghost" fullWidth aria-describedby="share-note" onClick={share}>
        <LinkIcon aria-hidden="true" />
        {results.share.button}
      </Button>
      <p id="share-note" className="text-note text-muted">
        {results.share.note}
      </p>
    </div>
  );
}

const READING = [
  ...(hasPart('newsletter') ? [{ label: results.newsletter, href: pathTo('home', 'newsletter') }] : []),
  ...(hasPart('deck') ? [{ label: results.deck, href: pathTo('socialOs') }] : []),
];

type NextStepProps = { answers: Answers; recommendations: readonly Recommendation[] };

/** The booking. Visitors who do not qualify for the free setup get something to read first. */
export function NextStep({ answers, recommendations }: NextStepProps) {
  const { name, email } = contactOf(answers);
  const [first, ...others] = isTooEarly(answers) ? READING : [];
  return (
    <div className="grid max-w-sm shrink-0 gap-2.5 max-lg:mt-6 lg:w-76 print:hidden">
      {first && (
        <a href={first.href} className={buttonClass({ fullWidth: true })}>
          {first.label}
        </a>
      )}
      {others.map(({ label, href }) => (
        <a key={href} href={href} className={buttonClass({ variant: 'link', fullWidth: true })}>
          {label}
        </a>
      ))}
      <BookingLink
        variant={first ? 'outline' : 'default'}
        fullWidth
        className="max-[24rem]:px-3 max-[24rem]:text-small"
        prefill={{ name, email, notes: bookingNotes(answers, recommendations) }}
      >
        {results.book}
      </BookingLink>
      <p className="text-small text-muted">{first ? results.earlyTerms : results.terms}</p>
    </div>
  );
}
