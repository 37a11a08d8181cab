import { site } from '#content/site.ts';
import { deckRequest, socialHero } from '#content/social-os/social-os.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { NO_ANSWERS } from '#domain/quiz/answers.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { dialogOf, fieldOf, fillIn, openDialog, sendOf } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { freeze } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';
import { toastOf } from '../support/toast.ts';

test('the site’s own server and loading on intent', { tag: ['@7.3'] }, async ({ page, visit }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit('/social-os');

  await softStep('the form loads nothing until there is a sign of intent', async () => {
    expect(scripts.filter((url) => /deck-button|deck\.json/.test(url))).toEqual([]);
    await page.getByRole('button', { name: socialHero.download }).first().hover();
    await expect.poll(() => scripts.some((url) => url.includes('deck-button'))).toBe(true);
  });

  await softStep(
    'a press that starts inside and ends outside the dialog, or vice versa, does not close it',
    async () => {
      await openDialog(page);
      await fieldOf(page, 'company').fill('Analytical Engines');
      const { x, y } = (await fieldOf(page, 'company').boundingBox()) ?? { x: 0, y: 0 };
      const pointInDialog = [x + 60, y + 20] as const;
      const outside = [4, 400] as const;
      for (const [from, to] of [
        [pointInDialog, outside],
        [outside, pointInDialog],
      ] as const) {
        await page.mouse.move(from[0], from[1]);
        await page.mouse.down();
        await page.mouse.move(to[0], to[1], { steps: 4 });
        await page.mouse.up();
        await expect(dialogOf(page)).toBeVisible();
      }
      await page.mouse.click(...outside);
      await expect(dialogOf(page)).toBeHidden();
    },
  );

  await softStep('the site’s own server accepts the request', async () => {
    await openDialog(page);
    await fillIn(page);
    await sendOf(page).click();
    await expect(toastOf(page, 'status', deckRequest.sent)).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
  });
});

test('a visitor known from the quiz gets a prefilled form and may send it at once', async ({
  page,
  visit,
  recorder,
}) => {
  const messages: Record<string, string> = {
    name: 'Ada King Byron',
    email: 'ada@analytical.example',
    company: 'Engines',
  };
  const answers = QUESTIONS.map(({ id, type }, i) => messages[id] ?? messages[type] ?? NO_ANSWERS[i]);
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
  await sendOf(page).click();
  await expect(toastOf(page, 'status', deckRequest.sent)).toBeVisible();
  // Without this header the server does not check the fill time.
  expect(recorder.received[0]?.headers).not.toHaveProperty(LEAD_HEADERS.fillTime);
});

test('the fill time of a reopened form counts from the first opening', async ({ page, visit, recorder }) => {
  await visit('/social-os');
  await openDialog(page);
  await fillIn(page);
  await page.keyboard.press('Escape');
  await freeze(page);
  await page.clock.runFor(5000);
  await openDialog(page);
  await sendOf(page).click();
  await expect(toastOf(page, 'status', deckRequest.sent)).toBeVisible();
  expect(Number(recorder.received[0]?.headers[LEAD_HEADERS.fillTime])).toBeGreaterThanOrEqual(5000);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a mail link', async ({ page }) => {
    await page.goto('/social-os');
    await expect(page.getByRole('link', { name: socialHero.download }).first()).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${site.email}`),
    );
  });
});
