/** Schema of a report request with its error messages. */

import { quizReportSchema } from '#domain/quiz/report.ts';
import words from '#words/lead-forms.json' with { type: 'json' };
import { quizFaults } from './quiz-faults.ts';

export const QuizReportSchema = quizReportSchema({ ...quizFaults, consent: words.consentRequired });
