import { expectBooks } from '../support/booking.ts';
import { dialogOf, openDialog } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchDemo } from '../support/watch-demo.ts';

test.describe('2. Social OS page', () => {
  test("the hero offers 'Book a Call'", async ({ socialOs }) => {
    const hero = socialOs.locator('main section').first();
    await expectBooks(hero.getByRole('link', { name: 'Book a Call', exact: true }));
  });

  test("'Watch Demo' opens a dialog with an embedded video", async ({ page, visit }) => {
    await visit('/social-os');
    const { dialog, frame } = await watchDemo(page);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(frame.contentFrame().locator('video')).toBeVisible();
  });

  test("'Download PDF Deck' opens the download dialog", async ({ page, visit }) => {
    await visit('/social-os');
    await openDialog(page);
    await expect(dialogOf(page)).toBeVisible();
  });

  test('explanation, hierarchy, steps, calendar, results, testimonial and closing, in order', async ({
    socialOs,
  }) => {
    await expect(socialOs.locator('main [data-deferred]')).toHaveCount(7);
    const places = await socialOs
      .locator('main [data-deferred]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-deferred')));
    expect(places).toEqual([
      'social-explanation',
      'social-hierarchy',
      'social-steps',
      'social-calendar',
      'social-results',
      'social-testimonial',
      'social-closing',
    ]);
  });

  test('an explanation says what it is', async ({ socialOs }) => {
    await expect(
      socialOs.getByRole('heading', { name: 'Not another scheduling tool. A team that does the work.' }),
    ).toBeVisible();
  });

  test('the hierarchy runs from strategist over manager and platforms to the sheet', async ({ socialOs }) => {
    const levels = socialOs.locator('ol.chain > li');
    await expect(levels).toHaveText([/Strategist agent/, /Manager agent/, /Website agent/, /Sheet tracker/]);
    await expect(levels.nth(2).getByRole('listitem')).toHaveCount(5);
  });

  test('how it works, in 4 steps', async ({ socialOs }) => {
    const section = socialOs.locator('section').filter({
      has: socialOs.getByRole('heading', { name: 'How it works', exact: true }),
    });
    await expect(section.locator('ol > li')).toHaveCount(4);
  });

  test('an example calendar of a week, as a table', async ({ socialOs }) => {
    const rows = socialOs.getByRole('table', { name: 'Example weekly calendar' }).getByRole('row');
    await expect(rows).toHaveText([
      /^Date/,
      /Monday/,
      /Tuesday/,
      /Wednesday/,
      /Thursday/,
      /Friday/,
      /Saturday/,
      /Sunday/,
    ]);
  });

  test('the results to expect', async ({ socialOs }) => {
    await expect(socialOs.getByRole('heading', { name: 'What to expect' })).toBeVisible();
    await expect(socialOs.getByText('hours saved a week', { exact: true })).toBeVisible();
  });

  test('one testimonial', async ({ socialOs }) => {
    await expect(socialOs.locator('blockquote')).toHaveCount(1);
  });

  test('a closing call-to-action', async ({ socialOs }) => {
    const closing = socialOs.locator('main section').last();
    await expectBooks(closing.getByRole('link', { name: 'Book a Call', exact: true }));
  });
});
