import { type Answers, isAnswers } from '#domain/quiz/answers.ts';

/** The full-page quiz, or the quiz embedded in another page. */
type Place = 'page' | 'section';
const KEYS = { page: 'ai-readiness-quiz', section: 'ai-readiness-quiz-section' };
const stepKey = (place: Place) => `${KEYS[place]}-step`;

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Answers in this tab. They survive a reload and are lost when the tab closes. */
export function readDraft(place: Place): Answers | undefined {
  const draft = read(KEYS[place]);
  return isAnswers(draft) ? draft : undefined;
}

/** The visitor's last step. After a switch of the language, the quiz continues there. */
export function readStep(place: Place): number | undefined {
  const step = read(stepKey(place));
  return typeof step === 'number' ? step : undefined;
}

export function writeDraft(place: Place, { answers, step }: Readonly<{ answers: Answers; step: number }>) {
  try {
    sessionStorage.setItem(KEYS[place], JSON.stringify(answers));
    sessionStorage.setItem(stepKey(place), JSON.stringify(step));
  } catch {
    // Storage may be blocked. Then a reload loses the answers.
  }
}
