import { site } from '#content/site.ts';
import { NO_ANSWERS } from '#domain/quiz/answers.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { dialogOf, fieldOf, fillIn, openDialog, sendOf } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { toastOf } from '../support/toast.ts';

test('the form costs nothing until there is a sign of intent', async ({ page, visit }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit('/social-os');
  expect(scripts.filter((url) => /deck-request-dialog|deck\.json/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Download PDF Deck' }).first().hover();
  await expect.poll(() => scripts.some((url) => url.includes('deck-request-dialog'))).toBe(true);
});

test('the site’s own server takes the request', async ({ page, visit }) => {
  await visit('/social-os');
  await openDialog(page);
  await fillIn(page);
  await sendOf(page).click();
  await expect(toastOf(page, 'status', 'Thank you!')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
});

test('who has told the quiz is not asked again', async ({ page, visit }) => {
  const told: Record<string, string> = {
    name: 'Ada King Byron',
    email: 'ada@analytical.example',
    company: 'Engines',
  };
  const answers = QUESTIONS.map(({ id }, i) => told[id] ?? NO_ANSWERS[i]);
  await page.addInitScript(
    (draft) => sessionStorage.setItem('ai-readiness-quiz', draft),
    JSON.stringify(answers),
  );
  await visit('/social-os');
  await openDialog(page);
  await expect(fieldOf(page, 'firstName')).toHaveValue('Ada');
  await expect(fieldOf(page, 'lastName')).toHaveValue('King Byron');
  await expect(fieldOf(page, 'email')).toHaveValue('ada@analytical.example');
  await expect(fieldOf(page, 'company')).toHaveValue('Engines');
  await expect(fieldOf(page, 'phone')).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a mail that asks for the deck', async ({ page }) => {
    await page.goto('/social-os');
    await expect(page.getByRole('link', { name: 'Download PDF Deck' }).first()).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${site.email}`),
    );
  });
});
