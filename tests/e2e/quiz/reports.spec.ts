import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';
import { consent as consentCopy } from '#content/consent.ts';
import { quiz } from '#content/quiz.ts';
import { QuizReportSchema } from '#content/quiz-report.ts';
import { results as words } from '#content/quiz-results.ts';
import { PATHS } from '#domain/paths.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { QUIZ_REPORTS_PATH } from '#domain/quiz/report.ts';
import { builtWith, type OtherBuild } from '../support/built-with.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  ALL,
  answerUpTo,
  COMPLETE,
  expectUnanswered,
  openQuestions,
  results,
  resumeAt,
} from '../support/quiz-visitor.ts';
import { toastOf } from '../support/toast.ts';

// One worker, one build.
test.describe.configure({ mode: 'default' });

let withReports: OtherBuild;
test.beforeAll(async () => {
  withReports = await builtWith({ __QUIZ_REPORTS__: 'true' });
});
test.afterAll(() => withReports.remove());

const switchReportsOn = (page: Page) => withReports.serve(page, PATHS.quiz);

async function takeReports(page: Page, status: number): Promise<Route[]> {
  const reports: Route[] = [];
  await page.route(QUIZ_REPORTS_PATH, (route) => {
    reports.push(route);
    return route.fulfill({ status, json: {} });
  });
  return reports;
}

const send = (page: Page) => page.getByRole('button', { name: words.report }).click();

test('sends answers and consent as the server takes them, says so, then starts again', async ({
  page,
  visit,
}) => {
  await switchReportsOn(page);
  const reports = await takeReports(page, 202);
  await openQuestions(page, visit);
  await answerUpTo(page, ALL);
  const consent = page.getByText(consentCopy.quiz);
  await expect(consent).toBeVisible();
  const agreed = await consent.textContent();
  expect(reports).toEqual([]);
  await send(page);
  await expect(toastOf(page, 'status', words.sent)).toBeVisible();
  await expectUnanswered(page, 0);
  await expect(page.getByText(quiz.cleared)).toHaveCount(0);
  expect(reports).toHaveLength(1);
  const body = reports[0]?.request().postDataJSON();
  expect(body).toEqual({ answers: COMPLETE, consent: agreed });
  expect(v.is(QuizReportSchema, body)).toBe(true);
});

test('when the report cannot be sent, says so and keeps everything', async ({ page, visit, allow }) => {
  allow(/503/);
  await switchReportsOn(page);
  await takeReports(page, 503);
  await resumeAt(page, visit, RESULTS, COMPLETE);
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
  await expect(results(page)).toBeVisible();
  await expect(page.getByRole('button', { name: words.report })).toBeEnabled();
});
