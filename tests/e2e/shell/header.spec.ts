import { headerLinks } from '#content/navigation.ts';
import { expect, test } from '../support/fixtures.ts';

test('shows nine links with their markers, the theme toggle, the quiz and the booking button', async ({
  page,
  visit,
}) => {
  await visit('/');
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(nav.getByRole('link')).toHaveText([
    'Solutions',
    'Social OSNEW',
    'B2B Sales',
    'How It Works',
    'Industries',
    'Use Cases',
    'Success Stories',
    'Integrations',
    'FAQ',
  ]);
  await expect(
    nav.getByRole('link', { name: 'B2B Sales' }).getByRole('img', { name: 'popular' }),
  ).toBeVisible();
  const hrefs = await nav
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/#services',
    '/social-os',
    '/b2b-sales-automation',
    '/#process',
    '/#industries',
    '/#industry-use-cases',
    '/#success-stories',
    '/#integrations',
    '/#faq',
  ]);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Take the Quiz' })).toHaveAttribute('href', '/quiz');
  await expect(header.getByRole('link', { name: 'Book Consultation' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
});

test('is fixed and gains a shadow only after more than 50 pixels', async ({ page, visit }) => {
  await visit('/');
  const header = page.getByRole('banner');
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(50);
  await page.clock.runFor(50);
  await expect(header).toHaveCSS('box-shadow', /^(none|(rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(, )?)+)$/);
  await scrollTo(51);
  await page.clock.runFor(50);
  await expect(header).toHaveCSS('box-shadow', /12px 32px/);
  expect((await header.boundingBox())?.y).toBe(0);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu button opens the same links, choosing one closes it', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.locator('ul').getByRole('link')).toHaveCount(headerLinks.length);
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/#faq');
  });

  test('Escape closes the menu and gives focus back, a tap outside closes it', async ({ page, visit }) => {
    await visit('/');
    const button = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await button.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(200, 820);
    await expect(menu).toBeHidden();
  });
});
