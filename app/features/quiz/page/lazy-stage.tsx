import type { ComponentType, ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { type LazyModule, lazyModule } from '#app/islands/lazy-module.ts';
import { useLazyModule } from '#app/islands/use-lazy-module.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { pathTo } from '#domain/paths.ts';
import { QUIZ } from '#domain/timing.ts';
import { QuizLoader } from './loader.tsx';

/** Loaded while the visitor answers. */
export const lazyOutcome = lazyModule(() => import('#app/features/quiz/results/results.tsx'), 'QuizOutcome');

type QuizFrameProps = { header: ReactNode; headerClass?: string; children: ReactNode };

/** Header and main part of the full-page quiz, as high as the screen. The questions have their own layout. */
export function QuizFrame({ header, headerClass, children }: QuizFrameProps) {
  return (
    <div className="quiz-frame">
      <div className={headerClass}>{header}</div>
      <main className="quiz-main">{children}</main>
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
        <div role="alert" className="quiz-offline">
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
