import type { Page } from '@playwright/test';
import { agents } from '#content/quiz/agents.ts';
import { results as words } from '#content/quiz/quiz-results.ts';
import { PATHS } from '#domain/paths.ts';
import { contactOf } from '#domain/quiz/answers.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { sharedFragment } from '#domain/quiz/share.ts';
import { QUIZ } from '#domain/timing.ts';
import { VALID_ANSWERS } from '../../../tools/sample-answers.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { openQuizAt, VALID_AGENTS } from '../support/quiz-visitor.ts';

/** Replaces the clipboard by one that accepts or rejects text. */
const fakeClipboard = (page: Page, isAllowed: boolean) =>
  page.addInitScript((allowed) => {
    const writeText = async (text: string) => {
      if (!allowed) throw new Error('refused');
      Object.assign(window, { copied: text });
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, isAllowed);

for (const isAllowed of [true, false])
  test(`the link to a result is copied ${isAllowed ? 'to the clipboard' : 'to the address bar if the clipboard is blocked'}`, async ({
    page,
    visit,
  }) => {
    await fakeClipboard(page, isAllowed);
    await openQuizAt(page, visit, RESULTS, VALID_ANSWERS);
    await page.getByRole('button', { name: words.share.button }).click();
    const { copied, failed } = words.share;
    await expect(page.getByText(isAllowed ? copied : failed).first()).toBeVisible();
    const link = await page.evaluate(
      (allowed) => (allowed ? (window as { copied?: string }).copied : location.href) ?? '',
      isAllowed,
    );
    expect(new URL(link).pathname + new URL(link).hash).toBe(PATHS.quiz + sharedFragment(VALID_ANSWERS));
  });

test('a shared link shows the agents but no personal data, and is not indexed', async ({ page, visit }) => {
  await visit(PATHS.quiz + sharedFragment(VALID_ANSWERS));
  await page.clock.runFor(QUIZ.pageLoader);
  await expect(page.getByText(words.share.shared)).toBeVisible();
  for (const agent of VALID_AGENTS)
    await expect(page.getByRole('heading', { name: agents[agent].title })).toBeVisible();
  const { name, email, company } = contactOf(VALID_ANSWERS);
  for (const personalText of [name, email, company].filter(Boolean))
    await expect(page.getByRole('main').getByText(personalText)).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.report })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a broken or outdated shared link shows a message and leads to the quiz', async ({ page, visit }) => {
  await visit(`${PATHS.quiz}#result=old.1.2`);
  await page.clock.runFor(QUIZ.pageLoader);
  await expect(page.getByRole('heading', { name: words.share.broken.title })).toBeVisible();
  await expect(page.getByRole('link', { name: words.share.take })).toHaveAttribute('href', PATHS.quiz);
  await expectAccessible(page);
});
