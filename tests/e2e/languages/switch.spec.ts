import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, pathIn } from '#content/languages.ts';
import { labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { QUIZ } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilHydrated, waitUntilReady } from '../support/page.ts';
import { answer, answerUpTo, idAt, labelOf, next, openQuestions } from '../support/quiz-visitor.ts';
import { sitePages } from '../support/site-pages.ts';
import { softStep } from '../support/soft-step.ts';
import { wordsOf } from '../support/words-of.ts';

const [DEFAULT, ...OTHERS] = LANGUAGES;
type Other = (typeof OTHERS)[number];

const inPart = (page: Page, role: 'banner' | 'contentinfo', { code }: Other): Locator =>
  page.getByRole(role).locator(`a[hreflang="${code}"]:visible`);

/** Follows a link to another language with the keyboard. */
async function switchBy(link: Locator): Promise<void> {
  await link.focus();
  await expect(link).toBeFocused();
  await link.press('Enter');
}

for (const other of OTHERS) {
  test(`every page links to itself in ${other.name}, named in that language, and back`, async ({
    page,
    visit,
  }) => {
    for (const path of sitePages(Object.values(PATHS))) {
      await visit(path);
      if (path === PATHS.quiz) await page.clock.runFor(QUIZ.pageLoader);
      const links = path === PATHS.quiz ? ['banner'] : ['banner', 'contentinfo'];
      for (const part of links as ['banner', 'contentinfo']) {
        const link = inPart(page, part, other);
        await expect(link).toHaveAttribute('href', pathIn(other, path));
        await expect(link).toHaveAttribute('lang', other.code);
        await expect(link).toHaveAccessibleName(new RegExp(`${labels.languages}: .*${other.name}`));
      }
    }
    await page.goto(pathIn(other, PATHS.privacy));
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    const back = page.getByRole('banner').locator(`a[hreflang="${DEFAULT.code}"]:visible`);
    await expect(back).toHaveAttribute('href', PATHS.privacy);
  });

  test(`switching to ${other.name} keeps the current section, by keyboard and in the menu`, async ({
    page,
    visit,
  }) => {
    await softStep('from the header', async () => {
      await visit('/');
      await page.locator('#industries').evaluate((section) => section.scrollIntoView());
      await switchBy(inPart(page, 'banner', other));
      await expect(page).toHaveURL(`${pathIn(other, '/')}#industries`);
      await waitUntilReady(page);
      await expect(page.locator('#industries')).toBeFocused();
    });
    await softStep('at the top of the page, the link names no section', async () => {
      await page.goto('/');
      await waitUntilReady(page);
      await switchBy(inPart(page, 'banner', other));
      await expect(page).toHaveURL(pathIn(other, '/'));
    });
    await softStep('from the menu of a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/#faq');
      await waitUntilReady(page);
      await page.getByRole('button', { name: labels.openMenu }).click();
      await inPart(page, 'banner', other).click();
      await expect(page).toHaveURL(`${pathIn(other, '/')}#faq`);
    });
  });

  test(`the quiz keeps its answers when the language is switched to ${other.name} midway, and back`, async ({
    page,
    visit,
  }) => {
    const { questions } = wordsOf(other, 'quiz/questions');
    const { quiz } = wordsOf(other, 'quiz/quiz');
    await openQuestions(page, visit);
    await answerUpTo(page, 4);
    await answer(page, 4);
    await page.locator(`a[hreflang="${other.code}"]`).click();
    await waitUntilReady(page);
    await page.clock.runFor(QUIZ.pageLoader);
    const asked = questions[idAt(4)];
    await expect(page.getByRole('heading', { name: asked.text, exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await page.getByRole('button', { name: quiz.previous }).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.goForward();
    await page.locator(`a[hreflang="${DEFAULT.code}"]`).click();
    await waitUntilReady(page);
    await page.clock.runFor(QUIZ.pageLoader);
    await expect(page.getByRole('checkbox', { name: labelOf(idAt(4), 'leadgen') })).toBeChecked();
    await next(page).click();
  });

  test(`so does the embedded quiz, switched to ${other.name}`, async ({ page, visit }) => {
    const { questions } = wordsOf(other, 'quiz/questions');
    await visit(PATHS.b2bSales);
    await waitUntilHydrated(page.locator('#quiz'));
    await answerUpTo(page, 2);
    await inPart(page, 'banner', other).click();
    await expect(page).toHaveURL(`${pathIn(other, PATHS.b2bSales)}#quiz`);
    await waitUntilReady(page);
    await expect(page.getByRole('heading', { name: questions[idAt(2)].text, exact: true })).toBeVisible();
  });
}
