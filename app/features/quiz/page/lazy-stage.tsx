import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { type LazyModule, lazyModule } from '#app/islands/lazy-module.ts';
import { useLazyModule } from '#app/islands/use-lazy-module.ts';
import { LogoMark } from '#app/shell/logo.tsx';
import { logo } from '#content/logo/logo.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { pathTo } from '#domain/paths.ts';
import { progressAt } from '#domain/quiz/progress.ts';
import { QUIZ } from '#domain/timing.ts';

/** Loaded while the visitor answers. */
export const lazyOutcome = lazyModule(() => import('#app/features/quiz/results/results.tsx'), 'QuizOutcome');

type QuizFrameProps = { header: ReactNode; headerClass?: string; children: ReactNode };

/** Header and main part of the full-page quiz, as high as the screen. The questions have their own layout. */
export function QuizFrame({ header, headerClass, children }: QuizFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col px-(--gutter) print:block print:px-0">
      <div className={headerClass}>{header}</div>
      <main className="grid grow grid-cols-1 place-items-center pt-4 pb-12 [&>div]:[grid-area:1/1] [&>section]:[grid-area:1/1] print:block print:p-0">
        {children}
      </main>
    </div>
  );
}

type LazyStageProps<P extends object> = {
  stage: LazyModule<ComponentType<P>>;
  /** Text of the loader, until the code has loaded. */
  loadingText: string;
  /** True if the stage fills the page. */
  fillsPage?: boolean;
  /** Header of the page, if the stage has its own. It is shown above the loader. */
  header?: ReactNode;
  stageProps: P;
};

/** A stage of the quiz whose code was loaded during the previous stage. */
export function LazyStage<P extends object>({
  stage,
  loadingText,
  fillsPage = false,
  header,
  stageProps,
}: LazyStageProps<P>) {
  const { value: Stage, hasFailed, retry } = useLazyModule(stage);
  if (Stage) return <Stage {...stageProps} />;
  const content = (
    <div className="grid min-h-64 grow place-items-center py-12">
      {hasFailed ? (
        <div
          role="alert"
          className="grid max-w-120 justify-items-center gap-4 px-(--gutter) text-center text-balance"
        >
          <p className="text-lead">{quiz.offline}</p>
          <Button onClick={retry}>{quiz.retry}</Button>
          {fillsPage && (
            <a href={pathTo('home')} className="btn btn-link btn-md">
              {quiz.home}
            </a>
          )}
        </div>
      ) : (
        <QuizLoader text={loadingText} duration={QUIZ.startLoader} isRunning fillsPage={fillsPage} />
      )}
    </div>
  );
  return header ? <QuizFrame header={header}>{content}</QuizFrame> : content;
}

type QuizLoaderProps = {
  text: string;
  duration: number;
  isRunning: boolean;
  /** True to center the loader on the page like the loading screen. False to show it in its section. */
  fillsPage: boolean;
};

/** A progress bar that looks like the loading screen, so that entering the quiz feels continuous. */
export function QuizLoader({ text, duration, isRunning, fillsPage }: QuizLoaderProps) {
  // The full-page quiz needs an h1; a section is on a page that has one.
  const TextTag = fillsPage ? 'h1' : 'p';
  return (
    <div
      role="status"
      className={`loader quiz-loader ${fillsPage ? 'loader-whole pointer-events-none' : ''}`}
    >
      <LogoMark className={`size-24 ${logo.turns ? 'loader-wheel' : ''}`} />
      <TextTag tabIndex={-1} className="loader-words">
        {text}
      </TextTag>
      <div aria-hidden="true" className="loader-bar">
        {isRunning && (
          <div
            className="quiz-fill h-full bg-brand"
            style={{ '--fill-duration': `${duration}ms` } as CSSProperties}
          />
        )}
      </div>
    </div>
  );
}

/** Announces the number of a new question to screen readers. */
export function QuestionAnnouncement({ step }: { step: number | undefined }) {
  const progress = step === undefined ? undefined : progressAt(step);
  return (
    <p role="status" className="sr-only">
      {progress && quiz.questionNumber(progress.step, progress.steps)}
    </p>
  );
}
