import type { Page } from '@playwright/test';
import { hero } from '#content/landing/hero.ts';
import { successStoriesIntro, testimonials } from '#content/landing/testimonials.ts';
import { useCases, useCasesIntro } from '#content/landing/use-cases.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { carouselLabels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { CLICK_TIMEOUT } from '#domain/timing.ts';
import newsletter from '#words/newsletter.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';
import { continueButton, expectedAnswerAt, optionInput } from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';

/** Delays a script until the returned function is called. */
async function delayScript(page: Page, name: string): Promise<() => void> {
  const delay = Promise.withResolvers<void>();
  await page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js`), async (route) => {
    await delay.promise;
    await route.continue();
  });
  return delay.resolve;
}

/** Finds the current slide of a carousel. */
const findCurrentSlide = (page: Page, carousel: string) =>
  page.locator(`#${carousel} [data-place="current"]`).first();

test('input on an island takes effect even if its script loads later', async ({ page, visit }) => {
  const releaseScript = {
    useCases: await delayScript(page, 'use-cases'),
    stories: await delayScript(page, 'success-stories'),
    newsletter: await delayScript(page, 'newsletter'),
  };
  await delayScript(page, 'watch-demo');
  await visit(PATHS.home);

  await softStep('a click takes effect exactly once, when the script has loaded', async () => {
    const nextButton = page.getByRole('button', { name: carouselLabels.next(useCasesIntro.noun) });
    await nextButton.click();
    await nextButton.click();
    await expect(nextButton).toHaveAttribute('aria-busy', 'true');
    releaseScript.useCases();
    await expect(findCurrentSlide(page, 'industry-use-cases')).toHaveAttribute(
      'aria-label',
      carouselLabels.slideNumber(2, useCases.length),
    );
    await expect(nextButton).not.toHaveAttribute('aria-busy');
  });

  await softStep('a key press takes effect exactly once, when the script has loaded', async () => {
    const dots = page.getByRole('group', { name: successStoriesIntro.caseStudy.choose });
    await dots.getByRole('button').last().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    releaseScript.stories();
    await expect(findCurrentSlide(page, 'success-stories')).toHaveAttribute(
      'aria-label',
      carouselLabels.slideNumber(testimonials.length - 1, testimonials.length),
    );
  });

  await softStep('typed text is kept, and typing continues', async () => {
    const email = page.getByRole('contentinfo').getByRole('textbox', { name: newsletter.fields.email });
    await email.fill('dana@river.exampl');
    releaseScript.newsletter();
    await expect(page.locator('[data-island="newsletter"]')).toHaveAttribute('data-hydrated');
    await email.press('e');
    await expect(email).toHaveValue('dana@river.example');
  });

  await softStep('Watch Demo waits a moment for the dialog, then opens the player page', async () => {
    await page.getByRole('button', { name: hero.watch }).click();
    await page.clock.runFor(CLICK_TIMEOUT);
    await expect(page).toHaveURL(site.video.landing);
  });
});

test('a choice in the embedded quiz counts even before its script has loaded', async ({ page, visit }) => {
  const releaseScript = await delayScript(page, 'embedded-quiz');
  await visit(PATHS.b2bSales);
  const section = page.getByRole('region', { name: quiz.embedded.title });
  const [choice = ''] = expectedAnswerAt(0);
  await section.getByText(choice, { exact: true }).click();
  releaseScript();
  await expect(optionInput(page, choice)).toBeChecked();
  await expect(continueButton(page)).toBeEnabled();
});

test("'Learn more' with '#' does nothing, even without any script file", async ({ page, allow }) => {
  allow(/request failed: .*\.js|ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(PATHS.home);
  // After five seconds without a script, CSS hides the loading screen.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 5001;
  });
  const link = page.locator('a[href="#"]').first();
  await link.scrollIntoViewIfNeeded();
  const scrollBefore = await page.evaluate(() => scrollY);
  expect(scrollBefore).toBeGreaterThan(0);
  await link.click();
  await link.press('Enter');
  await expect(page).toHaveURL(PATHS.home);
  expect(await page.evaluate(() => scrollY)).toBe(scrollBefore);
});
