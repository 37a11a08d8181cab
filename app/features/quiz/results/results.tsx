import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '#app/components/ui/button.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { useQuiz } from '#app/features/quiz/visit.ts';
import { answersInWords, firstMonth, results, writeAdvice } from '#content/quiz/quiz-results.ts';
import { pathTo } from '#domain/paths.ts';
import { type Answers, choicesFor, contactOf } from '#domain/quiz/answers.ts';
import { isWeakMatch, type Recommendation, recommend } from '#domain/quiz/scoring.ts';
import { sharedAnswers } from '#domain/quiz/share.ts';
import { Actions, NextStep } from './actions.tsx';
import { AgentCard } from './agent-card.tsx';
import { ConfettiCanvas } from './confetti.tsx';
import { StackDrawing } from './stack-drawing.tsx';

type OutcomeProps = {
  heading: 'h1' | 'h3';
  /** URL fragment of a shared link. It contains the answers of somebody else. */
  sharedHash?: string | undefined;
};

/** The visitor's result or a shared one. Shared results are not indexed. */
export function QuizOutcome({ sharedHash, heading }: OutcomeProps) {
  const [state] = useQuiz();
  if (sharedHash === undefined)
    return <QuizResults heading={heading} answers={state.answers} isShared={false} />;
  const answers = sharedAnswers(sharedHash);
  return (
    <>
      <meta name="robots" content="noindex" />
      {answers ? <QuizResults heading={heading} answers={answers} isShared /> : <BrokenResult />}
    </>
  );
}

type QuizResultsProps = Pick<OutcomeProps, 'heading'> & {
  answers: Answers;
  /** True for the result of somebody else. Then there is no confetti, and the result cannot be sent or shared. */
  isShared: boolean;
};

/**
 * The report: the visitor's tools, recommended agents, first month and answers. In print it is one column, because some
 * browsers break grids badly.
 */
function QuizResults({ answers, heading: Heading, isShared }: QuizResultsProps) {
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
    <div className="grid grid-cols-1 gap-4 lg:gap-6 print:block print:*:mt-3">
      <div className="band relative isolate overflow-clip rounded-band bg-band p-6 text-ink sm:p-10 lg:p-14 print:p-6">
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
      <ol className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_1fr_auto] lg:gap-x-6 lg:gap-y-0 print:block print:*:mt-3">
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
      <Chapter heading={SubHeading} title={results.planTitle}>
        <FirstMonth recommendations={recommendations} />
      </Chapter>
      <Actions isShared={isShared} />
      <Chapter heading={SubHeading} title={results.answersTitle}>
        <dl className="grid gap-x-8 text-small sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
          {answersInWords(answers).map(({ question, answer }) => (
            <div key={question} className="break-inside-avoid border-t border-line py-3 print:py-2">
              <dt className="text-muted">{question}</dt>
              <dd className="wrap-anywhere">
                <NonBreaking>{answer}</NonBreaking>
              </dd>
            </div>
          ))}
        </dl>
      </Chapter>
      <p className="hidden text-small print:block">{results.onPaper}</p>
    </div>
  );
}

type ChapterProps = { heading: 'h2' | 'h4'; title: string; children: ReactNode };

function Chapter({ heading: Heading, title, children }: ChapterProps) {
  return (
    <div className="@container grid grid-rows-[auto_1fr] gap-6 rounded-card border border-line bg-surface p-6 break-inside-avoid sm:p-8 print:gap-4 print:p-4">
      <Heading className="font-display text-h3">{title}</Heading>
      {children}
    </div>
  );
}

/** Shown for a shared link that is incomplete or older than the questions. */
function BrokenResult() {
  const { broken, take } = results.share;
  return (
    <div className="mx-auto grid max-w-[34rem] justify-items-start gap-5 py-16">
      <h1 className="text-h1">{broken.title}</h1>
      <p className="text-lead text-muted">{broken.text}</p>
      <a href={pathTo('quiz')} className={buttonClass({ size: 'lg' })}>
        {take}
      </a>
    </div>
  );
}

const STATION_CLASS =
  'relative grid content-start gap-1.5 ps-7 before:absolute before:start-1 before:top-3 before:-bottom-9 before:w-px before:bg-brand last:before:hidden @min-[42rem]:row-span-2 @min-[42rem]:grid-rows-subgrid @min-[42rem]:ps-0 @min-[42rem]:pt-7 @min-[42rem]:before:start-0 @min-[42rem]:before:-end-6 @min-[42rem]:before:top-1.5 @min-[42rem]:before:bottom-auto @min-[42rem]:before:h-px @min-[42rem]:before:w-auto @min-[42rem]:last:before:end-0 @min-[42rem]:last:before:block';

/** Four milestones on a line: vertical if the dates would not fit side by side. */
function FirstMonth({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <ol className="grid gap-6 @min-[42rem]:auto-cols-fr @min-[42rem]:grid-flow-col @min-[42rem]:grid-rows-[auto_auto] @min-[42rem]:content-start @min-[42rem]:gap-y-1.5">
      {firstMonth(recommendations).map(({ when, is: text }, index) => (
        <li key={when} className={STATION_CLASS}>
          <span
            aria-hidden="true"
            className={`absolute start-0 top-1.5 size-2.5 rounded-full border border-brand @min-[42rem]:top-0.5 ${index === 0 ? 'bg-surface' : 'bg-brand'}`}
          />
          <p className="font-mono text-small text-brand">{when}</p>
          <p className="text-small text-balance">
            <NonBreaking balanced>{text}</NonBreaking>
          </p>
        </li>
      ))}
    </ol>
  );
}
