import { type ReactNode, useEffect, useRef } from 'react';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { OutcomeProps } from '#app/features/quiz/outcome.ts';
import { answersInWords, bookingNotes, results, writePersonalSentence } from '#content/quiz/quiz-results.ts';
import { choicesFor, contactOf } from '#domain/quiz/answers.ts';
import { isWeakMatch, recommend } from '#domain/quiz/scoring.ts';
import { Actions } from './actions.tsx';
import { AgentCard } from './agent-card.tsx';
import { ConfettiCanvas } from './confetti-canvas.tsx';
import { FirstMonth } from './first-month.tsx';
import { ReportButton, type ReportSettings } from './report-button.tsx';
import { ShareButton } from './share-button.tsx';
import { StackDrawing } from './stack-drawing.tsx';

/** Prefilled values of the booking form. */
type BookingPrefill = { name: string; email: string; notes: string };

type QuizResultsProps = Omit<OutcomeProps, 'shared'> &
  ReportSettings & {
    /** True for the result of somebody else. Then there is no confetti, and the result cannot be sent or shared. */
    isShared: boolean;
    booking: (label: string, prefill: BookingPrefill) => ReactNode;
  };

/** The report: the visitor's tools, recommended agents, first month and answers. */
export function QuizResults({
  answers,
  heading: Heading,
  isShared,
  booking,
  onReset,
  onResume,
  ...reportProps
}: QuizResultsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const recommendations = recommend(answers);
  const { name, email, company } = contactOf(answers);
  const isPage = Heading === 'h1';
  useEffect(() => {
    if (!isPage) return;
    const pageTitle = document.title;
    document.title = results.documentTitle(company);
    return () => {
      document.title = pageTitle;
    };
  }, [isPage, company]);
  const personalSentence = writePersonalSentence(answers);
  const SubHeading = isPage ? 'h2' : 'h4';
  const bookingLink = booking(results.book, {
    name,
    email,
    notes: bookingNotes(answers, recommendations),
  });
  return (
    <div className={recommendations.length > 2 ? 'report report-three' : 'report'}>
      {!isShared && <ConfettiCanvas />}
      <div className="report-stack band">
        <div className="relative lg:flex lg:items-end lg:justify-between lg:gap-12">
          <div>
            {(isShared || name) && (
              <p className="mb-3 font-mono text-small text-muted">
                {isShared ? results.share.shared : results.for(name, company)}
                <span className="on-paper">, {results.madeOn(new Date())}</span>
              </p>
            )}
            <Heading ref={title} tabIndex={-1} className="text-h1">
              {results.title}
            </Heading>
            {personalSentence && (
              <>
                <p className="mt-4 max-w-[38em] text-lead sm:text-balance print:mt-2 print:max-w-none">
                  <NonBreaking balanced>{personalSentence}</NonBreaking>
                </p>
                <p className="mt-3 max-w-[38em] text-small text-balance text-muted print:mt-1 print:max-w-none">
                  {results.personalSource}
                </p>
              </>
            )}
          </div>
          {/* In the first screen. The other actions are far below. */}
          <div className="grid max-w-sm shrink-0 gap-2.5 max-lg:mt-6 lg:w-76 print:hidden">
            {bookingLink}
            <p className="text-small text-muted">{results.terms}</p>
          </div>
        </div>
        <StackDrawing tools={choicesFor(answers, 'tools')} recommendations={recommendations} />
      </div>
      <ol className="report-column">
        {recommendations.map((recommendation, index) => (
          <AgentCard
            key={recommendation.agent}
            recommendation={recommendation}
            rank={index + 1}
            heading={SubHeading}
            isWeakMatch={isWeakMatch(recommendation, recommendations)}
          />
        ))}
      </ol>
      <div className="report-column report-side">
        <Actions
          booking={bookingLink}
          report={
            isShared ? undefined : (
              <ReportButton answers={answers} onReset={onReset} onResume={onResume} {...reportProps} />
            )
          }
          share={isShared ? undefined : <ShareButton answers={answers} notify={reportProps.notify} />}
        />
        <Chapter heading={SubHeading} title={results.planTitle}>
          <FirstMonth recommendations={recommendations} />
        </Chapter>
      </div>
      <div className="report-column report-answers">
        <Chapter heading={SubHeading} title={results.answersTitle}>
          <dl>
            {answersInWords(answers).map(({ question, answer }) => (
              <div key={question} className="break-inside-avoid border-t border-line py-3 print:py-2">
                <dt className="text-muted">{question}</dt>
                <dd className="wrap-anywhere">{answer}</dd>
              </div>
            ))}
          </dl>
        </Chapter>
        <p className="hidden text-small print:block">{results.onPaper}</p>
      </div>
    </div>
  );
}

type ChapterProps = { heading: 'h2' | 'h4'; title: string; children: ReactNode };

function Chapter({ heading: Heading, title, children }: ChapterProps) {
  return (
    <div className="report-chapter">
      <Heading className="font-display text-h3">{title}</Heading>
      {children}
    </div>
  );
}
