/** A finished quiz, as the browser sends it. */
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';

const given: Partial<Record<string, string | string[]>> = {
  industry: ['saas'],
  company: 'Analytical Engines',
  website: 'engines.test',
  role: ['founder'],
  bottlenecks: ['leadgen', 'repetitive'],
  tasks: ['emails', 'crm'],
  tools: ['gmail', 'zapier'],
  team_size: ['small'],
  name: 'Ada Lovelace',
  email: 'ada@acme.test',
  phone: '',
  timeline: ['immediate'],
};
export const quizAnswers = QUESTIONS.map(
  (question) => given[question.id] ?? (isChoice(question) ? question.options.slice(0, 1) : 'Yes'),
);
