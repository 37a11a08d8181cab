import { type FaqItem, faq as items } from '#content/landing/faq.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

const [firstItem, secondItem] = items as [FaqItem, FaqItem];

test('the FAQ shows every question and opens one answer at a time', async ({ page, visit }) => {
  await visit('/');

  await softStep('every question is shown; at first the first answer is open', async () => {
    const faq = page.locator('#faq');
    await faq.scrollIntoViewIfNeeded();
    const shownItems = faq.getByRole('group');
    const openItems = faq.locator('details[open]');
    await expect(shownItems).toHaveCount(items.length);
    for (const [i, { category }] of items.entries()) await expect(shownItems.nth(i)).toContainText(category);

    await expect(openItems).toHaveCount(1);
    await expect(openItems).toContainText(firstItem.question);
    await faq.getByRole('heading', { name: secondItem.question }).click();
    await expect(openItems).toHaveCount(1);
    await expect(openItems.getByText(secondItem.answer)).toBeVisible();
    await faq.getByRole('heading', { name: secondItem.question }).click();
    await expect(openItems).toHaveCount(0);
    await expect(faq.locator('details > div').first()).toHaveCSS('max-height', '800px');
  });

  await softStep('the markup for search engines has the same questions', async () => {
    const faq = page.locator('[itemtype="https://schema.org/FAQPage"]');
    const questions = faq.locator('[itemprop="mainEntity"][itemtype="https://schema.org/Question"]');
    await expect(questions.locator('> summary [itemprop="name"]')).toHaveText(
      items.map((item) => item.question),
    );
    const answer = questions.locator('[itemprop="acceptedAnswer"][itemtype="https://schema.org/Answer"]');
    await expect(answer.locator('[itemprop="text"]')).toHaveText(items.map((item) => item.answer));
  });
});

test('one answer is open at a time in browsers without exclusive accordions', async ({ page, visit }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'));
  await visit('/');
  const faq = page.locator('#faq');
  await waitUntilHydrated(faq);
  await faq.locator('details').evaluateAll((items) => items.map((item) => item.removeAttribute('name')));
  await faq.locator('summary').nth(3).click();
  await expect(faq.locator('details').nth(3)).toHaveAttribute('open');
  await expect(faq.locator('details[open]')).toHaveCount(1);
});
