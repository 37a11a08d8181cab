import { useEffect, useRef } from 'react';
import { isInsightOn } from '#app/build-settings.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { count } from './count.ts';

/**
 * Counts each question that the visitor reaches, and counts it as answered when the next one appears. The step is
 * undefined while no question is shown.
 */
function useCounts(step: number | undefined): void {
  const lastStep = useRef<number>(undefined);
  useEffect(() => {
    if (step === undefined) return;
    const previous = lastStep.current;
    lastStep.current = step;
    if (previous !== undefined && step > previous)
      for (const { id } of QUESTIONS.slice(previous, step)) count('question-answered', id);
    const question = QUESTIONS[step];
    if (question) count('question-reached', question.id);
    if (step === 0) count('quiz-started');
    if (step === RESULTS) count('quiz-finished');
  }, [step]);
}

export const useQuizCounts: (step: number | undefined) => void = isInsightOn ? useCounts : () => {};
