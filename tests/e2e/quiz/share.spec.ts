import type { Page } from '@playwright/test';
import { agents } from '#content/quiz/agents.ts';
import { results as words, writePersonalSentence } from '#content/quiz/quiz-results.ts';
import { PATHS } from '#domain/paths.ts';
import { contactOf } from '#domain/quiz/answers.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { sharedFragment } from '#domain/quiz/share.ts';
import { QUIZ } from '#domain/timing.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { COMPLETE, resumeAt } from '../support/quiz-visitor.ts';

/** A fake clipboard, which works or rejects. */
const fakeClipboard = (page: Page, isAllowed: boolean) =>
  page.addInitScript((allowed) => {
    const writeText = async (text: string) => {
      if (!allowed) throw new Error('refused');
      Object.assign(window, { copied: text });
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, isAllowed);

for (const isAllowed of [true, false])
  test(`a result is copied as a link, ${isAllowed ? 'to the clipboard' : 'to the address bar if copying is refused'}`, async ({
    page,
    visit,
  }) => {
    await fakeClipboard(page, isAllowed);
    await resumeAt(page, visit, RESULTS, COMPLETE);
    if (writePersonalSentence(COMPLETE))
      await expect(page.getByText(writePersonalSentence(COMPLETE))).toBeVisible();
    await page.getByRole('button', { name: words.share.button }).click();
    const { copied, failed } = words.share;
    await expect(page.getByText(isAllowed ? copied : failed).first()).toBeVisible();
    const link = await page.evaluate(
      (allowed) => (allowed ? (window as { copied?: string }).copied : location.href) ?? '',
      isAllowed,
    );
    expect(new URL(link).pathname + new URL(link).hash).toBe(PATHS.quiz + sharedFragment(COMPLETE));
  });

test('a shared link shows the same agents to anybody, nothing about the visitor, and is not indexed', async ({
  page,
  visit,
}) => {
  await visit(PATHS.quiz + sharedFragment(COMPLETE));
  await page.clock.runFor(QUIZ.pageLoader);
  await expect(page.getByText(words.share.shared)).toBeVisible();
  for (const { agent } of recommend(COMPLETE))
    await expect(page.getByRole('heading', { name: agents[agent].title })).toBeVisible();
  const { name, email, company } = contactOf(COMPLETE);
  for (const own of [name, email, company].filter(Boolean))
    await expect(page.getByRole('main').getByText(own)).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.report })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a link that is broken or older than the questions shows a message and leads to the quiz', async ({
  page,
  visit,
}) => {
  await visit(`${PATHS.quiz}#result=old.1.2`);
  await page.clock.runFor(QUIZ.pageLoader);
  await expect(page.getByRole('heading', { name: words.share.broken.title })).toBeVisible();
  await expect(page.getByRole('link', { name: words.share.take })).toHaveAttribute('href', PATHS.quiz);
  await expectAccessible(page);
});
