import { type ReactNode, useEffect, useState } from 'react';
import type { LazyOutcome } from '#app/features/quiz/outcome.ts';
import { useQuizCounts } from '#app/insight/use-quiz-counts.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { INTRO, isAnswering, RESULTS } from '#domain/quiz/machine.ts';
import { QUIZ } from '#domain/timing.ts';
import { QuizFrame } from './frame.tsx';
import { QuizIntro } from './intro.tsx';
import { lazyQuestionStage } from './lazy-question-stage.ts';
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
  const [isCleared, setCleared] = useState(false);
  const { step } = state;
  const isPageLoading = loader === 'covered' || loader === 'page';
  const isStarting = loader === 'start' && step !== INTRO;
  const isQuestionShown = !isPageLoading && !isStarting && isAnswering(state);
  const sharedHash = useSharedResult(!isPageLoading && step === INTRO);
  const isResultShown = sharedHash !== undefined || (!isPageLoading && step === RESULTS);

  useQuizCounts(isQuestionShown || (!isPageLoading && step === RESULTS) ? step : undefined);
  useEffect(() => {
    if (step > 0) setCleared(false);
    if (step !== INTRO) scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);

  const startQuiz = () => {
    lazyQuestionStage.tryLoad();
    startLoader();
    dispatch({ type: 'start' });
  };
  const resetQuiz = (isReportSent: boolean) => {
    setCleared(!isReportSent);
    dispatch({ type: 'reset' });
  };
  const resumeResults = () => dispatch({ type: 'resume', step: RESULTS, answers: state.answers });

  return (
    <>
      <QuestionAnnouncement step={isQuestionShown ? step : undefined} />
      {isQuestionShown ? (
        <LazyStage
          stage={lazyQuestionStage}
          fillsPage
          header={header}
          loadingText={quiz.starting}
          stageProps={{ state, dispatch, header, outcome, note: isCleared ? quiz.cleared : undefined }}
        />
      ) : (
        <QuizFrame
          header={header}
          headerClass={isResultShown ? 'mx-auto w-full max-w-(--container-page)' : ''}
        >
          {(isPageLoading || isStarting) && (
            <QuizLoader
              key={loader}
              text={isPageLoading ? quiz.loading : quiz.starting}
              duration={isPageLoading ? QUIZ.pageLoader : QUIZ.startLoader}
              isRunning={loader !== 'covered'}
              fillsPage
            />
          )}
          {(isPageLoading || (step === INTRO && !sharedHash)) && (
            <QuizIntro isHidden={isPageLoading} onStart={startQuiz} />
          )}
          {isResultShown && (
            <div className="quiz-outcome">
              <LazyStage
                stage={outcome}
                fillsPage
                loadingText={quiz.finishing}
                stageProps={{
                  answers: state.answers,
                  sharedHash,
                  heading: 'h1',
                  onReset: resetQuiz,
                  onResume: resumeResults,
                }}
              />
            </div>
          )}
        </QuizFrame>
      )}
    </>
  );
}
