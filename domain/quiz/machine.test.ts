import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { mayContinue, NO_ANSWERS } from './answers.ts';
import { completeAnswers, quizEvent, someAnswers } from './arbitraries.ts';
import { INTRO, type QuizEvent, type QuizState, quizAt, quizReducer, RESULTS } from './machine.ts';
import { QUESTIONS } from './questions.ts';
import { firstFault, validate } from './validation.ts';

vi.mock('./questions.ts', () => import('./small-quiz.ts'));

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

  test('a single choice replaces, a multiple one toggles', () => {
    expect(run(quizAt(0), pick('saas'), pick('financial')).answers[0]).toEqual(['financial']);
    expect(run(quizAt(TASKS), pick('crm'), pick('emails'), pick('crm')).answers[TASKS]).toEqual(['emails']);
  });

  test('a fourth bottleneck is ignored and reported until the next event', () => {
    const full = run(quizAt(BOTTLENECKS), pick('leadgen'), pick('support'), pick('research'));
    const refused = run(full, pick('reporting'));
    expect(refused.answers).toEqual(full.answers);
    expect(refused.refused).toBe(true);
    const freed = run(refused, pick('support'));
    expect(freed.refused).toBe(false);
    expect(run(freed, pick('reporting')).answers[BOTTLENECKS]).toEqual(['leadgen', 'research', 'reporting']);
  });

  test('Continue on an invalid answer stays and shows the error; editing clears only that error', {
    tags: ['@4.36'],
  }, () => {
    const start = quizAt(2, run(run(quizAt(0), pick('saas')), next, write('Acme')).answers);
    const faulty = run(start, write('nonsense'), next);
    expect(faulty.step).toBe(2);
    expect(faulty.errors).toEqual({ 2: 'url' });
    const edited = run({ ...faulty, errors: { ...faulty.errors, 1: 'invalid' } }, write('nonsense.com'));
    expect(edited.errors).toEqual({ 1: 'invalid' });
  });

  test('back keeps every answer and sets the direction', () => {
    const there = run(quizAt(0), pick('saas'), next, write('Acme'));
    const home = run(there, back);
    expect(home).toMatchObject({ step: 0, direction: 'back', answers: there.answers });
    expect(run(home, next)).toMatchObject({ step: 1, direction: 'forward', answers: there.answers });
    expect(run(quizAt(0), back).step).toBe(0);
  });

  test('the forward button of the browser stops where Continue would', () => {
    expect(run(quizAt(0), { type: 'visit', step: 7 })).toMatchObject({
      step: 0,
      errors: { 0: 'selection' },
    });
    expect(run(quizAt(5), { type: 'visit', step: INTRO })).toMatchObject({ step: INTRO, direction: 'back' });
  });

  test('reset deletes answers and errors and returns to question 1', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const state = run(quizAt(RESULTS, answers), { type: 'reset' });
        expect(state).toEqual({ ...quizAt(0), direction: 'back' });
        expect(state.answers).toEqual(NO_ANSWERS);
      }),
    );
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
          if (state.refused) expect(state.answers).toEqual(before.answers);
          if (event.type === 'write' || (event.type === 'choose' && !state.refused))
            expect(state.errors[state.step]).toBeUndefined();
        }
      }),
    );
  });

  test('nobody passes an invalid answer: all questions before the current one were valid', () => {
    fc.assert(
      fc.property(fc.array(quizEvent, { maxLength: 120 }), (events) => {
        const state = events.reduce(quizReducer, quizAt(INTRO));
        if (state.step === RESULTS) expect(firstFault(state.answers)).toBe(RESULTS);
        expect(firstFault(state.answers)).toBeGreaterThanOrEqual(Math.min(state.step, RESULTS));
      }),
    );
  });

  test('Continue is enabled exactly when the answer is not missing', () => {
    fc.assert(
      fc.property(someAnswers, fc.nat({ max: RESULTS - 1 }), (answers, index) => {
        const message = validate(QUESTIONS[index]!, answers[index]);
        const missing = message === 'required' || message === 'selection';
        expect(mayContinue(answers, index)).toBe(!missing);
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
