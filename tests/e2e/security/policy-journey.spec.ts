import { hero } from '#content/landing/hero.ts';
import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { deckRequest, socialHero } from '#content/social-os/social-os.ts';
import { openBooking } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { headerLink, waitUntilHydrated } from '../support/page.ts';

test('a visit with booking does not violate the security policy', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const holder = window as unknown as { violations: string[] };
    holder.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      holder.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await visit('/');
  await openBooking(page);
  const watch = page.locator('main').getByText(hero.watch, { exact: true }).first();
  await waitUntilHydrated(watch);
  await watch.click();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute(
    'src',
    new RegExp(site.video.landing.slice(0, 7)),
  );
  await page.keyboard.press('Escape');
  await (await headerLink(page, '/social-os')).click();
  const download = page.getByText(socialHero.download, { exact: true }).first();
  await waitUntilHydrated(download);
  await download.click();
  await expect(page.getByRole('dialog').getByLabel(deckRequest.fields.firstName)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: labels.quiz }).click();
  await expect(page).toHaveURL('/quiz');
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});
