/** Goes through the quiz like a visitor, for tests, film and screenshots. The caller controls the clock. */
import { expect, type Locator, type Page } from '@playwright/test';
import { quiz } from '#content/quiz/quiz.ts';
import { quizFaults } from '#content/quiz/quiz-faults.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { results as resultsCopy } from '#content/quiz/quiz-results.ts';
import { PATHS } from '#domain/paths.ts';
import type { Answer, Answers } from '#domain/quiz/answers.ts';
import {
  type ChoiceId,
  isChoice,
  QUESTIONS,
  type Question,
  type QuestionId,
} from '#domain/quiz/questions.ts';
import { QUIZ } from '#domain/timing.ts';

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

function answerFor(question: Question, answer: Answer | undefined): Answer {
  if (!isChoice(question)) return typeof answer === 'string' ? answer : TEXT_BY_TYPE[question.type];
  const offered = question.options.filter((option) => answer?.includes(option));
  return offered.length > 0 ? offered : question.options.slice(0, 1);
}

/** A visitor's answers in the order of the quiz, valid for any operator's quiz. */
export const COMPLETE: Answers = QUESTIONS.map((question) => answerFor(question, ANSWERS_BY_ID[question.id]));

/** Answers of the same visitor, but with other choices if the quiz offers them. */
export const withChoices = (choices: Readonly<Record<string, readonly string[]>>): Answers =>
  QUESTIONS.map((question) => answerFor(question, choices[question.id] ?? ANSWERS_BY_ID[question.id]));

/** Answers of the same visitor, but with every option chosen. */
export const EVERYTHING: Answers = QUESTIONS.map((question, index) =>
  isChoice(question)
    ? question.options.slice(0, question.type === 'single' ? 1 : question.max)
    : COMPLETE[index]!,
);

type Visit = (path: string) => Promise<void>;

export const startButton = (page: Page): Locator => page.getByRole('button', { name: quiz.intro.start });

export async function openIntro(page: Page, visit: Visit): Promise<void> {
  await visit(PATHS.quiz);
  await page.clock.runFor(QUIZ.pageLoader);
  await expect(startButton(page)).toBeVisible();
}

/** Waits for the loader of the page and goes to the first question. */
export async function startQuiz(page: Page): Promise<void> {
  await page.clock.runFor(QUIZ.pageLoader);
  await startButton(page).click();
  await page.clock.runFor(QUIZ.startLoader);
  await expect(question(page, idAt(0))).toBeFocused();
}

export async function openQuestions(page: Page, visit: Visit): Promise<void> {
  await visit(PATHS.quiz);
  await startQuiz(page);
}

export const question = (page: Page, id: string): Locator =>
  page.getByRole('heading', { name: questions[id as QuestionId].text, exact: true });
export const option = (page: Page, label: string): Locator =>
  page
    .getByRole('radio', { name: label, exact: true })
    .or(page.getByRole('checkbox', { name: label, exact: true }));
export const next = (page: Page): Locator => page.getByRole('button', { name: quiz.next, exact: true });
export const previous = (page: Page): Locator => page.getByRole('button', { name: quiz.previous });
export const finish = (page: Page): Locator => page.getByRole('button', { name: quiz.finish, exact: true });

/** Number of questions, which is also the index of the results. */
export const ALL = QUESTIONS.length;
export const LAST = ALL - 1;

export const idAt = (index: number): QuestionId => QUESTIONS[index]!.id;

/** Index of the first question of a kind; -1 if the quiz has none. */
export const placeOf = (...types: Question['type'][]): number =>
  QUESTIONS.findIndex(({ type }) => types.includes(type));
/** The first question with a validated format. */
export const FORMATTED = placeOf('url', 'email', 'tel');

/** Labels of a question's options, in order. */
export const labelsAt = (index: number): string[] => {
  const question = QUESTIONS[index]!;
  return isChoice(question) ? question.options.map((value) => labelOf(question.id, value)) : [];
};

/** Error message of an empty required question. */
export const emptyFault = (index: number): string =>
  quizFaults[isChoice(QUESTIONS[index]!) ? 'selection' : 'required'];

export const labelOf = (id: string, value: string): string =>
  (questions[id as ChoiceId].options as Record<string, string>)[value]!;

/** Answer to a question: text for a field, labels for choices. */
export function answerAt(index: number): string | string[] {
  const { id } = QUESTIONS[index]!;
  const expectedAnswer = COMPLETE[index] ?? '';
  return typeof expectedAnswer === 'string'
    ? expectedAnswer
    : expectedAnswer.map((value) => labelOf(id, value));
}

/** Answers the current question, without moving on. */
export async function answer(page: Page, index: number): Promise<void> {
  const expectedAnswer = answerAt(index);
  await expect(question(page, idAt(index))).toBeVisible();
  if (typeof expectedAnswer === 'string') await focusTarget(page, idAt(index)).fill(expectedAnswer);
  else for (const label of expectedAnswer) await option(page, label).check();
}

/** Expects that the current question still has the visitor's answer. */
export async function expectAnswered(page: Page, index: number): Promise<void> {
  const storedAnswer = answerAt(index);
  await expect(question(page, idAt(index))).toBeVisible();
  if (typeof storedAnswer === 'string') await expect(page.getByRole('textbox')).toHaveValue(storedAnswer);
  else for (const label of storedAnswer) await expect(option(page, label)).toBeChecked();
}

export const checked = (page: Page): Locator =>
  page.getByRole('radio', { checked: true }).or(page.getByRole('checkbox', { checked: true }));

/** Expects that the current question has no answer. */
export async function expectUnanswered(page: Page, index: number): Promise<void> {
  await expect(question(page, idAt(index))).toBeVisible();
  if (isChoice(QUESTIONS[index]!)) await expect(checked(page)).toHaveCount(0);
  else await expect(page.getByRole('textbox')).toHaveValue('');
}

/** Answers the questions up to this index; ALL leads to the results. */
export async function answerUpTo(page: Page, index: number, from = 0): Promise<void> {
  for (let step = from; step < index; step++) {
    await answer(page, step);
    await (step === LAST ? finish(page) : next(page)).click();
    await page.clock.runFor(QUIZ.slide);
  }
}

export const results = (page: Page): Locator => page.getByRole('heading', { name: resultsCopy.title });

/** Stores answers in the tab and opens the page at a step. */
export async function resumeAt(page: Page, visit: Visit, step: number, answers: unknown): Promise<void> {
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

/** Focus target of a new question: its field, or the heading above choices. */
export const focusTarget = (page: Page, id: string): Locator =>
  page
    .getByRole('textbox', { name: questions[id as QuestionId].text, exact: true })
    .or(question(page, id).and(page.locator('[tabindex]')));
