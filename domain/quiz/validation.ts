import { EMAIL_PATTERN } from '#domain/email.ts';
import { type Answer, type Answers, isEmpty } from './answers.ts';
import { type ChoiceQuestion, isChoice, QUESTIONS, type TextQuestion } from './questions.ts';

/** Faults of an answer; the messages are in content/quiz/quiz-faults.ts. */
export type QuizFault = 'required' | 'selection' | 'url' | 'email' | 'tel' | 'invalid';

/** Maximum length of text. Inputs stop there and the server rejects more. */
export const MAX_TEXT = 200;

/** Optional scheme, optional www, labels of letters, digits and inner hyphens, a top-level domain, optional path. */
const URL_PATTERN =
  /^(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)(?:\/\S*)?$/iu;
/** An optional plus, then digits, spaces, hyphens and parentheses: 7 to 20 characters with the plus. */
const PHONE_PATTERN = /^(?=.{7,20}$)\+?[\d ()-]+$/;

const PATTERNS = { url: URL_PATTERN, email: EMAIL_PATTERN, tel: PHONE_PATTERN } as const;

const textFault = (question: TextQuestion, text: string): QuizFault | undefined => {
  if (text.length > MAX_TEXT) return 'invalid';
  if (question.type === 'text') return undefined;
  return PATTERNS[question.type].test(text) ? undefined : question.type;
};

const choiceFault = (question: ChoiceQuestion, selected: readonly string[]): QuizFault | undefined => {
  const max = question.type === 'single' ? 1 : (question.max ?? question.options.length);
  const areOffered = selected.every((value) => question.options.includes(value));
  const areDistinct = new Set(selected).size === selected.length;
  return areOffered && areDistinct && selected.length <= max ? undefined : 'invalid';
};

export const validate = (question: TextQuestion | ChoiceQuestion, answer: Answer | undefined) => {
  const isChoiceQuestion = isChoice(question);
  if (answer === undefined || (typeof answer === 'string') === isChoiceQuestion) return 'invalid';
  if (isEmpty(answer)) {
    if (!question.required) return undefined;
    return isChoiceQuestion ? 'selection' : 'required';
  }
  if (isChoiceQuestion) return choiceFault(question, typeof answer === 'string' ? [] : answer);
  return textFault(question, typeof answer === 'string' ? answer.trim() : '');
};

/** Index of the first question with an invalid answer, or the number of questions if all are valid. */
export const firstInvalidIndex = (answers: Answers): number => {
  const index = QUESTIONS.findIndex(
    (question, position) => validate(question, answers[position]) !== undefined,
  );
  return index === -1 ? QUESTIONS.length : index;
};
