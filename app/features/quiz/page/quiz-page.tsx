import { useEffect, useLayoutEffect, useState } from 'react';
import { waitForLoadingScreen } from '#app/components/loading-screen-done.ts';
import { QuizContext, useQuizVisit } from '#app/features/quiz/visit.ts';
import { useQuizCounts } from '#app/insight/use-quiz-counts.ts';
import { lazyModule } from '#app/islands/lazy-module.ts';
import { LanguageLinks } from '#app/shell/language-links.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';
import { quiz } from '#content/quiz/quiz.ts';
import { labels } from '#content/shell/labels.ts';
import { PATHS, pathTo, RESULT_HASH } from '#domain/paths.ts';
import { INTRO, isAnswering, RESULTS } from '#domain/quiz/machine.ts';
import { QUIZ } from '#domain/timing.ts';
import { QuizIntro } from './intro.tsx';
import { LazyStage, lazyOutcome, QuestionAnnouncement, QuizFrame, QuizLoader } from './lazy-stage.tsx';

/** The questions load after Start: the first screen does not need them. */
const lazyQuestionStage = lazyModule(() => import('#app/features/quiz/question/stage.tsx'), 'QuestionStage');

const header = (
  <header className="flex h-16 shrink-0 items-center justify-between lg:h-(--header-height)">
    <a href={pathTo('home')} aria-label={labels.home} className="inline-flex rounded-control">
      <Logo />
    </a>
    <div className="-me-3 nav:-me-2 flex items-center print:hidden">
      <LanguageLinks path={PATHS.quiz} className="quiz-language" short />
      <ThemeToggle />
    </div>
  </header>
);

const hasSharedResult = () => location.hash.startsWith(RESULT_HASH);

/** Returns the fragment of a shared link, unless a quiz was started in this tab. */
function useSharedResult(isIntro: boolean): string | undefined {
  useEffect(() => {
    // Pasting a link into the quiz's own tab does not load a new document.
    window.onhashchange = () => hasSharedResult() && location.reload();
  }, []);
  return isIntro && hasSharedResult() ? location.hash : undefined;
}

/** The full-page quiz: loader, intro, loader, questions, results. */
export function QuizPage() {
  const visit = useQuizVisit();
  const [state, dispatch] = visit;
  const [loader, startLoader] = useLoaders();
  const { step } = state;
  const isPageLoading = loader === 'covered' || loader === 'page';
  const isStarting = loader === 'start' && step !== INTRO;
  const isQuestionShown = !isPageLoading && !isStarting && isAnswering(state);
  const sharedHash = useSharedResult(!isPageLoading && step === INTRO);
  const isResultShown = sharedHash !== undefined || (!isPageLoading && step === RESULTS);

  useQuizCounts(isQuestionShown || (!isPageLoading && step === RESULTS) ? step : undefined);
  useEffect(() => {
    if (step !== INTRO) scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  useEffect(() => {
    if (isQuestionShown) lazyOutcome.tryLoad();
  }, [isQuestionShown]);

  const startQuiz = () => {
    lazyQuestionStage.tryLoad();
    startLoader();
    dispatch({ type: 'start' });
  };

  return (
    <QuizContext value={visit}>
      <QuestionAnnouncement step={isQuestionShown ? step : undefined} />
      {isQuestionShown ? (
        <LazyStage
          stage={lazyQuestionStage}
          fillsPage
          header={header}
          loadingText={quiz.starting}
          stageProps={{ header }}
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
            <div className="flex w-full max-w-(--container-page) flex-col self-stretch pt-6 print:block print:pt-0">
              <LazyStage
                stage={lazyOutcome}
                fillsPage
                loadingText={quiz.finishing}
                stageProps={{ sharedHash, heading: 'h1' }}
              />
            </div>
          )}
        </QuizFrame>
      )}
    </QuizContext>
  );
}

/** `covered`: the loading screen still hides the page, so the timer has not started. */
type Loader = 'covered' | 'page' | 'start';

/** Runs the two loaders of the page: the first after the loading screen, the second after a click on Start. */
function useLoaders(): [Loader | undefined, () => void] {
  const [loader, setLoader] = useState<Loader | undefined>('covered');

  // A layout effect, so that bar and timer start together.
  useLayoutEffect(() => {
    if (!loader) return;
    if (loader === 'covered') {
      waitForLoadingScreen().then(() => setLoader('page'));
      return;
    }
    const timer = setTimeout(setLoader, loader === 'page' ? QUIZ.pageLoader : QUIZ.startLoader, undefined);
    return () => clearTimeout(timer);
  }, [loader]);

  return [loader, () => setLoader('start')];
}
