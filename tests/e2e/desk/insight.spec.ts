import type { Page } from '@playwright/test';
import { deskAnalytics } from '#content/desk.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { INSIGHT_PATH } from '#domain/insight.ts';
import { PATHS } from '#domain/paths.ts';
import { expect, test } from '../support/desk.ts';
import { everythingOn } from '../support/everything-on.ts';
import { open } from '../support/page.ts';
import { openQuestions } from '../support/quiz-visitor.ts';

/** Hiding a page sends its batch. */
const hide = (page: Page) => page.evaluate(() => dispatchEvent(new Event('visibilitychange')));

/** The row with this first cell in the table behind a chart. */
const figures = (page: Page, first: string) =>
  page.locator('details tr').filter({ has: page.getByRole('cell', { name: first, exact: true }) });

async function openTables(page: Page): Promise<void> {
  await page.goto('/desk/analytics');
  await page.getByRole('heading', { name: deskAnalytics.quiz }).waitFor();
  for (const summary of await page.getByText(deskAnalytics.table).all()) await summary.click();
}

test('Insight counts what visitors do, and analytics shows it', async ({
  signedIn: desk,
  browser,
  baseURL,
}) => {
  const firstQuestion = questions.industry.text;
  await openTables(desk);
  const readReached = async () =>
    Number((await figures(desk, firstQuestion).getByRole('cell').allTextContents())[1]?.replace(',', ''));
  const before = await readReached();
  expect(before).toBeGreaterThan(0);

  const visitor = await browser.newPage({ baseURL });
  await (await everythingOn()).serve(visitor, PATHS.quiz);
  await openQuestions(visitor, (path) => open(visitor, `${path}?utm_source=fair&utm_campaign=spring-fair`));
  const counted = visitor.waitForResponse(`**${INSIGHT_PATH}`);
  await hide(visitor);
  expect((await counted).status()).toBe(204);
  await visitor.close();

  await expect(async () => {
    await openTables(desk);
    expect(await readReached()).toBe(before + 1);
  }).toPass();
  await expect(figures(desk, 'spring-fair').getByRole('cell')).toHaveText([
    'spring-fair',
    '1',
    '0',
    '0',
    '0',
    '–',
    '0',
  ]);
});

const SILENT = {
  'of somebody who sends Global Privacy Control': () =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  'of somebody who sends Do Not Track': () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
  'of a site that was built without insight': undefined,
};

for (const [whose, prepare] of Object.entries(SILENT))
  test(`nothing ${whose} is sent`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    if (prepare) {
      await page.addInitScript(prepare);
      await (await everythingOn()).serve(page, PATHS.quiz);
    }
    await openQuestions(page, (path) => open(page, path));
    await hide(page);
    // Wait for the response to a later request. Requests that hiding the page has sent are then complete.
    await page.evaluate(() => fetch('/healthz'));
    await expect.poll(() => calls).toContain('/healthz');
    expect(calls).not.toContain(INSIGHT_PATH);
  });
