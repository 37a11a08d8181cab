import { expect, test, withMotion } from '../support/fixtures.ts';
import { scrollTo } from '../support/page.ts';

test.use(withMotion);

test('blocks fade in once, 0.1 s apart, when a fifth is visible', async ({ page, visit }) => {
  await visit('/');
  const steps = page.locator('#process [data-reveal]');
  const scrollUntilSeen = (share: number) =>
    steps.first().evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
    }, share);
  // Scroll near enough to hydrate, but keep every block below the screen, because visible blocks do not fade in.
  await page.locator('#process').evaluate((section) => {
    window.scrollBy({ top: section.getBoundingClientRect().top - innerHeight - 50, behavior: 'instant' });
  });
  await expect(steps.first()).toHaveAttribute('data-reveal', 'waiting');
  await scrollUntilSeen(0.1);
  await expect(steps.first()).toHaveAttribute('data-reveal', 'waiting');
  await scrollUntilSeen(0.25);
  await expect(steps.first()).toHaveAttribute('data-reveal', 'shown');
  await expect(steps.first()).toHaveCSS('transition-duration', '0.6s, 0.6s');
  const delays = await steps.evaluateAll((all) =>
    all.map((one) => Number.parseFloat(getComputedStyle(one).getPropertyValue('--reveal-delay'))),
  );
  expect(delays).toEqual(delays.map((_, index) => index * 100));
  await scrollTo(page, 0);
  await expect(steps.first()).not.toBeInViewport();
  await expect(steps.first()).toHaveAttribute('data-reveal', 'shown');
});
