import type { Page } from '@playwright/test';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { QUIZ } from '#domain/timing.ts';
import { open } from './page.ts';
import { answer, finish, idAt, next, question, results } from './quiz-visitor.ts';

/** What the visitor saw at one question, before answering it. */
type Sight = {
  title: string;
  description: string;
  type: string;
  values: string[];
  counter: string;
  phase: string;
  back: string;
  onward: string;
  locked: boolean;
};

export type QuizWalk = { intro: string[]; sights: Sight[]; calls: string[]; results: Page };

/** From the intro through every question to the results, writing down what was seen and what was asked of servers. */
export async function walkQuiz(page: Page): Promise<QuizWalk> {
  await open(page, '/quiz');
  await page.clock.runFor(QUIZ.pageLoader);
  const start = page.getByRole('button', { name: 'Start Assessment' });
  await start.waitFor();
  const intro = await page.getByRole('main').locator('h1, p, button').allTextContents();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await start.click();
  await page.clock.runFor(QUIZ.startLoader);
  const sights: Sight[] = [];
  for (const [index, { id }] of QUESTIONS.entries()) {
    await question(page, idAt(index)).waitFor();
    sights.push(await look(page, id));
    await answer(page, index);
    await (index === QUESTIONS.length - 1 ? finish(page) : next(page)).click();
  }
  await results(page).waitFor();
  await page.clock.runFor(QUIZ.confetti);
  return { intro, sights, calls, results: page };
}

function look(page: Page, id: string): Promise<Sight> {
  return page.evaluate((name) => {
    const form = document.querySelector<HTMLFormElement>('main form')!;
    const slide = form.querySelector('[data-slide="in"]')!;
    const text = (selector: string, inside: ParentNode = slide) =>
      inside.querySelector(selector)?.textContent ?? '';
    const inputs = [...slide.querySelectorAll<HTMLInputElement>(`input[name="${name}"], #quiz-${name}`)];
    const onward = form.querySelector<HTMLButtonElement>('button[type="submit"]');
    return {
      title: text('h1'),
      description: text(`#quiz-${name}-about`),
      type: inputs[0]?.type ?? '',
      values: inputs.length > 1 ? inputs.map(({ value }) => value) : [],
      counter: form.textContent?.match(/Step \d+ of \d+/)?.[0] ?? '',
      phase: text('[aria-current="step"]', document),
      back: text('a, button[type="button"]', form),
      onward: onward?.textContent ?? '',
      locked: onward?.disabled ?? false,
    };
  }, id);
}
