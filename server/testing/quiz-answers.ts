/** A finished quiz, as the browser sends it. */
import { QUESTIONS, type QuestionId } from '#domain/quiz/questions.ts';

const given: Record<QuestionId, string | string[]> = {
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
export const quizAnswers = QUESTIONS.map(({ id }) => given[id]);
