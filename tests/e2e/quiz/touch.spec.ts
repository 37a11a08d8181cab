import { quiz } from '#content/quiz.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { QUIZ } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  answerUpTo,
  COMPLETE,
  finish,
  givenAt,
  idAt,
  LAST,
  next,
  openQuestions,
  placeOf,
  question,
  results,
  startButton,
} from '../support/quiz-visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the whole quiz on a phone, by touch', async ({ page, visit }) => {
  await visit('/quiz');
  await page.clock.runFor(QUIZ.pageLoader);
  await startButton(page).tap();
  await page.clock.runFor(QUIZ.startLoader);
  for (const index of COMPLETE.keys()) {
    const given = givenAt(index);
    await expect(question(page, idAt(index))).toBeInViewport();
    if (typeof given === 'string') await page.getByRole('textbox').fill(given);
    else for (const label of given) await page.getByText(label, { exact: true }).tap();
    const onward = index === LAST ? finish(page) : next(page);
    await expect(onward).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await onward.tap();
  }
  await expect(results(page)).toBeInViewport();
});

test('targets are large, keys are not hinted at', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await expect(page.getByText('A', { exact: true })).toBeHidden();
  await expect(page.getByText(quiz.enterHint)).toBeHidden();
  const choices = [placeOf('single'), placeOf('multiple'), placeOf('grid')]
    .filter((place) => place >= 0)
    .toSorted((a, b) => a - b);
  for (const [i, to] of choices.entries()) {
    await answerUpTo(page, to, choices[i - 1] ?? 0);
    const heights = await page
      .getByRole('main')
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
  }
});

test('each field asks for its keyboard and for what the browser knows', async ({ page, visit }) => {
  await openQuestions(page, visit);
  const fields = {
    company: ['text', null, 'organization'],
    website: ['url', 'url', 'url'],
    name: ['text', null, 'name'],
    email: ['email', 'email', 'email'],
    phone: ['tel', 'tel', 'tel'],
  } as const;
  for (const [index, { id }] of QUESTIONS.entries()) {
    const wanted = (fields as Partial<Record<string, readonly (string | null)[]>>)[id];
    if (wanted) {
      const field = page.getByRole('textbox');
      await expect(field).toHaveAttribute('enterkeyhint', 'next');
      for (const [place, name] of ['type', 'inputmode', 'autocomplete'].entries())
        expect(await field.getAttribute(name)).toBe(wanted[place] ?? null);
      // Smaller text would make a phone zoom into the field.
      expect(
        await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
      ).toBeGreaterThanOrEqual(16);
    }
    if (index < LAST) await answerUpTo(page, index + 1, index);
  }
});

const typed = placeOf('text', 'url', 'email', 'tel');

test('nothing is hidden behind the on-screen keyboard', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await answerUpTo(page, typed);
  // The page asks for interactive-widget=resizes-content: the keyboard takes its height from the viewport.
  await page.setViewportSize({ width: 390, height: 430 });
  await expect(page.getByRole('textbox')).toBeInViewport({ ratio: 1 });
  await expect(next(page)).toBeInViewport({ ratio: 1 });
  const [field, bar] = [await page.getByRole('textbox').boundingBox(), await next(page).boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('where the keyboard only covers the page, Continue rises above it', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await answerUpTo(page, typed);
  const before = await next(page).boundingBox();
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: innerHeight - 300 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (before?.y ?? 0) - ((await next(page).boundingBox())?.y ?? 0)).toBe(300);
});
