import type { Locator, Page } from '@playwright/test';
import { questions } from '#content/quiz.ts';
import { site } from '#content/site.ts';
import type { Answers } from '#domain/quiz/answers.ts';
import { QUESTIONS, type QuestionId } from '#domain/quiz/questions.ts';
import { QUIZ } from '#domain/timing.ts';
import { expect } from '../fixtures.ts';

/** A visitor's answers in the order of the quiz: text for an input, labels for choices. */
export const ANSWERS: readonly (string | readonly string[])[] = [
  ['Healthcare'],
  'Northwind Clinics',
  'northwind.example',
  ['Operations'],
  ['Finding leads', 'Repetitive tasks', 'Reporting'],
  ['Sending emails', 'CRM updates'],
  ['Gmail', 'HubSpot', 'Excel'],
  ['11-50 people'],
  'Ada Lovelace',
  'ada@northwind.example',
  '+44 20 7946 0000',
  ['This month'],
];

/** The same answers as the quiz keeps them. */
export const COMPLETE: Answers = [
  ['healthcare'],
  'Northwind Clinics',
  'northwind.example',
  ['operations'],
  ['leadgen', 'repetitive', 'reporting'],
  ['emails', 'crm'],
  ['gmail', 'hubspot', 'excel'],
  ['medium'],
  'Ada Lovelace',
  'ada@northwind.example',
  '+44 20 7946 0000',
  ['this_month'],
];

type Visit = (path: string) => Promise<void>;

export async function openIntro(page: Page, visit: Visit): Promise<void> {
  await visit('/quiz');
  await page.clock.runFor(QUIZ.pageLoader);
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
}

export async function openQuestions(page: Page, visit: Visit): Promise<void> {
  await openIntro(page, visit);
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await page.clock.runFor(QUIZ.startLoader);
  await expect(question(page, 'industry')).toBeFocused();
}

export const question = (page: Page, id: QuestionId): Locator =>
  page.getByRole('heading', { name: questions[id].text, exact: true });
export const option = (page: Page, label: string): Locator =>
  page
    .getByRole('radio', { name: label, exact: true })
    .or(page.getByRole('checkbox', { name: label, exact: true }));
export const next = (page: Page): Locator => page.getByRole('button', { name: 'Continue', exact: true });
export const finish = (page: Page): Locator => page.getByRole('button', { name: 'Get Results', exact: true });

/** Answers the question that is shown, without moving on. */
export async function answer(page: Page, index: number): Promise<void> {
  const given = ANSWERS[index] ?? '';
  await expect(question(page, idAt(index))).toBeVisible();
  if (typeof given === 'string') await focusTarget(page, idAt(index)).fill(given);
  else for (const label of given) await option(page, label).check();
}

/** From the first question, or the one given, to the one with this index; to the results with 12. */
export async function answerUpTo(page: Page, index: number, from = 0): Promise<void> {
  for (let at = from; at < index; at++) {
    await answer(page, at);
    await (at === QUESTIONS.length - 1 ? finish(page) : next(page)).click();
  }
}

export const idAt = (index: number): QuestionId => QUESTIONS[index]!.id;

export const results = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Your AI Stack is Ready!' });

/** Puts answers into the tab as if they had been given, and opens the page at a step. */
export async function resumeAt(page: Page, visit: Visit, step: number, answers: unknown): Promise<void> {
  await page.addInitScript(
    ([quizStep, draft]) => {
      sessionStorage.setItem('ai-readiness-quiz', JSON.stringify(draft));
      history.replaceState({ quizStep }, '');
    },
    [step, answers] as const,
  );
  await visit('/quiz');
  await page.clock.runFor(QUIZ.pageLoader);
}

/** Where focus belongs when a question arrives: its field, or its heading above choices. */
export const focusTarget = (page: Page, id: QuestionId): Locator =>
  page
    .getByRole('textbox', { name: questions[id].text, exact: true })
    .or(question(page, id).and(page.locator('[tabindex]')));

/** Stands in for the booking widget's script, which a pointer or focus on the booking link asks for. */
export const withoutWidget = (page: Page) =>
  page.route(`${site.booking.embedOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
