import { useCallback, useEffect, useId, useReducer, useRef, useState } from 'react';
import { Heading } from '#app/components/heading.tsx';
import { Section } from '#app/components/section.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { QuestionForm } from '#app/features/quiz/question/form.tsx';
import { PhaseList } from '#app/features/quiz/question/phase-list.tsx';
import { lazyToolMarks } from '#app/features/quiz/question/tool-mark.tsx';
import {
  hasSwitchedLanguage,
  QuizContext,
  readDraft,
  readStep,
  writeDraft,
} from '#app/features/quiz/visit.ts';
import { useQuizCounts } from '#app/insight/use-quiz-counts.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { isAnswering, type QuizEvent, quizAt, quizReducer } from '#domain/quiz/machine.ts';
import { progressAt } from '#domain/quiz/progress.ts';
import { LazyStage, lazyOutcome, QuestionAnnouncement } from './lazy-stage.tsx';

/** The quiz embedded in a page: it starts with the first question and does not change the browser history. */
export function EmbeddedQuiz() {
  const [state, dispatch] = useReducer(quizReducer, quizAt(0));
  const [isTouched, setTouched] = useState(false);
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  const { step } = state;
  const isQuestionShown = isAnswering(state);

  const handleEvent = useCallback((event: QuizEvent) => {
    setTouched(true);
    dispatch(event);
  }, []);

  useEffect(() => {
    const answers = hasSwitchedLanguage() && readDraft('section');
    if (answers) dispatch({ type: 'resume', step: readStep('section') ?? 0, answers });
  }, []);
  useEffect(() => {
    if (isTouched) writeDraft('section', state);
  }, [isTouched, state]);

  useQuizCounts(isTouched ? step : undefined);

  useEffect(() => {
    if (!isTouched) return;
    lazyToolMarks.tryLoad();
    lazyOutcome.tryLoad();
  }, [isTouched]);

  // Scroll up to the new step, also after a reset: the results are taller than a question.
  const previousStep = useRef(step);
  useEffect(() => {
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (step !== previousStep.current && top < 0) section.current?.scrollIntoView();
    previousStep.current = step;
  }, [step]);

  return (
    <QuizContext value={[state, handleEvent]}>
      <Section ref={section} id="quiz" titleId={titleId}>
        <div
          className={`grid grid-cols-1 gap-8 ${isQuestionShown ? 'gap-x-12 nav:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]' : ''}`}
        >
          <div className="grid grid-cols-1 content-start justify-items-start gap-4">
            <Badge tone="brand">{quiz.embedded.badge}</Badge>
            <Heading titleId={titleId} title={quiz.embedded.title} />
            {isQuestionShown && (
              <div className="max-w-[24em] max-nav:hidden">
                <p className="mb-8 text-muted">{quiz.intro.terms}</p>
                <PhaseList step={step} />
              </div>
            )}
          </div>
          <QuestionAnnouncement step={isQuestionShown && isTouched ? step : undefined} />
          {isQuestionShown ? (
            <div className="overflow-clip rounded-band border border-line bg-surface shadow-soft">
              <ProgressBar step={step} />
              <QuestionForm
                heading="h3"
                shouldFocusFirstQuestion={isTouched}
                className="p-5 outline-none sm:px-10 sm:py-8"
                beforeQuestion={
                  <p role="status" className="mb-4 text-small text-muted empty:absolute">
                    {state.isCleared && quiz.cleared}
                  </p>
                }
                barClass="mt-6 flex items-center gap-3 max-lg:[&>[type=submit]]:grow lg:flex-row-reverse lg:justify-end"
                besideContinue={
                  step > 0 && (
                    <Button variant="ghost" size="lg" onClick={() => handleEvent({ type: 'back' })}>
                      {quiz.back}
                    </Button>
                  )
                }
              />
            </div>
          ) : (
            <LazyStage stage={lazyOutcome} loadingText={quiz.finishing} stageProps={{ heading: 'h3' }} />
          )}
        </div>
      </Section>
    </QuizContext>
  );
}

function ProgressBar({ step }: { step: number }) {
  const progress = progressAt(step);
  return (
    <div className="border-b border-line">
      <div className="flex justify-between gap-4 px-5 py-4 font-mono text-small text-muted sm:px-10">
        <span>{quiz.step(progress.step, progress.steps)}</span>
        <span>{quiz.percent(progress.percent)}</span>
      </div>
      <div
        role="progressbar"
        aria-label={quiz.embedded.badge}
        aria-valuenow={progress.percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1 bg-line"
      >
        <div
          className="h-full origin-(--start) bg-brand transition-transform duration-300 ease-decelerate"
          style={{ transform: `scaleX(${progress.percent / 100})` }}
        />
      </div>
    </div>
  );
}
