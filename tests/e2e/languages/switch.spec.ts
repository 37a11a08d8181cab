import type { Locator, Page } from '@playwright/test';
import { hasPart } from '#content/has-part.ts';
import { LANGUAGES, pathIn } from '#content/languages.ts';
import { SECTIONS } from '#content/part.ts';
import { labels } from '#content/shell/labels.ts';
import { QUIZ } from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilReady } from '../support/page.ts';
import {
  answerQuestion,
  answerQuestionsBefore,
  checkedOptions,
  continueButton,
  expectAnswered,
  expectedAnswerAt,
  findQuestionIndex,
  openFirstQuestion,
  questionIdAt,
} from '../support/quiz-visitor.ts';
import { applies, softStep } from '../support/soft-step.ts';
import { readWords } from '../support/words-of.ts';

const [DEFAULT_LANGUAGE, ...OTHER_LANGUAGES] = LANGUAGES;
/** Two sections of the landing page. If it has only one, both constants are that one. */
const sections = SECTIONS.filter(hasPart);
const [SECTION = ''] = sections.includes('industries') ? ['industries'] : sections;
const [OTHER_SECTION = ''] = sections.includes('faq') ? ['faq'] : sections;
/** The first question with several answers or, if there is none, the second question. */
const MIDDLE_QUESTION = Math.max(1, findQuestionIndex('multiple', 'grid'));
type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

const languageLink = (page: Page, role: 'banner' | 'contentinfo', { code }: OtherLanguage): Locator =>
  page.getByRole(role).locator(`a[hreflang="${code}"]:visible`);

/** Follows a link to another language with the keyboard. */
async function followByKeyboard(link: Locator): Promise<void> {
  await link.focus();
  await expect(link).toBeFocused();
  await link.press('Enter');
}

for (const other of OTHER_LANGUAGES) {
  test(`switching to ${other.name} keeps the current section`, async ({ page, visit }) => {
    if (!applies(sections.length > 0, 'the landing page has no sections')) return;
    await softStep('in the header', async () => {
      await visit('/');
      await page
        .locator(`#${SECTION}`)
        .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await followByKeyboard(languageLink(page, 'banner', other));
      await expect(page).toHaveURL(`${pathIn(other, '/')}#${SECTION}`);
      await waitUntilReady(page);
      await expect(page.locator(`#${SECTION}`)).toBeFocused();
    });
    await softStep('at the top of the page the link has no section', async () => {
      await page.goto('/');
      await waitUntilReady(page);
      await followByKeyboard(languageLink(page, 'banner', other));
      await expect(page).toHaveURL(pathIn(other, '/'));
    });
    await softStep('in the menu on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/#${OTHER_SECTION}`);
      await waitUntilReady(page);
      await page.getByRole('button', { name: labels.openMenu }).click();
      await languageLink(page, 'banner', other).click();
      await expect(page).toHaveURL(`${pathIn(other, '/')}#${OTHER_SECTION}`);
    });
  });

  test(`the quiz keeps its answers in ${other.name} and back`, async ({ page, visit }) => {
    const { questions } = readWords<typeof import('#words/quiz/questions.json')>(other, 'quiz/questions');
    const { quiz } = readWords<typeof import('#words/quiz/page.json')>(other, 'quiz/page');
    await openFirstQuestion(page, visit);
    await answerQuestionsBefore(page, MIDDLE_QUESTION);
    await answerQuestion(page, MIDDLE_QUESTION);
    await page.locator(`a[hreflang="${other.code}"]`).click();
    await waitUntilReady(page);
    await page.clock.runFor(QUIZ.pageLoader);
    const expectAnswerKept = async (index: number) => {
      const question = page.getByRole('heading', { name: questions[questionIdAt(index)].text, exact: true });
      await expect(question).toBeVisible();
      const storedAnswer = expectedAnswerAt(index);
      if (typeof storedAnswer === 'string') await expect(page.getByRole('textbox')).toHaveValue(storedAnswer);
      else await expect(checkedOptions(page)).toHaveCount(storedAnswer.length);
    };
    await expectAnswerKept(MIDDLE_QUESTION);
    await page.getByRole('button', { name: quiz.previous }).click();
    await expectAnswerKept(MIDDLE_QUESTION - 1);
    await page.goForward();
    await page.locator(`a[hreflang="${DEFAULT_LANGUAGE.code}"]`).click();
    await waitUntilReady(page);
    await page.clock.runFor(QUIZ.pageLoader);
    await expectAnswered(page, MIDDLE_QUESTION);
    await continueButton(page).click();
  });
}
