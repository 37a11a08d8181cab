import { useCasesIntro } from '#content/landing/use-cases.ts';
import { clickAndLeave, openCarousel, swipe } from '../support/carousel.ts';
import { expect, test } from '../support/fixtures.ts';
import { comeAlive } from '../support/page.ts';

const CASES = [
  ['Healthcare', '62%', 'admin time saved', '$2.4M', 'annual savings'],
  ['Finance', '28%', 'ROI increase', '73%', 'error reduction'],
  ['E-commerce', '92%', 'faster response', '34%', 'CSAT increase'],
  ['Manufacturing', '41%', 'downtime reduction', '31%', 'quality improvement'],
  ['Legal', '75%', 'time saved on review', '82%', 'faster case research'],
] as const;

test('five industries, each with its two figures, a title, three points and a drawn scene [2.51 2.53]', async ({
  page,
  visit,
}) => {
  await visit('/');
  const carousel = await openCarousel(page, 'industry-use-cases');
  const height = await carousel.evaluate((element) => element.getBoundingClientRect().height);
  for (const [i, [industry, ...figures]] of CASES.entries()) {
    await carousel.getByRole('button', { name: industry, exact: true }).click();
    const slide = carousel.getByRole('group', { name: `${i + 1} of 5` });
    await expect(slide).toBeVisible();
    await expect(carousel.getByRole('button', { name: industry, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(carousel.getByRole('group', { name: / of 5$/ })).toHaveCount(1);
    for (const figure of figures) await expect(slide.getByText(figure, { exact: true })).toBeVisible();
    await expect(slide.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(slide.getByRole('listitem')).toHaveCount(3);
    await expect(slide.getByRole('img')).toHaveAccessibleName(/^.{40,}\.$/);
    expect(await carousel.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
  }
});

test('it advances every 8 s and wraps both ways [2.52 4.9 4.10]', async ({ page, visit }) => {
  await visit('/');
  const carousel = await openCarousel(page, 'industry-use-cases');
  const slide = (place: number) => carousel.getByRole('group', { name: `${place} of 5` });
  for (const place of [1, 2, 3, 4, 5]) {
    await expect(slide(place)).toBeVisible();
    await page.clock.runFor(7999);
    await expect(slide(place)).toBeVisible();
    await page.clock.runFor(1);
  }
  await expect(slide(1)).toBeVisible();
  await carousel.getByRole('button', { name: 'Previous use case' }).click();
  await expect(slide(5)).toBeVisible();
  await carousel.getByRole('button', { name: 'Next use case' }).click();
  await expect(slide(1)).toBeVisible();
});

for (const [name, place] of [
  ['Next use case', 2],
  ['Previous use case', 5],
  ['Manufacturing', 4],
] as const) {
  test(`"${name}" pauses it, and it resumes after 10 s [4.11]`, async ({ page, visit }) => {
    await visit('/');
    const carousel = await openCarousel(page, 'industry-use-cases');
    const live = carousel.locator('[data-track]');
    await clickAndLeave(page, carousel.getByRole('button', { name, exact: true }));
    await expect(carousel.getByRole('group', { name: `${place} of 5` })).toBeVisible();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(9999);
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(1);
    await expect(live).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(8000);
    await expect(carousel.getByRole('group', { name: `${(place % 5) + 1} of 5` })).toBeVisible();
  });
}

test('a swipe moves it and pauses it like a button', async ({ page, visit }) => {
  await visit('/');
  const carousel = await openCarousel(page, 'industry-use-cases');
  const slides = carousel.locator('[data-track]');
  await swipe(slides, -120);
  await expect(carousel.getByRole('group', { name: '2 of 5' })).toBeVisible();
  await expect(slides).toHaveAttribute('aria-live', 'polite');
  await swipe(slides, 120);
  await expect(carousel.getByRole('group', { name: '1 of 5' })).toBeVisible();
  await swipe(slides, 12);
  await expect(carousel.getByRole('group', { name: '1 of 5' })).toBeVisible();
});

test('the pause control comes first, stops the slides and starts them again', async ({ page, visit }) => {
  await visit('/');
  const carousel = await openCarousel(page, 'industry-use-cases');
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(carousel).toHaveAccessibleName(useCasesIntro.title);
  await expect(carousel.locator('button, a').first()).toHaveAccessibleName('Pause automatic slides');
  await clickAndLeave(page, carousel.getByRole('button', { name: 'Pause automatic slides' }));
  await page.clock.runFor(60_000);
  await expect(carousel.getByRole('group', { name: '1 of 5' })).toBeVisible();
  await carousel.getByRole('button', { name: 'Start automatic slides' }).click();
  await page.clock.runFor(8000);
  await expect(carousel.getByRole('group', { name: '2 of 5' })).toBeVisible();
});

test('it rests while the pointer or the keyboard is in it, and arrow keys move it', async ({
  page,
  visit,
}) => {
  await visit('/');
  const carousel = await openCarousel(page, 'industry-use-cases');
  const slides = carousel.locator('[data-track]');
  await slides.hover();
  await page.clock.runFor(30_000);
  await expect(carousel.getByRole('group', { name: '1 of 5' })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await carousel.getByRole('button', { name: 'Next use case' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(carousel.getByRole('group', { name: '2 of 5' })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(carousel.getByRole('group', { name: '2 of 5' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(carousel.getByRole('group', { name: '1 of 5' })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing advances by itself, and there is nothing to pause', async ({ page, visit }) => {
    await visit('/');
    const carousel = page.locator('#industry-use-cases');
    await comeAlive(carousel);
    await carousel.getByRole('button', { name: 'Next use case' }).click();
    await expect(carousel.getByRole('group', { name: '2 of 5' })).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expect(carousel.getByRole('group', { name: '2 of 5' })).toBeVisible();
    await expect(carousel.getByRole('button', { name: 'Pause automatic slides' })).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all five can be read', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#industry-use-cases');
    for (const figure of CASES.flatMap(([, ...figures]) => figures))
      await expect(section.getByText(figure, { exact: true })).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});
