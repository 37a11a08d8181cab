/** Checks the accessibility tree of the main journeys. Announcements are live regions in it. */

import { problems } from '#content/forms/lead-forms.ts';
import { faq } from '#content/landing/faq.ts';
import { useCases, useCasesIntro } from '#content/landing/use-cases.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { phases, questions } from '#content/quiz/quiz-questions.ts';
import { results } from '#content/quiz/quiz-results.ts';
import { carouselLabels, labels } from '#content/shell/labels.ts';
import { headerLinks } from '#content/shell/navigation.ts';
import { deckRequest } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { PHASES, QUESTIONS, questionAt } from '#domain/quiz/questions.ts';
import quizFaults from '#words/quiz/faults.json' with { type: 'json' };
import { VALID_ANSWERS } from '../../../tools/sample-answers.ts';
import { openCarousel } from '../support/carousel.ts';
import { deckDialog, openDeckDialog, submitButton } from '../support/deck-request.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';
import {
  finishButton,
  LAST_INDEX,
  openFirstQuestion,
  openQuizAt,
  optionLabelsAt,
  QUESTION_COUNT,
} from '../support/quiz-visitor.ts';
import { softStep } from '../support/soft-step.ts';
import { showToast, toastRegion } from '../support/toast.ts';

test.use(withMotion);

const joinLines = (...list: string[]) => list.join('\n');

test('the menu has a button with its state and a named list of links', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(PATHS.privacy);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`- button "${labels.openMenu}"`);
  await page.getByRole('button', { name: labels.openMenu }).click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(
    joinLines(
      `- button "${labels.closeMenu}" [expanded]`,
      `- navigation "${labels.menu}":`,
      '  - list:',
      ...headerLinks.map(({ label }) => `    - listitem:\n      - link /^${label}/`),
    ),
  );
});

test('the landing page has accessible carousels, FAQ and toasts', async ({ page, visit, allow }) => {
  await visit('/');

  await softStep('a carousel has a heading, controls and one current slide', async () => {
    const carousel = await openCarousel(page, 'industry-use-cases');
    await expect(carousel).toMatchAriaSnapshot(
      joinLines(
        '- heading [level=2]',
        `- button "${carouselLabels.pause}"`,
        `- button "${carouselLabels.previous(useCasesIntro.noun)}"`,
        `- button "${carouselLabels.next(useCasesIntro.noun)}"`,
        `- group "${useCasesIntro.choose}":`,
        ...useCases.map(({ industry }) => `  - button "${industry}"`),
        `- group "${carouselLabels.slideNumber(1, useCases.length)}":`,
        '  - article',
      ),
    );
    await expect(
      carousel.getByRole('group', {
        name: new RegExp(`^${carouselLabels.slideNumber(0, useCases.length).replace('0', '\\d+')}$`),
      }),
    ).toHaveCount(1);
  });

  await softStep('in the FAQ each question is a heading, and only the open answer is exposed', async () => {
    const section = page.locator('#faq');
    await waitUntilHydrated(section);
    await expect(section).toMatchAriaSnapshot(
      joinLines(
        '- group:',
        `  - heading "${faq[0]?.question}" [level=3]`,
        `  - paragraph: ${JSON.stringify(faq[0]?.answer)}`,
      ),
    );
  });

  await softStep('a toast is announced in a named region with a shortcut key', async () => {
    allow(/503/);
    const toast = await showToast(page);
    await expect(toast).toMatchAriaSnapshot(`- button "${labels.dismiss}"`);
    await expect(toastRegion(page)).toContainText((await toast.textContent()) ?? '');
  });
});

test('the deck dialog has a name, a description, labeled fields and errors', async ({ page, visit }) => {
  await visit('/social-os');
  await openDeckDialog(page);
  await submitButton(page).click();
  await expect(deckDialog(page)).toMatchAriaSnapshot(
    joinLines(
      '- heading [level=2]',
      '- paragraph',
      `- button "${labels.close}"`,
      ...(['firstName', 'lastName'] as const).flatMap((field) => [
        `- text: ${deckRequest.fields[field]}`,
        `- textbox "${deckRequest.fields[field]}"`,
        `- paragraph: ${problems[field]}`,
      ]),
    ),
  );
  await expect(deckDialog(page).getByLabel(deckRequest.fields.firstName)).toHaveAccessibleDescription(
    problems.firstName,
  );
});

test('a quiz question has progress, a heading, named choices and errors', async ({ page, visit }) => {
  await openFirstQuestion(page, visit);
  await page.keyboard.press('Enter');
  const { text } = questions[questionAt(0).id];
  const stepsInFirstPhase = QUESTIONS.filter(({ phase }) => phase === PHASES[0]).length;
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    joinLines(
      `- link "${quiz.home}"`,
      `- paragraph: "${phases[PHASES[0]!].title}: ${quiz.step(1, stepsInFirstPhase)}"`,
      `- radiogroup "${text}":`,
      `  - heading "${text}" [level=1]`,
      `  - alert: ${quizFaults.selection}`,
      ...optionLabelsAt(0).map((label) => `  - radio "${label}"`),
      `- button "${quiz.next}" [disabled]`,
    ),
  );
  await expect(
    page.getByRole('status').filter({ hasText: quiz.questionNumber(1, QUESTION_COUNT) }),
  ).toBeAttached();
});

test('the quiz results have a focused heading, a list of agents and three actions', async ({
  page,
  visit,
}) => {
  await openQuizAt(page, visit, LAST_INDEX, VALID_ANSWERS);
  await finishButton(page).click();
  await expect(page.getByRole('heading', { name: results.title })).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    joinLines(
      `- heading "${results.title}" [level=1]`,
      `- link "${results.book}"`,
      '- list:',
      '  - listitem:',
      '    - heading [level=2]',
      '- complementary:',
      `  - button "${results.report}"`,
      `  - link "${results.home}"`,
    ),
  );
});
