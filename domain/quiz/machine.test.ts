import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { completeAnswers, quizEvent, someAnswers } from '../../tests/support/arbitraries.ts';
import { NO_ANSWERS } from './answers.ts';
import {
  INTRO,
  mayContinue,
  type QuizEvent,
  type QuizState,
  quizAt,
  quizReducer,
  RESULTS,
} from './machine.ts';
import { QUESTIONS } from './questions.ts';
import { validate } from './validation.ts';

vi.mock('./questions.ts', () => import('../../tests/support/small-quiz.ts'));

const run = (state: QuizState, ...events: QuizEvent[]) => events.reduce(quizReducer, state);
const pick = (value: string): QuizEvent => ({ type: 'choose', value });
const write = (text: string): QuizEvent => ({ type: 'write', text });
/** Question indexes in the small quiz. */
const BOTTLENECKS = 3;
const TASKS = 4;
const next: QuizEvent = { type: 'next' };
const back: QuizEvent = { type: 'back' };

describe('a visit', () => {
  test('goes from the intro through every question to the results', () => {
    const events = [
      [pick('saas')],
      [write('Acme')],
      [],
      [pick('leadgen')],
      [pick('emails'), pick('crm')],
      [pick('gmail')],
      [write('ada@example.com')],
      [],
    ].flatMap((answers) => [...answers, next]);
    const end = run(quizAt(INTRO), { type: 'start' }, ...events);
    expect(end.step).toBe(RESULTS);
    expect(end.answers[TASKS]).toEqual(['emails', 'crm']);
  });

  test('a single choice replaces the answer, a multiple choice toggles the option', () => {
    expect(run(quizAt(0), pick('saas'), pick('financial')).answers[0]).toEqual(['financial']);
    expect(run(quizAt(TASKS), pick('crm'), pick('emails'), pick('crm')).answers[TASKS]).toEqual(['emails']);
  });

  test('a fourth bottleneck is ignored and reported until the next event', () => {
    const full = run(quizAt(BOTTLENECKS), pick('leadgen'), pick('support'), pick('research'));
    const ignored = run(full, pick('reporting'));
    expect(ignored.answers).toEqual(full.answers);
    expect(ignored.isChoiceIgnored).toBe(true);
    const freed = run(ignored, pick('support'));
    expect(freed.isChoiceIgnored).toBe(false);
    expect(run(freed, pick('reporting')).answers[BOTTLENECKS]).toEqual(['leadgen', 'research', 'reporting']);
  });

  test('Continue stays at an invalid answer and shows the error; editing clears only that error', () => {
    const start = quizAt(2, run(run(quizAt(0), pick('saas')), next, write('Acme')).answers);
    const faulty = run(start, write('nonsense'), next);
    expect(faulty.step).toBe(2);
    expect(faulty.errors).toEqual({ 2: 'url' });
    const edited = run({ ...faulty, errors: { ...faulty.errors, 1: 'invalid' } }, write('nonsense.com'));
    expect(edited.errors).toEqual({ 1: 'invalid' });
  });

  test('back keeps every answer and sets the direction', () => {
    const answered = run(quizAt(0), pick('saas'), next, write('Acme'));
    const returned = run(answered, back);
    expect(returned).toMatchObject({ step: 0, direction: 'back', answers: answered.answers });
    expect(run(returned, next)).toMatchObject({ step: 1, direction: 'forward', answers: answered.answers });
    expect(run(quizAt(0), back).step).toBe(0);
  });

  test('the forward button of the browser stops at an invalid answer, like Continue', () => {
    expect(run(quizAt(0), { type: 'visit', step: 7 })).toMatchObject({
      step: 0,
      errors: { 0: 'selection' },
    });
    expect(run(quizAt(5), { type: 'visit', step: INTRO })).toMatchObject({ step: INTRO, direction: 'back' });
  });

  test('reset deletes answers and errors and returns to question 1', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const state = run(quizAt(RESULTS, answers), { type: 'reset', isReportSent: true });
        expect(state).toEqual({ ...quizAt(0), direction: 'back' });
        expect(state.answers).toEqual(NO_ANSWERS);
      }),
    );
  });

  test('cleared answers are announced until the second question, but not after a sent report', () => {
    const cleared = run(quizAt(RESULTS), { type: 'reset', isReportSent: false }, pick('saas'));
    expect(cleared.isCleared).toBe(true);
    expect(run(cleared, next, back).isCleared).toBe(false);
    expect(run(quizAt(RESULTS), { type: 'reset', isReportSent: true }).isCleared).toBe(false);
  });
});

describe('with any events', () => {
  test('the quiz is always at an existing step, with answers that it offered', () => {
    fc.assert(
      fc.property(fc.array(quizEvent, { maxLength: 80 }), (events) => {
        let state = quizAt(INTRO);
        for (const event of events) {
          const before = state;
          state = quizReducer(before, event);
          expect(state.step).toBeGreaterThanOrEqual(INTRO);
          expect(state.step).toBeLessThanOrEqual(RESULTS);
          expect(state.answers).toHaveLength(QUESTIONS.length);
          expect(state.answers[BOTTLENECKS]!.length).toBeLessThanOrEqual(3);
          if (state.isChoiceIgnored) expect(state.answers).toEqual(before.answers);
          if (event.type === 'write' || (event.type === 'choose' && !state.isChoiceIgnored))
            expect(state.errors[state.step]).toBeUndefined();
        }
      }),
    );
  });

  test('nobody passes an invalid answer: all answers before the current question are valid', () => {
    fc.assert(
      fc.property(fc.array(quizEvent, { maxLength: 120 }), (events) => {
        const state = events.reduce(quizReducer, quizAt(INTRO));
        for (const [index, question] of QUESTIONS.entries())
          if (index < state.step) expect(validate(question, state.answers[index])).toBeUndefined();
      }),
    );
  });

  test('Continue is enabled exactly when the answer is not missing', () => {
    fc.assert(
      fc.property(someAnswers, fc.nat({ max: RESULTS - 1 }), (answers, index) => {
        const message = validate(QUESTIONS[index]!, answers[index]);
        const isMissing = message === 'required' || message === 'selection';
        expect(mayContinue({ answers, step: index })).toBe(!isMissing);
      }),
    );
  });

  test('back and then next, from any question of a complete quiz, changes nothing', () => {
    fc.assert(
      fc.property(completeAnswers, fc.integer({ min: 1, max: RESULTS }), (answers, step) => {
        const state = quizAt(step, answers);
        expect(run(state, back, next)).toEqual(state);
      }),
    );
  });
});
