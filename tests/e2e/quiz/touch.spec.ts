import type { Locator, Page } from '@playwright/test';
import { quiz } from '#content/quiz/quiz.ts';
import { QUIZ } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  answerAt,
  COMPLETE,
  finish,
  focusTarget,
  idAt,
  LAST,
  next,
  placeOf,
  question,
  results,
  startButton,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Type, keyboard and autofill of the sample's fields. */
const FIELDS: Readonly<Record<string, readonly (string | null)[]>> = {
  company: ['text', null, 'organization'],
  website: ['url', 'url', 'url'],
  name: ['text', null, 'name'],
  email: ['email', 'email', 'email'],
  phone: ['tel', 'tel', 'tel'],
};

async function expectMadeForThumbs(field: Locator, expected: readonly (string | null)[]): Promise<void> {
  await expect(field).toHaveAttribute('enterkeyhint', 'next');
  for (const [place, name] of ['type', 'inputmode', 'autocomplete'].entries())
    expect(await field.getAttribute(name)).toBe(expected[place] ?? null);
  // Phones zoom into a field if its text is smaller than 16 px.
  expect(
    await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
  ).toBeGreaterThanOrEqual(16);
}

async function expectLargeTargets(page: Page): Promise<void> {
  const heights = await page
    .getByRole('main')
    .locator('[data-slide="in"] label')
    .evaluateAll((labels) => labels.map((label) => (label as HTMLElement).offsetHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
}

/** Field and Continue stay visible with any kind of on-screen keyboard. */
async function expectRoomForKeyboard(page: Page): Promise<void> {
  await softStep('nothing is hidden behind the on-screen keyboard', async () => {
    // With interactive-widget=resizes-content the keyboard shrinks the viewport.
    await page.setViewportSize({ width: 390, height: 430 });
    await expect(page.getByRole('textbox')).toBeInViewport({ ratio: 1 });
    await expect(next(page)).toBeInViewport({ ratio: 1 });
    const [field, bar] = [await page.getByRole('textbox').boundingBox(), await next(page).boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await softStep('if the keyboard only covers the page, Continue moves above it, and back', async () => {
    const before = (await next(page).boundingBox())?.y ?? 0;
    const risen = async () => before - ((await next(page).boundingBox())?.y ?? 0);
    const cover = (covered: number) =>
      page.evaluate((height) => {
        const value = innerHeight - height;
        Object.defineProperty(window.visualViewport, 'height', { value, configurable: true });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      }, covered);
    await cover(300);
    await expect.poll(risen).toBe(300);
    await cover(0);
    await expect.poll(risen).toBe(0);
  });
}

const textQuestion = placeOf('text', 'url', 'email', 'tel');

test('the whole quiz by touch on a phone: large targets, no key hints, a suitable keyboard that hides nothing, and questions that do not move', async ({
  page,
  visit,
}) => {
  await visit('/quiz');
  await page.clock.runFor(QUIZ.pageLoader);
  await startButton(page).tap();
  await page.clock.runFor(QUIZ.startLoader);
  await expect(question(page, idAt(0))).toBeVisible();
  await expect(page.getByText('A', { exact: true })).toBeHidden();
  await expect(page.getByText(quiz.enterHint)).toBeHidden();
  const head = page.getByRole('complementary');
  const height = (await head.boundingBox())?.height;
  for (const index of COMPLETE.keys()) {
    const answer = answerAt(index);
    const expected = FIELDS[idAt(index)];
    await expect(question(page, idAt(index))).toBeInViewport();
    expect((await head.boundingBox())?.height).toBe(height);
    if (typeof answer === 'string') {
      const field = focusTarget(page, idAt(index));
      if (expected) await expectMadeForThumbs(field, expected);
      await field.fill(answer);
    } else {
      await expectLargeTargets(page);
      for (const label of answer) await page.getByText(label, { exact: true }).tap();
    }
    if (index === textQuestion) await expectRoomForKeyboard(page);
    const onward = index === LAST ? finish(page) : next(page);
    await expect(onward).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await onward.tap();
  }
  await expect(results(page)).toBeInViewport();
});
