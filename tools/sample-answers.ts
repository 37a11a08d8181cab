/** Valid answers to the quiz of any brand, for screenshots, sample mails and tests. */
import type { Answer, Answers } from '#domain/quiz/answers.ts';
import { isChoice, QUESTIONS, type Question } from '#domain/quiz/questions.ts';

const ANSWERS_BY_ID: Partial<Record<string, Answer>> = {
  industry: ['professional'],
  company: 'Aldgate Advisory',
  role: ['operations'],
  bottlenecks: ['leadgen', 'repetitive', 'reporting'],
  tasks: ['emails', 'crm'],
  tools: ['gmail', 'hubspot', 'excel'],
  team_size: ['medium'],
  name: 'Jo Bennett',
  timeline: ['this_month'],
};
/** Default values for text questions. */
const TEXT_BY_TYPE = {
  text: 'Yes',
  url: 'aldgate.example',
  email: 'jo@aldgate.example',
  tel: '+44 20 7946 0000',
};

function makeValidAnswer(question: Question, answer: Answer | undefined): Answer {
  if (!isChoice(question)) return typeof answer === 'string' ? answer : TEXT_BY_TYPE[question.type];
  const offeredOptions = question.options.filter((option) => answer?.includes(option));
  return offeredOptions.length > 0 ? offeredOptions : question.options.slice(0, 1);
}

/** Valid answers in the order of the questions, for the quiz of any brand. */
export const VALID_ANSWERS: Answers = QUESTIONS.map((question) =>
  makeValidAnswer(question, ANSWERS_BY_ID[question.id]),
);

/** The valid answers with other choices, if the quiz offers them. */
export const answersWithChoices = (choices: Readonly<Record<string, readonly string[]>>): Answers =>
  QUESTIONS.map((question) => makeValidAnswer(question, choices[question.id] ?? ANSWERS_BY_ID[question.id]));
