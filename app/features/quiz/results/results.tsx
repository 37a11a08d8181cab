import { type ReactNode, useEffect, useRef } from 'react';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { answersInWords, results, writeAdvice } from '#content/quiz/quiz-results.ts';
import { type Answers, choicesFor, contactOf } from '#domain/quiz/answers.ts';
import { isWeakMatch, recommend } from '#domain/quiz/scoring.ts';
import { sharedAnswers } from '#domain/quiz/share.ts';
import { Actions } from './actions.tsx';
import { AgentCard } from './agent-card.tsx';
import { BrokenResult } from './broken-result.tsx';
import { ConfettiCanvas } from './confetti-canvas.tsx';
import { FirstMonth } from './first-month.tsx';
import { NextStep } from './next-step.tsx';
import { ReportButton } from './report-button.tsx';
import { ShareButton } from './share-button.tsx';
import { StackDrawing } from './stack-drawing.tsx';

type OutcomeProps = {
  answers: Answers;
  heading: 'h1' | 'h3';
  /** URL fragment of a shared link. It contains the answers of somebody else. */
  sharedHash?: string | undefined;
  /** Starts the quiz again. */
  onReset: (isReportSent: boolean) => void;
  /** Returns to the results after a reset. */
  onResume: () => void;
};

/** The visitor's result or a shared one. Shared results are not indexed. */
export function QuizOutcome({ sharedHash, answers: ownAnswers, ...props }: OutcomeProps) {
  if (sharedHash === undefined) return <QuizResults {...props} answers={ownAnswers} isShared={false} />;
  const answers = sharedAnswers(sharedHash);
  return (
    <>
      <meta name="robots" content="noindex" />
      {answers ? <QuizResults {...props} answers={answers} isShared /> : <BrokenResult />}
    </>
  );
}

type QuizResultsProps = Omit<OutcomeProps, 'sharedHash'> & {
  /** True for the result of somebody else. Then there is no confetti, and the result cannot be sent or shared. */
  isShared: boolean;
};

/** The report: the visitor's tools, recommended agents, first month and answers. */
function QuizResults({ answers, heading: Heading, isShared, onReset, onResume }: QuizResultsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const recommendations = recommend(answers);
  const { name, company } = contactOf(answers);
  const isPage = Heading === 'h1';
  useEffect(() => {
    if (!isPage) return;
    const pageTitle = document.title;
    document.title = results.documentTitle(company);
    return () => {
      document.title = pageTitle;
    };
  }, [isPage, company]);
  const advice = writeAdvice(answers, recommendations);
  const SubHeading = isPage ? 'h2' : 'h4';
  return (
    <div className="report">
      <div className="report-stack band">
        {!isShared && <ConfettiCanvas />}
        <div className="lg:flex lg:items-end lg:justify-between lg:gap-12">
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
            {advice && (
              <>
                <p className="mt-4 max-w-[38em] text-lead sm:text-balance print:mt-2 print:max-w-none">
                  <NonBreaking balanced>{advice}</NonBreaking>
                </p>
                <p className="mt-3 max-w-[38em] text-small text-balance text-muted print:mt-1 print:max-w-none">
                  {results.hoursSource}
                </p>
              </>
            )}
          </div>
          <NextStep answers={answers} recommendations={recommendations} />
        </div>
        <StackDrawing tools={choicesFor(answers, 'tools')} recommendations={recommendations} />
      </div>
      <ol className="report-agents">
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
      <div className="report-side">
        <Chapter heading={SubHeading} title={results.planTitle}>
          <FirstMonth recommendations={recommendations} />
        </Chapter>
      </div>
      <div className="report-side">
        <Actions
          report={
            isShared ? undefined : <ReportButton answers={answers} onReset={onReset} onResume={onResume} />
          }
          share={isShared ? undefined : <ShareButton answers={answers} />}
        />
      </div>
      <div className="report-answers">
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
