import type { Page, Route } from '@playwright/test';
import { quiz } from '#content/quiz/quiz.ts';
import { results as words } from '#content/quiz/quiz-results.ts';
import { quizReportForm } from '#domain/forms/quiz-report.ts';
import { INSIGHT_PATH } from '#domain/insight.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { PATHS } from '#domain/paths.ts';
import consentCopy from '#words/consent.json' with { type: 'json' };
import { VALID_ANSWERS } from '../../../tools/sample-answers.ts';
import { buildWithAllSettings } from '../support/everything-on.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  expectUnanswered,
  finishButton,
  LAST_INDEX,
  openQuizAt,
  resultsHeading,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';
import { findToast } from '../support/toast.ts';

/** Responds to every report with this status. Returns a list to which requests are added. */
async function respondToReports(page: Page, status: number): Promise<Route[]> {
  const reports: Route[] = [];
  await page.route(quizReportForm.path, (route) => {
    reports.push(route);
    return route.fulfill({ status, json: {} });
  });
  return reports;
}

const clickSendReport = (page: Page) => page.getByRole('button', { name: words.report }).click();

test('a quiz report is sent by email, or an error is shown', async ({ page, visit, allow }) => {
  allow(/503/);
  const otherBuild = await buildWithAllSettings();
  await otherBuild.serve(page, PATHS.quiz);
  // The build has Insight turned on, but the server has it turned off.
  await page.route(INSIGHT_PATH, (route) => route.fulfill({ status: 204 }));
  const refusedReports = await respondToReports(page, 503);
  await openQuizAt(page, visit, LAST_INDEX, VALID_ANSWERS);
  await finishButton(page).click();

  await softStep('if the report cannot be sent, an error is shown and the answers stay', async () => {
    await expect(page.getByText(consentCopy.quiz)).toBeVisible();
    expect(refusedReports).toEqual([]);
    await clickSendReport(page);
    await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
    await expect(resultsHeading(page)).toBeVisible();
    await expect(page.getByRole('button', { name: words.report })).toBeEnabled();
  });

  await softStep('answers and consent are sent and confirmed, then the quiz starts again', async () => {
    const acceptedReports = await respondToReports(page, 202);
    const consentText = await page.getByText(consentCopy.quiz).textContent();
    await clickSendReport(page);
    await expect(findToast(page, 'status', words.sent)).toBeVisible();
    await expectUnanswered(page, 0);
    await expect(page.getByText(quiz.cleared)).toHaveCount(0);
    expect(acceptedReports).toHaveLength(1);
    const body = acceptedReports[0]?.request().postDataJSON();
    expect(body).toEqual({ answers: VALID_ANSWERS });
    const sentConsent = new URLSearchParams(
      acceptedReports[0]?.request().headers()[LEAD_HEADERS.consent],
    ).get('text');
    expect(sentConsent).toBe(consentText);
  });
});
