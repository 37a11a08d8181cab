import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { hasSwitchedLanguage } from '#app/components/switched-language.ts';
import { readDraft, readStep, writeDraft } from '#app/features/quiz/draft.ts';
import { INTRO, type QuizEvent, type QuizState, quizAt, quizReducer } from '#domain/quiz/machine.ts';

/** Step of the current history entry. The entries are in the order of the steps. */
const entryStep = (): number => {
  const step: unknown = history.state?.quizStep;
  return typeof step === 'number' ? step : INTRO;
};

/** A new entry has no step yet. */
const isNewEntry = () => history.state?.quizStep === undefined;

/** A reload, Back or a switch of the language continues the quiz. Any other link starts a new quiz. */
const resume = (): QuizState => {
  if (typeof window === 'undefined') return quizAt(INTRO);
  const step = isNewEntry() && hasSwitchedLanguage() ? (readStep('page') ?? INTRO) : entryStep();
  const answers = step === INTRO ? undefined : readDraft('page');
  return answers ? quizAt(step, answers) : quizAt(INTRO);
};

/** The full-page quiz: each step is a history entry with the same URL. */
export function useQuizVisit(): [QuizState, Dispatch<QuizEvent>] {
  const [state, dispatch] = useReducer(quizReducer, undefined, resume);
  /** True while the browser goes back because this code called `history.go`. */
  const travelling = useRef(false);

  const align = useEffectEvent((step: number) => {
    const currentStep = entryStep();
    if (step < currentStep) {
      travelling.current = true;
      history.go(step - currentStep);
    }
    for (let next = currentStep + 1; next <= step; next++)
      history.pushState({ ...history.state, quizStep: next }, '');
  });

  const arrive = useEffectEvent(() => {
    const ours = travelling.current;
    travelling.current = false;
    if (ours) align(state.step);
    else dispatch({ type: 'visit', step: entryStep() });
  });

  useEffect(() => {
    // There are no stored answers, so the quiz starts with this history entry.
    if (!readDraft('page')) history.replaceState({ ...history.state, quizStep: INTRO }, '');
    addEventListener('popstate', arrive);
    return () => removeEventListener('popstate', arrive);
  }, []);

  // Depends on the whole state, not only on the step: a jump may be rejected and keep the step.
  useEffect(() => {
    if (!travelling.current) align(state.step);
  }, [state]);

  useEffect(() => writeDraft('page', state), [state]);

  return [state, dispatch];
}
