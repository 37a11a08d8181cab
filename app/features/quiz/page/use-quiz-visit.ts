import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { switchedLanguage } from '#app/components/switched-language.ts';
import { readDraft, readStep, writeDraft } from '#app/features/quiz/draft.ts';
import { INTRO, type QuizEvent, type QuizState, quizAt, quizReducer } from '#domain/quiz/machine.ts';

/** Step of the current history entry. Entries of the quiz are in the order of its steps. */
const entryStep = (): number => {
  const step: unknown = history.state?.quizStep;
  return typeof step === 'number' ? step : INTRO;
};

/** A new entry has no step yet. */
const isNewEntry = () => history.state?.quizStep === undefined;

/**
 * A reloaded or revisited entry goes on where it was, and so does the quiz in another language; coming in by any other
 * link starts afresh.
 */
const resume = (): QuizState => {
  if (typeof window === 'undefined') return quizAt(INTRO);
  const step = isNewEntry() && switchedLanguage() ? (readStep('page') ?? INTRO) : entryStep();
  const answers = step === INTRO ? undefined : readDraft('page');
  return answers ? quizAt(step, answers) : quizAt(INTRO);
};

/** The quiz as a page: each step is an entry of the browser's history, under one address. */
export function useQuizVisit(): [QuizState, Dispatch<QuizEvent>] {
  const [state, dispatch] = useReducer(quizReducer, undefined, resume);
  /** We asked the browser to go back and it has not arrived yet. */
  const travelling = useRef(false);

  const align = useEffectEvent((step: number) => {
    const at = entryStep();
    if (step < at) {
      travelling.current = true;
      history.go(step - at);
    }
    for (let next = at + 1; next <= step; next++) history.pushState({ ...history.state, quizStep: next }, '');
  });

  const arrive = useEffectEvent(() => {
    const ours = travelling.current;
    travelling.current = false;
    if (ours) align(state.step);
    else dispatch({ type: 'visit', step: entryStep() });
  });

  useEffect(() => {
    // Nothing to resume here, so this entry is where the visit begins.
    if (!readDraft('page')) history.replaceState({ ...history.state, quizStep: INTRO }, '');
    addEventListener('popstate', arrive);
    return () => removeEventListener('popstate', arrive);
  }, []);

  // On every change of state, not of step alone: a visit may be turned back to the step it came from.
  useEffect(() => {
    if (!travelling.current) align(state.step);
  }, [state]);

  useEffect(() => writeDraft('page', state), [state]);

  return [state, dispatch];
}
