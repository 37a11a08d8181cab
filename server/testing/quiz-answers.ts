/** A finished quiz, as the browser sends it. */
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';

const GIVEN: Partial<Record<string, string | string[]>> = {
  company: 'Analytical Engines',
  bottlenecks: ['leadgen', 'repetitive'],
  tasks: ['emails', 'crm'],
  tools: ['gmail', 'zapier'],
  name: 'Ada Lovelace',
};
const TYPED = { text: 'Yes', url: 'engines.test', email: 'ada@acme.test', tel: '' };

/** Answers for any quiz: the given value if it fits, otherwise the first option or valid text. */
export const quizAnswers = QUESTIONS.map((question) => {
  const given = GIVEN[question.id];
  if (!isChoice(question)) return typeof given === 'string' ? given : TYPED[question.type];
  const offered = question.options.filter((option) => given?.includes(option));
  return offered.length > 0 ? offered : question.options.slice(0, 1);
});
