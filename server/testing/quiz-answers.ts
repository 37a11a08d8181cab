/** A finished quiz, as the browser sends it. */
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';

const ANSWERS: Partial<Record<string, string | string[]>> = {
  company: 'Analytical Engines',
  bottlenecks: ['leadgen', 'repetitive'],
  tasks: ['emails', 'crm'],
  tools: ['gmail', 'zapier'],
  name: 'Ada Lovelace',
};
const TEXT_BY_TYPE = { text: 'Yes', url: 'engines.test', email: 'ada@acme.test', tel: '' };

/**
 * Answers that are valid for any operator's quiz: those in `ANSWERS` if the quiz offers them, otherwise the first
 * option or valid text.
 */
export const quizAnswers = QUESTIONS.map((question) => {
  const answer = ANSWERS[question.id];
  if (!isChoice(question)) return typeof answer === 'string' ? answer : TEXT_BY_TYPE[question.type];
  const offeredOptions = question.options.filter((option) => answer?.includes(option));
  return offeredOptions.length > 0 ? offeredOptions : question.options.slice(0, 1);
});
