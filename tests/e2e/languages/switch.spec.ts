import type { Locator, Page } from '@playwright/test';
import { hasPart } from '#content/has-part.ts';
import { LANGUAGES, pathIn } from '#content/languages.ts';
import { SECTIONS } from '#content/part.ts';
import { labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import { QUIZ } from '#domain/timing.ts';
import { applies } from '../support/applies.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilHydrated, waitUntilReady } from '../support/page.ts';
import {
  answer,
  answerAt,
  answerUpTo,
  checked,
  expectAnswered,
  idAt,
  next,
  openQuestions,
  placeOf,
} from '../support/quiz-visitor.ts';
import { sitePages } from '../support/site-pages.ts';
import { softStep } from '../support/soft-step.ts';
import { wordsOf } from '../support/words-of.ts';

const [DEFAULT, ...OTHERS] = LANGUAGES;
/** Two sections of the landing page, or its only one. */
const sections = SECTIONS.filter(hasPart);
const [SECTION = ''] = sections.includes('industries') ? ['industries'] : sections;
const [OTHER_SECTION = ''] = sections.includes('faq') ? ['faq'] : sections;
/** The first question with several answers; otherwise the second question. */
const MIDWAY = Math.max(1, placeOf('multiple', 'grid'));
type Other = (typeof OTHERS)[number];

const inPart = (page: Page, role: 'banner' | 'contentinfo', { code }: Other): Locator =>
  page.getByRole(role).locator(`a[hreflang="${code}"]:visible`);

/** Follows a link to another language with the keyboard. */
async function followByKeyboard(link: Locator): Promise<void> {
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
    if (!applies(sections.length > 0, 'the landing page has no sections')) return;
    await softStep('from the header', async () => {
      await visit('/');
      await page.locator(`#${SECTION}`).evaluate((section) => section.scrollIntoView());
      await followByKeyboard(inPart(page, 'banner', other));
      await expect(page).toHaveURL(`${pathIn(other, '/')}#${SECTION}`);
      await waitUntilReady(page);
      await expect(page.locator(`#${SECTION}`)).toBeFocused();
    });
    await softStep('at the top of the page there is no section', async () => {
      await page.goto('/');
      await waitUntilReady(page);
      await followByKeyboard(inPart(page, 'banner', other));
      await expect(page).toHaveURL(pathIn(other, '/'));
    });
    await softStep('from the menu of a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/#${OTHER_SECTION}`);
      await waitUntilReady(page);
      await page.getByRole('button', { name: labels.openMenu }).click();
      await inPart(page, 'banner', other).click();
      await expect(page).toHaveURL(`${pathIn(other, '/')}#${OTHER_SECTION}`);
    });
  });

  test(`the quiz keeps its answers when the language is switched to ${other.name} midway, and back`, async ({
    page,
    visit,
  }) => {
    const { questions } = wordsOf(other, 'quiz/questions');
    const { quiz } = wordsOf(other, 'quiz/quiz');
    await openQuestions(page, visit);
    await answerUpTo(page, MIDWAY);
    await answer(page, MIDWAY);
    await page.locator(`a[hreflang="${other.code}"]`).click();
    await waitUntilReady(page);
    await page.clock.runFor(QUIZ.pageLoader);
    const isAnswered = async (index: number) => {
      const question = page.getByRole('heading', { name: questions[idAt(index)].text, exact: true });
      await expect(question).toBeVisible();
      const storedAnswer = answerAt(index);
      if (typeof storedAnswer === 'string') await expect(page.getByRole('textbox')).toHaveValue(storedAnswer);
      else await expect(checked(page)).toHaveCount(storedAnswer.length);
    };
    await isAnswered(MIDWAY);
    await page.getByRole('button', { name: quiz.previous }).click();
    await isAnswered(MIDWAY - 1);
    await page.goForward();
    await page.locator(`a[hreflang="${DEFAULT.code}"]`).click();
    await waitUntilReady(page);
    await page.clock.runFor(QUIZ.pageLoader);
    await expectAnswered(page, MIDWAY);
    await next(page).click();
  });

  test(`the embedded quiz keeps its answers when the language is switched to ${other.name}`, async ({
    page,
    visit,
  }) => {
    if (!applies(hasPart('b2bSales'), 'the site has no b2bSales')) return;
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
