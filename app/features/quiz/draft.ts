import { type Answers, isAnswers } from '#domain/quiz/answers.ts';

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
