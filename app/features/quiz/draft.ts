import { type Answers, isAnswers } from '#domain/quiz/answers.ts';

const KEY = 'ai-readiness-quiz';

/** Answers of this tab, so that a reload, or a phone that dropped the page, loses nothing. Gone with the tab. */
export function readDraft(): Answers | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isAnswers(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(answers: Answers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Storage may be forbidden; the answers then last for this page.
  }
}
