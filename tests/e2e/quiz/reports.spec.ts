import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';
import { QuizReportSchema } from '#content/quiz-report.ts';
import { PATHS } from '#domain/paths.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { QUIZ_REPORTS_PATH } from '#domain/quiz/report.ts';
import { builtWith, type OtherBuild } from '../support/built-with.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  ALL,
  answerUpTo,
  COMPLETE,
  openQuestions,
  question,
  results,
  resumeAt,
} from '../support/quiz-visitor.ts';

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

const send = (page: Page) => page.getByRole('button', { name: 'Email My AI Report' }).click();

test('sends answers and consent as the server takes them, says so, then starts again', async ({
  page,
  visit,
}) => {
  await switchReportsOn(page);
  const reports = await takeReports(page, 202);
  await openQuestions(page, visit);
  await answerUpTo(page, ALL);
  const consent = page.getByText('By asking for the report you agree');
  await expect(consent).toBeVisible();
  const agreed = await consent.textContent();
  expect(reports).toEqual([]);
  await send(page);
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await expect(toasts.getByRole('status').filter({ hasText: 'Your report is on its way' })).toBeVisible();
  await expect(question(page, 'industry')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Nothing was sent.')).toHaveCount(0);
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
  await expect(page.getByRole('alert').filter({ hasText: 'We could not send your report.' })).toBeVisible();
  await expect(results(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email My AI Report' })).toBeEnabled();
});
