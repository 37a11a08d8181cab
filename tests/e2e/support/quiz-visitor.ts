/** Takes the quiz like a visitor, for tests and screenshots. The caller controls the clock. */

import { expect, type Locator, type Page } from '@playwright/test';
import { quiz } from '#content/quiz/quiz.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { results as resultsCopy } from '#content/quiz/quiz-results.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import type { Answers } from '#domain/quiz/answers.ts';
import type { AgentId } from '#domain/quiz/catalog.ts';
import {
  type ChoiceId,
  isChoice,
  QUESTIONS,
  type Question,
  type QuestionId,
} from '#domain/quiz/questions.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { QUIZ } from '#domain/timing.ts';
import quizFaults from '#words/quiz/faults.json' with { type: 'json' };
import { VALID_ANSWERS } from '../../../tools/sample-answers.ts';

/** The valid answers with as many options as allowed. */
export const ANSWERS_WITH_ALL_OPTIONS: Answers = QUESTIONS.map((question, index) =>
  isChoice(question)
    ? question.options.slice(0, question.type === 'single' ? 1 : question.max)
    : VALID_ANSWERS[index]!,
);

/**
 * Agents of the sample's quiz, counted by hand: two points for each matching bottleneck and task, one for each tool. Equal
 * scores keep the order of the catalog. Other content has other agents.
 */
const recommended = (sample: readonly AgentId[], answers: Answers): readonly AgentId[] =>
  site.sampleContent ? sample : recommend(answers).map(({ agent }) => agent);

/** 6, 4 and 3 points. */
export const VALID_AGENTS = recommended(['sdr', 'workflow-automation', 'analytics-reporting'], VALID_ANSWERS);
/** 11, 6 and 4 points. Two other agents have 4 points too, but come later. */
export const AGENTS_FOR_ALL_OPTIONS = recommended(
  ['sdr', 'proposal-writer', 'support-bot'],
  ANSWERS_WITH_ALL_OPTIONS,
);

type VisitPage = (path: string) => Promise<void>;

export const startButton = (page: Page): Locator => page.getByRole('button', { name: quiz.intro.start });

export async function openQuizIntro(page: Page, visit: VisitPage): Promise<void> {
  await visit(PATHS.quiz);
  await page.clock.runFor(QUIZ.pageLoader);
  await expect(startButton(page)).toBeVisible();
}

/** Waits for the loader of the page, then starts the quiz. */
export async function startQuiz(page: Page): Promise<void> {
  await page.clock.runFor(QUIZ.pageLoader);
  await startButton(page).click();
  await page.clock.runFor(QUIZ.startLoader);
  await expect(questionHeading(page, questionIdAt(0))).toBeFocused();
}

export async function openFirstQuestion(page: Page, visit: VisitPage): Promise<void> {
  await visit(PATHS.quiz);
  await startQuiz(page);
}

export const questionHeading = (page: Page, id: string): Locator =>
  page.getByRole('heading', { name: questions[id as QuestionId].text, exact: true });
export const optionInput = (page: Page, label: string): Locator =>
  page
    .getByRole('radio', { name: label, exact: true })
    .or(page.getByRole('checkbox', { name: label, exact: true }));
export const continueButton = (page: Page): Locator =>
  page.getByRole('button', { name: quiz.next, exact: true });
export const previousButton = (page: Page): Locator => page.getByRole('button', { name: quiz.previous });
export const finishButton = (page: Page): Locator =>
  page.getByRole('button', { name: quiz.finish, exact: true });

/** Number of questions, which is also the index of the results. */
export const QUESTION_COUNT = QUESTIONS.length;
export const LAST_INDEX = QUESTION_COUNT - 1;

export const questionIdAt = (index: number): QuestionId => QUESTIONS[index]!.id;

/** Index of the first question of one of these types, or -1. */
export const findQuestionIndex = (...types: Question['type'][]): number =>
  QUESTIONS.findIndex(({ type }) => types.includes(type));
/** The first question with a validated format. */
export const FORMATTED_INDEX = findQuestionIndex('url', 'email', 'tel');

/** Labels of the options of a question, in order. */
export const optionLabelsAt = (index: number): string[] => {
  const question = QUESTIONS[index]!;
  return isChoice(question) ? question.options.map((value) => optionLabel(question.id, value)) : [];
};

/** Error message if the answer to a required question is empty. */
export const emptyAnswerFault = (index: number): string =>
  quizFaults[isChoice(QUESTIONS[index]!) ? 'selection' : 'required'];

export const optionLabel = (id: string, value: string): string =>
  (questions[id as ChoiceId].options as Record<string, string>)[value]!;

/** Valid answer to a question: text for a field, labels for choices. */
export function expectedAnswerAt(index: number): string | string[] {
  const { id } = QUESTIONS[index]!;
  const expectedAnswer = VALID_ANSWERS[index] ?? '';
  return typeof expectedAnswer === 'string'
    ? expectedAnswer
    : expectedAnswer.map((value) => optionLabel(id, value));
}

/** Answers the current question and stays on it. */
export async function answerQuestion(page: Page, index: number): Promise<void> {
  const expectedAnswer = expectedAnswerAt(index);
  await expect(questionHeading(page, questionIdAt(index))).toBeVisible();
  if (typeof expectedAnswer === 'string') await focusTarget(page, questionIdAt(index)).fill(expectedAnswer);
  else for (const label of expectedAnswer) await optionInput(page, label).check();
}

/** Expects that the current question still has its answer. */
export async function expectAnswered(page: Page, index: number): Promise<void> {
  const storedAnswer = expectedAnswerAt(index);
  await expect(questionHeading(page, questionIdAt(index))).toBeVisible();
  if (typeof storedAnswer === 'string') await expect(page.getByRole('textbox')).toHaveValue(storedAnswer);
  else for (const label of storedAnswer) await expect(optionInput(page, label)).toBeChecked();
}

export const checkedOptions = (page: Page): Locator =>
  page.getByRole('radio', { checked: true }).or(page.getByRole('checkbox', { checked: true }));

/** Expects that the current question has no answer. */
export async function expectUnanswered(page: Page, index: number): Promise<void> {
  await expect(questionHeading(page, questionIdAt(index))).toBeVisible();
  if (isChoice(QUESTIONS[index]!)) await expect(checkedOptions(page)).toHaveCount(0);
  else await expect(page.getByRole('textbox')).toHaveValue('');
}

/** Answers the questions before this index. With QUESTION_COUNT it goes on to the results. */
export async function answerQuestionsBefore(page: Page, index: number, from = 0): Promise<void> {
  for (let step = from; step < index; step++) {
    await answerQuestion(page, step);
    await (step === LAST_INDEX ? finishButton(page) : continueButton(page)).click();
    await page.clock.runFor(QUIZ.slide);
  }
}

export const resultsHeading = (page: Page): Locator => page.getByRole('heading', { name: resultsCopy.title });

/** Opens the quiz at a question, with stored answers. */
export async function openQuizAt(
  page: Page,
  visit: VisitPage,
  step: number,
  answers: unknown,
): Promise<void> {
  await page.addInitScript(
    ([quizStep, draft]) => {
      sessionStorage.setItem('ai-readiness-quiz', JSON.stringify(draft));
      history.replaceState({ quizStep }, '');
    },
    [step, answers] as const,
  );
  await visit(PATHS.quiz);
  await page.clock.runFor(QUIZ.pageLoader);
}

/** Element that gets the focus on a new question: the text field, or the heading above the choices. */
export const focusTarget = (page: Page, id: string): Locator =>
  page
    .getByRole('textbox', { name: questions[id as QuestionId].text, exact: true })
    .or(questionHeading(page, id).and(page.locator('[tabindex]')));
