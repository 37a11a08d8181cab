import {
  createContext,
  type Dispatch,
  useContext,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react';
import { type Answers, isAnswers } from '#domain/quiz/answers.ts';
import { INTRO, type QuizEvent, type QuizState, quizAt, quizReducer } from '#domain/quiz/machine.ts';

type Quiz = readonly [state: QuizState, dispatch: Dispatch<QuizEvent>];

/** The quiz around a component: of the full page, or embedded in another page. */
export const QuizContext = createContext<Quiz>([quizAt(INTRO), () => {}]);
export const useQuiz = () => useContext(QuizContext);

/** The full-page quiz, or the quiz embedded in another page. */
type QuizVariant = 'page' | 'section';
const STORAGE_KEYS = { page: 'ai-readiness-quiz', section: 'ai-readiness-quiz-section' };
const stepKey = (variant: QuizVariant) => `${STORAGE_KEYS[variant]}-step`;

function readJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Reads the answers of this tab. They survive a reload and are lost when the tab closes. */
export function readDraft(variant: QuizVariant): Answers | undefined {
  const draft = readJson(STORAGE_KEYS[variant]);
  return isAnswers(draft) ? draft : undefined;
}

/** Reads the visitor's last step. After a switch of the language, the quiz continues there. */
export function readStep(variant: QuizVariant): number | undefined {
  const step = readJson(stepKey(variant));
  return typeof step === 'number' ? step : undefined;
}

export function writeDraft(
  variant: QuizVariant,
  { answers, step }: Readonly<{ answers: Answers; step: number }>,
) {
  try {
    sessionStorage.setItem(STORAGE_KEYS[variant], JSON.stringify(answers));
    sessionStorage.setItem(stepKey(variant), JSON.stringify(step));
  } catch {
    // Storage may be blocked. Then a reload loses the answers.
  }
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/'));

/**
 * True if the visitor came from the same page in another language. Compares the last part of the path with that of the
 * referrer.
 */
export function hasSwitchedLanguage(): boolean {
  const { origin, pathname } = window.location;
  const { referrer } = document;
  return (
    referrer.startsWith(origin) &&
    referrer !== origin + pathname &&
    lastSegment(new URL(referrer).pathname) === lastSegment(pathname)
  );
}

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
export function useQuizVisit(): Quiz {
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
