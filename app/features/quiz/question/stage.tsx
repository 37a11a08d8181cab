import { memo, type ReactNode, useDeferredValue, useEffect } from 'react';
import { DrawnCurrentLines } from '#app/components/current-lines.tsx';
import { watchKeyboardInset } from '#app/components/watch-keyboard-inset.ts';
import { useQuiz } from '#app/features/quiz/visit.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { phases } from '#content/quiz/quiz-questions.ts';
import { pathTo } from '#domain/paths.ts';
import { progressAt } from '#domain/quiz/progress.ts';
import { QUESTIONS, questionAt } from '#domain/quiz/questions.ts';
import ArrowLeftIcon from '~icons/lucide/arrow-left';
import { QuestionForm } from './form.tsx';
import { PhaseList } from './phase-list.tsx';
import { lazyToolMarks } from './tool-mark.tsx';

const BACK_CLASS =
  '-ms-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-small font-semibold text-muted hover:text-ink';
/** On a phone Continue stays above the keyboard. */
const BAR_CLASS =
  'sticky bottom-(--keyboard,0px) z-10 -mx-(--gutter) flex items-center gap-4 border-t border-line bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:[&>button]:grow max-lg:mt-4 lg:static lg:mx-0 lg:mt-8 lg:flex-row-reverse lg:justify-end lg:border-0 lg:p-0';

/** Memoized and given a deferred step, so that the question appears first. */
const Progress = memo(function Progress({ step }: { step: number }) {
  return (
    <>
      <div className="short:pt-4 lg:mt-16">
        <PhaseList step={step} />
      </div>
      <DrawnCurrentLines
        width={384}
        height={320}
        lines={QUESTIONS.length}
        seed={12}
        lit={Array.from({ length: progressAt(step).step }, (_, line) => line)}
        className="absolute inset-x-0 bottom-0 hidden h-72 w-full overflow-visible lg:block [&_path]:transition-[stroke] [&_path]:duration-300"
      />
    </>
  );
});

/** The questions of the quiz: phases beside the question on wide screens, above it on narrow ones. */
export function QuestionStage({ header }: { header: ReactNode }) {
  useEffect(watchKeyboardInset, []);
  useEffect(() => {
    lazyToolMarks.tryLoad();
  }, []);
  const [{ step, isCleared }, dispatch] = useQuiz();
  const progress = progressAt(step);
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[clamp(18rem,27vw,24rem)_1fr]">
      <aside className="band quiz-aside relative overflow-clip bg-band px-(--gutter) pb-4 text-ink lg:sticky lg:top-0 lg:h-dvh lg:px-8 nav:px-10">
        <div className="short:hidden">{header}</div>
        <Progress step={useDeferredValue(step)} />
      </aside>
      <main className="flex grow flex-col overflow-x-clip px-(--gutter) lg:px-12 nav:px-16">
        <QuestionForm
          heading="h1"
          shouldFocusFirstQuestion
          className="mx-auto flex w-full grow flex-col outline-none lg:max-w-2xl lg:grow-0 lg:pt-[max(1.5rem,15dvh)] lg:pb-6"
          barClass={BAR_CLASS}
          beforeQuestion={
            <>
              <div className="flex items-center justify-between gap-4 py-3 short:py-1 lg:mb-6">
                {step === 0 ? (
                  <a href={pathTo('home')} className={BACK_CLASS}>
                    <ArrowLeftIcon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                    {quiz.home}
                  </a>
                ) : (
                  <button type="button" onClick={() => dispatch({ type: 'back' })} className={BACK_CLASS}>
                    <ArrowLeftIcon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                    {quiz.previous}
                  </button>
                )}
                <div className="text-end font-mono text-small leading-snug">
                  {/* Hidden, since screen readers announce the step with the new question. */}
                  <p aria-hidden="true">{quiz.questionNumber(progress.step, progress.steps)}</p>
                  <p className="text-note text-muted">
                    <span className="max-lg:hidden">{phases[questionAt(step).phase].title}: </span>
                    <span>{quiz.step(progress.stepInPhase, progress.stepsInPhase)}</span>
                  </p>
                </div>
              </div>
              <p role="status" className="mb-4 text-small text-muted empty:absolute">
                {isCleared && quiz.cleared}
              </p>
            </>
          }
          besideContinue={
            <span className="hidden text-small text-muted has-[+:enabled]:pointer-fine:lg:inline">
              {quiz.enterHint}{' '}
              <kbd className="rounded-control border border-line px-1.5 py-0.5 font-mono text-tiny">
                {quiz.enterKey}
              </kbd>
            </span>
          }
        />
      </main>
    </div>
  );
}
