import { useEffect, useRef } from 'react';
import { insight } from '#app/build-settings.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { count } from './count.ts';

/**
 * Counts each question that the visitor reaches, and counts it as answered when the next one appears. `undefined`: no
 * question is shown.
 */
function useCounts(step: number | undefined): void {
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (step === undefined) return;
    const previous = last.current;
    last.current = step;
    if (previous !== undefined && step > previous)
      for (const { id } of QUESTIONS.slice(previous, step)) count('question-answered', id);
    const question = QUESTIONS[step];
    if (question) count('question-reached', question.id);
    if (step === 0) count('quiz-started');
    if (step === RESULTS) count('quiz-finished');
  }, [step]);
}

export const useQuizCounts: (step: number | undefined) => void = insight ? useCounts : () => {};
