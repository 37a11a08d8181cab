import { PHASES, type Phase, QUESTIONS, questionAt } from './questions.ts';

export type Progress = {
  readonly phase: Phase;
  /** From 1. */
  readonly phaseNumber: number;
  /** From 1, within the phase. */
  readonly stepInPhase: number;
  readonly stepsInPhase: number;
  /** From 1, over the whole quiz. */
  readonly step: number;
  readonly steps: number;
  /** Counts the current step, so that it agrees with "Step N of 12". */
  readonly percent: number;
};

export const progressAt = (index: number): Progress => {
  const { phase } = questionAt(index);
  const first = QUESTIONS.findIndex((question) => question.phase === phase);
  return {
    phase,
    phaseNumber: PHASES.indexOf(phase) + 1,
    stepInPhase: index - first + 1,
    stepsInPhase: QUESTIONS.filter((question) => question.phase === phase).length,
    step: index + 1,
    steps: QUESTIONS.length,
    percent: Math.round(((index + 1) / QUESTIONS.length) * 100),
  };
};
