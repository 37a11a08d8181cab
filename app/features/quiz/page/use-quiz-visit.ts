import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { hasSwitchedLanguage, readDraft, readStep, writeDraft } from '#app/features/quiz/draft.ts';
import { INTRO, type QuizEvent, type QuizState, quizAt, quizReducer } from '#domain/quiz/machine.ts';

/** Step of the current history entry. History entries have the same order as the steps. */
const getEntryStep = (): number => {
  const step: unknown = history.state?.quizStep;
  return typeof step === 'number' ? step : INTRO;
};

/** A new entry has no step yet. */
const isNewEntry = () => history.state?.quizStep === undefined;

/** A reload, Back or a switch of the language continues the quiz. Any other link starts a new quiz. */
const restoreState = (): QuizState => {
  if (typeof window === 'undefined') return quizAt(INTRO);
  const step = isNewEntry() && hasSwitchedLanguage() ? (readStep('page') ?? INTRO) : getEntryStep();
  const answers = step === INTRO ? undefined : readDraft('page');
  return answers ? quizAt(step, answers) : quizAt(INTRO);
};

/** State of the full-page quiz. Each step is a history entry with the same URL. */
export function useQuizVisit(): [QuizState, Dispatch<QuizEvent>] {
  const [state, dispatch] = useReducer(quizReducer, undefined, restoreState);
  /** True while the browser goes back because this code called `history.go`. */
  const isGoingBack = useRef(false);

  const syncHistory = useEffectEvent((step: number) => {
    const currentStep = getEntryStep();
    if (step < currentStep) {
      isGoingBack.current = true;
      history.go(step - currentStep);
    }
    for (let next = currentStep + 1; next <= step; next++)
      history.pushState({ ...history.state, quizStep: next }, '');
  });

  const onPopState = useEffectEvent(() => {
    const isOwnMove = isGoingBack.current;
    isGoingBack.current = false;
    if (isOwnMove) syncHistory(state.step);
    else dispatch({ type: 'visit', step: getEntryStep() });
  });

  useEffect(() => {
    // There are no stored answers, so the quiz starts with this history entry.
    if (!readDraft('page')) history.replaceState({ ...history.state, quizStep: INTRO }, '');
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  // Depends on the whole state, not only on the step: a jump may be rejected and keep the step.
  useEffect(() => {
    if (!isGoingBack.current) syncHistory(state.step);
  }, [state]);

  useEffect(() => writeDraft('page', state), [state]);

  return [state, dispatch];
}
