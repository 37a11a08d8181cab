import { type ReactNode, useEffect, useState } from 'react';
import type { LazyOutcome } from '#app/features/quiz/outcome.ts';
import { useQuizCounts } from '#app/insight/use-quiz-counts.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { INTRO, isAnswering, RESULTS } from '#domain/quiz/machine.ts';
import { QUIZ } from '#domain/timing.ts';
import { QuizIntro } from './intro.tsx';
import { questionStage } from './lazy-question-stage.ts';
import { LazyStage } from './lazy-stage.tsx';
import { QuizLoader } from './loader.tsx';
import { QuestionAnnouncement } from './question-announcement.tsx';
import { useLoaders } from './use-loaders.ts';
import { useQuizVisit } from './use-quiz-visit.ts';
import { useSharedResult } from './use-shared-result.ts';

type QuizPageProps = {
  outcome: LazyOutcome;
  /** Logo and theme toggle. */
  header: ReactNode;
};

/** The full-page quiz: loader, intro, loader, twelve questions, results. */
export function QuizPage({ header, outcome }: QuizPageProps) {
  const [state, dispatch] = useQuizVisit();
  const [loader, startLoader] = useLoaders();
  const [cleared, setCleared] = useState(false);
  const { step } = state;
  const arriving = loader === 'covered' || loader === 'page';
  const isStarting = loader === 'start' && step !== INTRO;
  const isAsking = !arriving && !isStarting && isAnswering(state);
  const shared = useSharedResult(!arriving && step === INTRO);
  const isShown = shared !== undefined || (!arriving && step === RESULTS);

  useQuizCounts(isAsking || (!arriving && step === RESULTS) ? step : undefined);
  useEffect(() => {
    if (step > 0) setCleared(false);
    if (step !== INTRO) scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);

  const start = () => {
    questionStage.tryLoad();
    startLoader();
    dispatch({ type: 'start' });
  };
  const reset = (sent: boolean) => {
    setCleared(!sent);
    dispatch({ type: 'reset' });
  };
  const resume = () => dispatch({ type: 'resume', step: RESULTS, answers: state.answers });

  return (
    <>
      <QuestionAnnouncement step={isAsking ? step : undefined} />
      {isAsking ? (
        <LazyStage
          stage={questionStage}
          fillsPage
          loading={quiz.starting}
          props={{ state, dispatch, header, outcome, note: cleared ? quiz.cleared : undefined }}
        />
      ) : (
        <div className="flex min-h-dvh flex-col px-(--gutter) print:block print:px-0">
          <div className={isShown ? 'mx-auto w-full max-w-(--container-page)' : ''}>{header}</div>
          <main className="grid grow grid-cols-1 place-items-center pt-4 pb-12 *:[grid-area:1/1] print:block print:p-0">
            {(arriving || isStarting) && (
              <QuizLoader
                key={loader}
                text={arriving ? quiz.loading : quiz.starting}
                duration={arriving ? QUIZ.pageLoader : QUIZ.startLoader}
                running={loader !== 'covered'}
                fillsPage
              />
            )}
            {(arriving || (step === INTRO && !shared)) && <QuizIntro hidden={arriving} onStart={start} />}
            {isShown && (
              <div className="w-full max-w-(--container-page) self-start pt-6 print:pt-0">
                <LazyStage
                  stage={outcome}
                  fillsPage
                  loading={quiz.finishing}
                  props={{
                    answers: state.answers,
                    shared,
                    heading: 'h1',
                    onReset: reset,
                    onResume: resume,
                  }}
                />
              </div>
            )}
          </main>
        </div>
      )}
    </>
  );
}
