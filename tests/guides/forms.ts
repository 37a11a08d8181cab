/** Checks the error message of a form on a static host, which has no server for forms. */
import { chromium } from '@playwright/test';
import { newsletter } from '#content/shell/newsletter.ts';
import { site } from '#content/site.ts';
import { deckRequest, socialHero } from '#content/social-os/social-os.ts';
import { findBrowser } from '../../tools/browser.ts';
import type { Report } from './run.ts';

export async function checkForms(origin: string, report: Report): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ baseURL: origin, ignoreHTTPSErrors: true });
  const expectAlert = async (text: string, form: string) => {
    const alert = page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('alert')
      .filter({ hasText: text });
    const isShown = await alert.waitFor({ timeout: 15_000 }).then(
      () => true,
      () => false,
    );
    report(
      isShown,
      `the ${form} form names the address to write to`,
      (await page.locator('footer').textContent()) ?? '',
    );
  };
  try {
    await page.goto('/social-os');
    await page.getByLabel(newsletter.label).fill('ada@example.com');
    await page.getByRole('button', { name: newsletter.button }).click();
    await expectAlert(newsletter.serverMissing, 'newsletter');

    await page.goto('/social-os');
    await page.getByRole('button', { name: socialHero.download }).first().click();
    const { fields, submit } = deckRequest;
    for (const [name, label] of Object.entries(fields))
      await page
        .getByRole('dialog')
        .getByLabel(label)
        .fill(name === 'email' ? 'ada@example.com' : 'Ada');
    await page.getByRole('dialog').getByRole('button', { name: submit }).click();
    await expectAlert(deckRequest.failed(site.email), 'deck');
  } finally {
    await browser.close();
  }
}
