import { quizCta } from '#content/landing/quiz-cta.ts';
import { expect, test } from '../support/fixtures.ts';

test('its button leads to the quiz', async ({ page, visit }) => {
  await visit('/');
  const button = page.locator('#quiz').getByRole('link', { name: quizCta.card.button });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page).toHaveURL('/quiz');
});
