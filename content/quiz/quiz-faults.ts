/** Error messages for invalid answers. */

import type { QuizFault } from '#domain/quiz/validation.ts';
import words from '#words/quiz/faults.json' with { type: 'json' };

export const quizFaults: Readonly<Record<QuizFault, string>> = words.quizFaults;
