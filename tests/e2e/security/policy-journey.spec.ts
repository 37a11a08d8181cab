import { site } from '#content/site.ts';
import { widgetRuns } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';

test('a whole visit, booking widget included, breaks no rule of the content security policy', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const slot = window as unknown as { violations: string[] };
    slot.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      slot.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await visit('/');
  const book = page.getByRole('banner').getByRole('link', { name: 'Book Consultation' });
  await book.hover();
  await widgetRuns(page);
  await book.click();
  await expect(page.locator('cal-modal-box')).toHaveCount(1);
  await page.locator('cal-modal-box').evaluate((box) => box.remove());
  await page.locator('main').getByText('Watch Demo', { exact: true }).first().click();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute(
    'src',
    new RegExp(site.video.landing.slice(0, 7)),
  );
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Social OS/ })
    .first()
    .click();
  await page.getByText('Download PDF Deck', { exact: true }).first().click();
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Take the Quiz' }).click();
  await expect(page).toHaveURL('/quiz');
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});
