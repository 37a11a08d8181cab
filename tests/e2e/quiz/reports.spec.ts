import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';
import { quiz } from '#content/quiz/quiz.ts';
import { QuizReportSchema } from '#content/quiz/quiz-report.ts';
import { results as words } from '#content/quiz/quiz-results.ts';
import { consent as consentCopy } from '#content/shell/consent.ts';
import { INSIGHT_PATH } from '#domain/insight.ts';
import { PATHS } from '#domain/paths.ts';
import { QUIZ_REPORTS_PATH } from '#domain/quiz/report.ts';
import { everythingOn } from '../support/everything-on.ts';
import { expect, test } from '../support/fixtures.ts';
import { COMPLETE, expectUnanswered, finish, LAST, results, resumeAt } from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';
import { toastOf } from '../support/toast.ts';

/** Answers every report with this status. Returns the growing list of requests. */
async function takeReports(page: Page, status: number): Promise<Route[]> {
  const reports: Route[] = [];
  await page.route(QUIZ_REPORTS_PATH, (route) => {
    reports.push(route);
    return route.fulfill({ status, json: {} });
  });
  return reports;
}

const send = (page: Page) => page.getByRole('button', { name: words.report }).click();

test('the report', async ({ page, visit, allow }) => {
  allow(/503/);
  const built = await everythingOn();
  await built.serve(page, PATHS.quiz);
  // The server of these tests has Insight turned off.
  await page.route(INSIGHT_PATH, (route) => route.fulfill({ status: 204 }));
  const refusedReports = await takeReports(page, 503);
  await resumeAt(page, visit, LAST, COMPLETE);
  await finish(page).click();

  await softStep('if it cannot be sent, an error is shown and everything is kept', async () => {
    await expect(page.getByText(consentCopy.quiz)).toBeVisible();
    expect(refusedReports).toEqual([]);
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
    await expect(results(page)).toBeVisible();
    await expect(page.getByRole('button', { name: words.report })).toBeEnabled();
  });

  await softStep('answers and consent are sent and confirmed, then the quiz starts again', async () => {
    const acceptedReports = await takeReports(page, 202);
    const consentText = await page.getByText(consentCopy.quiz).textContent();
    await send(page);
    await expect(toastOf(page, 'status', words.sent)).toBeVisible();
    await expectUnanswered(page, 0);
    await expect(page.getByText(quiz.cleared)).toHaveCount(0);
    expect(acceptedReports).toHaveLength(1);
    const body = acceptedReports[0]?.request().postDataJSON();
    expect(body).toEqual({ answers: COMPLETE, consent: consentText });
    expect(v.is(QuizReportSchema, body)).toBe(true);
  });
});
