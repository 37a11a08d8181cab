/** Answers the quiz like a visitor, for the film and the screenshots. The page's clock is driven by the caller's test tool. */
import type { Page } from '@playwright/test';
import { quiz } from '#content/quiz.ts';
import { QUESTIONS, type QuestionId } from '#domain/quiz/questions.ts';
import { QUIZ } from '#domain/timing.ts';

const ANSWERS: Record<QuestionId, string | readonly string[]> = {
  industry: ['professional'],
  company: 'Aldgate Advisory',
  website: 'aldgate.example',
  role: ['sales'],
  bottlenecks: ['leadgen', 'repetitive', 'reporting'],
  tasks: ['emails', 'crm'],
  tools: ['gmail', 'hubspot', 'excel'],
  team_size: ['medium'],
  name: 'Jo Bennett',
  email: 'jo@aldgate.example',
  phone: '',
  timeline: ['this_month'],
};

export const quizOption = (page: Page, id: QuestionId, value: string) =>
  page.locator('label', { has: page.locator(`input[name="${id}"][value="${value}"]`) });

export const quizNext = (page: Page) =>
  page.getByRole('button', { name: quiz.next }).or(page.getByRole('button', { name: quiz.finish }));

export async function startQuiz(page: Page): Promise<void> {
  await page.clock.runFor(QUIZ.pageLoader);
  await page.getByRole('button', { name: quiz.intro.start }).click();
  await page.clock.runFor(QUIZ.startLoader);
}

/** From the question that is shown to the one with this id, or to the results. */
export async function answerUpTo(page: Page, id?: QuestionId, from: QuestionId = 'industry'): Promise<void> {
  const ids = QUESTIONS.map((question) => question.id);
  for (const current of ids.slice(ids.indexOf(from), id ? ids.indexOf(id) : undefined)) {
    await answer(page, current);
    await quizNext(page).click();
    await page.clock.runFor(QUIZ.slide);
  }
}

export async function answer(page: Page, id: QuestionId): Promise<void> {
  const given = ANSWERS[id];
  if (typeof given === 'string') await page.locator(`input[name="${id}"]`).fill(given);
  else for (const value of given) await quizOption(page, id, value).click();
}
