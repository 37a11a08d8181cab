import type { Page } from '@playwright/test';
import { deskAnalytics, deskMoney } from '#content/desk.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { INSIGHT_PATH } from '#domain/insight.ts';
import { PATHS } from '#domain/paths.ts';
import { questionAt } from '#domain/quiz/questions.ts';
import { expect, test } from '../support/desk.ts';
import { buildWithAllSettings } from '../support/everything-on.ts';
import { openPage } from '../support/page.ts';
import { openFirstQuestion } from '../support/quiz-visitor.ts';

/** A page sends its counts when it is hidden. */
const hidePage = (page: Page) => page.evaluate(() => dispatchEvent(new Event('visibilitychange')));

/** Finds a row by its first cell in the tables of the charts. */
const findTableRow = (page: Page, first: string) =>
  page.locator('details tr').filter({ has: page.getByRole('cell', { name: first, exact: true }) });

async function openTables(page: Page): Promise<void> {
  await page.goto('/desk/analytics');
  await page.getByRole('heading', { name: deskAnalytics.quiz }).waitFor();
  await page.locator('details table').first().waitFor({ state: 'attached' });
  for (const summary of await page.getByText(deskAnalytics.table).all()) await summary.click();
}

test('Insight counts quiz steps and campaigns, and analytics shows the counts', async ({
  signedIn: desk,
  browser,
  baseURL,
}) => {
  const firstQuestion = `1. ${questions[questionAt(0).id].text}`;
  await openTables(desk);
  const readReached = async () =>
    Number(
      (await findTableRow(desk, firstQuestion).getByRole('cell').nth(1).textContent())?.replace(',', ''),
    );
  const reachedBefore = await readReached();
  expect(reachedBefore).toBeGreaterThan(0);

  const visitor = await browser.newPage({ baseURL });
  await (await buildWithAllSettings()).serve(visitor, PATHS.quiz);
  await openFirstQuestion(visitor, (path) =>
    openPage(visitor, `${path}?utm_source=fair&utm_campaign=spring-fair`),
  );
  const countResponse = visitor.waitForResponse(`**${INSIGHT_PATH}`);
  await hidePage(visitor);
  expect((await countResponse).status()).toBe(204);
  await visitor.close();

  await expect(async () => {
    await openTables(desk);
    expect(await readReached()).toBe(reachedBefore + 1);
  }).toPass();
  await expect(findTableRow(desk, 'spring-fair').getByRole('cell')).toHaveText([
    'spring-fair',
    '1',
    '0',
    '0',
    '0',
    '–',
    '0',
    deskMoney(0),
  ]);
});

const NOT_COUNTED = {
  'with Global Privacy Control': () =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  'with Do Not Track': () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
  'if the site was built without Insight': undefined,
};

for (const [name, prepare] of Object.entries(NOT_COUNTED))
  test(`the browser sends no counts and stores no visit ${name}`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    if (prepare) {
      await page.addInitScript(prepare);
      await (await buildWithAllSettings()).serve(page, PATHS.quiz);
    }
    await openFirstQuestion(page, (path) => openPage(page, path));
    await hidePage(page);
    // A later request: when it is seen, all earlier requests have been seen too.
    await page.evaluate(() => fetch('/healthz'));
    await expect.poll(() => calls).toContain('/healthz');
    expect(calls).not.toContain(INSIGHT_PATH);
    expect(await page.evaluate(() => sessionStorage.getItem('first-view'))).toBeNull();
  });
