import { successStoriesIntro } from '#content/landing/testimonials.ts';
import { clickAndLeave, openCarousel } from '../support/carousel.ts';
import { expect, test } from '../support/fixtures.ts';

const PEOPLE = ['Maren Holt', 'Daniel Okafor', 'Priya Raman', 'Tomás Vidal', 'Hannah Weiss'];

test('five case studies: portrait, words, two measures and a result each; dots jump to them [2.58 4.17]', async ({
  page,
  visit,
}) => {
  await visit('/');
  const section = await openCarousel(page, 'success-stories');
  const dots = section.getByRole('group', { name: 'Choose a case study' }).getByRole('button');
  await expect(dots).toHaveCount(5);
  for (const [i, name] of PEOPLE.entries()) {
    await dots.nth(i).click();
    const slide = section.getByRole('group', { name: `${i + 1} of 5` });
    await expect(slide.getByRole('img', { name: successStoriesIntro.portraitOf(name) })).toBeVisible();
    await expect(slide.getByText(name, { exact: true })).toBeVisible();
    await expect(slide.getByRole('blockquote')).toHaveText(/^“.{120,}”$/);
    await expect(slide.getByRole('definition')).toHaveCount(3);
    await expect(slide.getByText(/^\d\d%$/)).toHaveCount(2);
  }
});

test('three bars show the testimonials in pairs, apart from the case study [4.12 4.18]', async ({
  page,
  visit,
}) => {
  await visit('/');
  const section = await openCarousel(page, 'success-stories');
  const bars = section.getByRole('group', { name: 'Choose a testimonial' }).getByRole('button');
  await expect(bars).toHaveCount(3);
  for (const [i, pair] of [
    [0, 1],
    [2, 3],
    [4, 0],
  ].entries()) {
    await bars.nth(i).click();
    const slide = section.getByRole('group', { name: `${i + 1} of 3` });
    await expect(slide.getByRole('figure')).toHaveCount(2);
    for (const person of pair)
      await expect(slide.getByText(PEOPLE[person] ?? '', { exact: true })).toBeVisible();
    await expect(section.getByRole('group', { name: '1 of 5' })).toBeVisible();
  }
});

test('both advance every 6 s and wrap, each in its own round [4.13]', async ({ page, visit }) => {
  await visit('/');
  const section = await openCarousel(page, 'success-stories');
  for (const turn of [0, 1, 2, 3, 4, 5]) {
    await expect(section.getByRole('group', { name: `${(turn % 5) + 1} of 5` })).toBeVisible();
    await expect(section.getByRole('group', { name: `${(turn % 3) + 1} of 3` })).toBeVisible();
    await page.clock.runFor(5999);
    await expect(section.getByRole('group', { name: `${(turn % 5) + 1} of 5` })).toBeVisible();
    await page.clock.runFor(1);
  }
});

test('hovering pauses, leaving resumes, and the indicator says so [4.14 4.19]', async ({ page, visit }) => {
  await visit('/');
  const section = await openCarousel(page, 'success-stories');
  const bar = section.locator('.carousel-progress');
  await expect(section.getByText('Auto', { exact: true })).toBeVisible();
  await expect(bar).toHaveCSS('animation-duration', '6s');
  await section.locator('[data-track="0"]').first().hover();
  await expect(section.getByText('Paused', { exact: true })).toBeVisible();
  await expect(bar).toHaveCSS('animation-name', 'none');
  await page.clock.runFor(30_000);
  await expect(section.getByRole('group', { name: '1 of 5' })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(section.getByText('Auto', { exact: true })).toBeVisible();
  await page.clock.runFor(6000);
  await expect(section.getByRole('group', { name: '2 of 5' })).toBeVisible();
});

for (const [name, shown] of [
  ['Previous case study', '5 of 5'],
  ['Next case study', '2 of 5'],
  ['Previous testimonials', '3 of 3'],
  ['Next testimonials', '2 of 3'],
] as const) {
  test(`"${name}" pauses for 10 s [4.15]`, async ({ page, visit }) => {
    await visit('/');
    const section = await openCarousel(page, 'success-stories');
    await clickAndLeave(page, section.getByRole('button', { name }));
    await expect(section.getByRole('group', { name: shown })).toBeVisible();
    await page.clock.runFor(9999);
    await expect(section.getByText('Paused', { exact: true })).toBeVisible();
    await expect(section.getByRole('group', { name: shown })).toBeVisible();
    await page.clock.runFor(1);
    await expect(section.getByText('Auto', { exact: true })).toBeVisible();
  });
}

test('left and right arrow keys move the position that they are used on, and pause for 10 s [4.16]', async ({
  page,
  visit,
}) => {
  await visit('/');
  const section = await openCarousel(page, 'success-stories');
  await section.getByRole('group', { name: '1 of 5' }).hover();
  await page.keyboard.press('ArrowLeft');
  await expect(section.getByRole('group', { name: '5 of 5' })).toBeVisible();
  await section.getByRole('group', { name: '1 of 3' }).hover();
  await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('group', { name: '2 of 3' })).toBeVisible();
  await expect(section.getByRole('group', { name: '5 of 5' })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(9999);
  await expect(section.getByText('Paused', { exact: true })).toBeVisible();
  await page.clock.runFor(1);
  await expect(section.getByText('Auto', { exact: true })).toBeVisible();
});

test('the pause control comes first; stopped, it stays stopped', async ({ page, visit }) => {
  await visit('/');
  const section = await openCarousel(page, 'success-stories');
  await expect(section.locator('button, a').first()).toHaveAccessibleName('Pause automatic slides');
  await clickAndLeave(page, section.getByRole('button', { name: 'Pause automatic slides' }));
  await page.clock.runFor(60_000);
  await expect(section.getByRole('group', { name: '1 of 5' })).toBeVisible();
  await expect(section.getByText('Paused', { exact: true })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every story can be read', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#success-stories');
    await expect(section.getByRole('group', { name: / of 5$/ })).toHaveCount(5);
    for (const name of PEOPLE) await expect(section.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});
