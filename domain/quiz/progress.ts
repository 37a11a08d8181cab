import { PHASES, QUESTIONS, questionAt } from './questions.ts';

/** Numbers are from 1: of the phase, of the step within it and of the step in the whole quiz. */
export function progressAt(index: number) {
  const { phase } = questionAt(index);
  const first = QUESTIONS.findIndex((question) => question.phase === phase);
  return {
    phase,
    phaseNumber: PHASES.indexOf(phase) + 1,
    stepInPhase: index - first + 1,
    stepsInPhase: QUESTIONS.filter((question) => question.phase === phase).length,
    step: index + 1,
    steps: QUESTIONS.length,
    /** Counts the current step, so that it agrees with "Step N of 12". */
    percent: Math.round(((index + 1) / QUESTIONS.length) * 100),
  };
}
