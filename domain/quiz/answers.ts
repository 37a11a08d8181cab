import { isChoice, QUESTIONS, questionAt } from './questions.ts';

/** Text answers are a string, choice answers a list of option values. */
export type Answer = string | readonly string[];
/** One per question index. */
export type Answers = readonly Answer[];

export const NO_ANSWERS: Answers = QUESTIONS.map((question) => (isChoice(question) ? [] : ''));

/** Empty if the operator's quiz has no such question. */
export const answerTo = (answers: Answers, id: string): Answer =>
  answers[QUESTIONS.findIndex((question) => question.id === id)] ?? '';

export const answersById = (answers: Answers): Record<string, Answer> =>
  Object.fromEntries(QUESTIONS.map(({ id }, index) => [id, answers[index] ?? '']));

export const textAnswer = (answers: Answers, id: string): string => {
  const answer = answerTo(answers, id);
  return typeof answer === 'string' ? answer.trim() : '';
};

export const choicesFor = (answers: Answers, id: string): readonly string[] => {
  const answer = answerTo(answers, id);
  return typeof answer === 'string' ? [] : answer;
};

export const isEmpty = (answer: Answer): boolean =>
  typeof answer === 'string' ? answer.trim() === '' : answer.length === 0;

/** The new selection, or undefined if the choice exceeds the maximum and is ignored. */
export const choose = (index: number, selected: Answer, value: string): Answer | undefined => {
  const question = questionAt(index);
  const selectedValues = typeof selected === 'string' ? [] : selected;
  if (!isChoice(question) || !question.options.includes(value)) return undefined;
  if (question.type === 'single') return [value];
  if (selectedValues.includes(value)) return selectedValues.filter((other) => other !== value);
  if (selectedValues.length >= (question.max ?? Number.POSITIVE_INFINITY)) return undefined;
  return [...selectedValues, value];
};

/** Checks only the shape: a list with the right kind of answer at each index. */
export const isAnswers = (value: unknown): value is Answers =>
  Array.isArray(value) &&
  value.length === QUESTIONS.length &&
  value.every((answer, index) =>
    isChoice(questionAt(index))
      ? Array.isArray(answer) && answer.every((item) => typeof item === 'string')
      : typeof answer === 'string',
  );

const textAnswerByType = (answers: Answers, type: string): string =>
  textAnswer(answers, QUESTIONS.find((question) => question.type === type)?.id ?? '');

/**
 * Contact details from the quiz, reused in the booking form, the deck form and the report. Name and company are found
 * by the ids of their questions, the rest by the kind of question.
 */
export const contactOf = (answers: Answers) => ({
  name: textAnswer(answers, 'name'),
  email: textAnswerByType(answers, 'email'),
  company: textAnswer(answers, 'company'),
  website: textAnswerByType(answers, 'url'),
  phone: textAnswerByType(answers, 'tel'),
});
