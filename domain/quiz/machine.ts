/** The quiz as a state machine, used by the quiz page, the embedded quiz section and the tests. */
import { type Answers, choose, isEmpty, NO_ANSWERS } from './answers.ts';
import { QUESTIONS, questionAt } from './questions.ts';
import { firstInvalidIndex, type QuizFault, validate } from './validation.ts';

/** Steps of a visit: the intro, a question by its index, the results. */
export const INTRO = -1;
export const RESULTS = QUESTIONS.length;

export type QuizState = {
  readonly step: number;
  /** Direction of the last move, for the slide animation. */
  readonly direction: 'forward' | 'back';
  readonly answers: Answers;
  readonly errors: Readonly<Record<number, QuizFault>>;
  /** True if the last choice exceeded the maximum. */
  readonly isChoiceIgnored: boolean;
  /** True after the answers were cleared, until the second question. */
  readonly isCleared: boolean;
};

export type QuizEvent =
  | { readonly type: 'start' }
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'choose'; readonly value: string }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  /** A move by the back or forward button of the browser. */
  | { readonly type: 'visit'; readonly step: number }
  /** Continues with the answers of the same visit in another language. */
  | { readonly type: 'resume'; readonly step: number; readonly answers: Answers }
  | { readonly type: 'reset'; readonly isReportSent: boolean };

export const quizAt = (step: number, answers: Answers = NO_ANSWERS): QuizState => ({
  step,
  direction: 'forward',
  answers,
  errors: {},
  isChoiceIgnored: false,
  isCleared: false,
});

export const isAnswering = (state: QuizState): boolean => state.step > INTRO && state.step < RESULTS;

/** True if Continue is enabled: always for an optional question, and for a required question if it has an answer. */
export const mayContinue = ({ answers, step }: Pick<QuizState, 'answers' | 'step'>): boolean =>
  !questionAt(step).required || !isEmpty(answers[step] ?? '');

const moveTo = (state: QuizState, step: number): QuizState => ({
  ...state,
  step,
  direction: step < state.step ? 'back' : 'forward',
  isCleared: state.isCleared && step <= 0,
});

const withoutError = (errors: QuizState['errors'], index: number): QuizState['errors'] =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => Number(key) !== index));

const withAnswer = (state: QuizState, value: Answers[number]): QuizState => ({
  ...state,
  answers: state.answers.with(state.step, value),
  errors: withoutError(state.errors, state.step),
});

/** Moves to the requested step. If an answer before it is invalid, stops there and shows the error. */
const advance = (state: QuizState, step: number): QuizState => {
  const invalidIndex = firstInvalidIndex(state.answers);
  if (step <= invalidIndex) return moveTo({ ...state, errors: withoutError(state.errors, state.step) }, step);
  const error = validate(questionAt(invalidIndex), state.answers[invalidIndex]);
  return moveTo(
    { ...state, errors: error ? { ...state.errors, [invalidIndex]: error } : state.errors },
    invalidIndex,
  );
};

export const quizReducer = (previous: QuizState, event: QuizEvent): QuizState => {
  const state = previous.isChoiceIgnored ? { ...previous, isChoiceIgnored: false } : previous;
  const isInQuestion = isAnswering(state);
  switch (event.type) {
    case 'start':
      return state.step === INTRO ? moveTo(state, 0) : state;
    case 'write':
      return isInQuestion ? withAnswer(state, event.text) : state;
    case 'choose': {
      if (!isInQuestion) return state;
      const selection = choose(state.step, state.answers[state.step] ?? [], event.value);
      return selection ? withAnswer(state, selection) : { ...state, isChoiceIgnored: true };
    }
    case 'next':
      return isInQuestion ? advance(state, state.step + 1) : state;
    case 'back':
      return state.step > 0 ? moveTo(state, state.step - 1) : state;
    case 'visit':
      return event.step > state.step
        ? advance(state, Math.min(event.step, RESULTS))
        : moveTo(state, Math.max(event.step, INTRO));
    case 'resume':
      return quizAt(event.step, event.answers);
    case 'reset':
      return { ...quizAt(0), direction: 'back', isCleared: !event.isReportSent };
  }
};
