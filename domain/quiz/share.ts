/** Encodes a quiz result in the fragment of a link. Only choices are shared, never text that was typed. */
import { RESULT_HASH } from '../paths.ts';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { isChoice, QUESTIONS, type Question } from './questions.ts';
import { validate } from './validation.ts';

/** Choices about the company and its work. Contact questions are about the person. */
const isShared = (question: Question) => isChoice(question) && question.phase !== 'contact';

/** A hash of the questions and their options. It reveals a link that was made for other questions. */
const quizVersion = (): string => {
  const shared = QUESTIONS.filter(isShared).map((question) => [
    question.id,
    isChoice(question) ? question.options : [],
  ]);
  let sum = 0;
  for (const letter of JSON.stringify(shared)) sum = (sum * 31 + letter.charCodeAt(0)) % 46_656;
  return sum.toString(36);
};

/** Each question becomes a number in base 36. Its bits are the chosen options. */
export const sharedFragment = (answers: Answers): string => {
  const choices = QUESTIONS.flatMap((question, index) => {
    if (!isShared(question) || !isChoice(question)) return [];
    const chosenOptions = answers[index] ?? [];
    const bits = question.options.map((option, position) =>
      chosenOptions.includes(option) ? 2 ** position : 0,
    );
    return [bits.reduce((sum, bit) => sum + bit, 0).toString(36)];
  });
  return `${RESULT_HASH}${[quizVersion(), ...choices].join('.')}`;
};

/** The answers in a fragment, or undefined if it is incomplete or from another quiz. */
export const sharedAnswers = (fragment: string): Answers | undefined => {
  const [version, ...codes] = fragment.slice(RESULT_HASH.length).split('.');
  const shared = QUESTIONS.filter(isShared);
  const isComplete = codes.length === shared.length && codes.every((code) => /^[\da-z]+$/.test(code));
  if (version !== quizVersion() || !isComplete) return undefined;
  const answers = QUESTIONS.map((question, index) => {
    const code = codes[shared.indexOf(question)];
    if (code === undefined || !isChoice(question)) return NO_ANSWERS[index] ?? '';
    const bits = Number.parseInt(code, 36);
    return question.options.filter((_, position) => Math.floor(bits / 2 ** position) % 2 === 1);
  });
  return shared.some((question) => validate(question, answers[QUESTIONS.indexOf(question)]))
    ? undefined
    : answers;
};
