import { softStep } from '../support/soft-step.ts';

/** Accessibility tree of the main journeys, as text. Announcements are live regions in it. */

import { problems } from '#content/forms/lead-forms.ts';
import { faq } from '#content/landing/faq.ts';
import { useCases, useCasesIntro } from '#content/landing/use-cases.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { quizFaults } from '#content/quiz/quiz-faults.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { results } from '#content/quiz/quiz-results.ts';
import { carouselLabels, labels } from '#content/shell/labels.ts';
import { headerLinks } from '#content/shell/navigation.ts';
import { deckRequest } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { PHASES, QUESTIONS } from '#domain/quiz/questions.ts';
import { openCarousel } from '../support/carousel.ts';
import { dialogOf, openDialog, sendOf } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';
import { ALL, COMPLETE, finish, LAST, openQuestions, resumeAt } from '../support/quiz-visitor.ts';
import { showToast, toastRegion } from '../support/toast.ts';

const lines = (...list: string[]) => list.join('\n');

test('the menu: a button with its state, then a named list of links', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(PATHS.privacy);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`- button "${labels.openMenu}"`);
  await page.getByRole('button', { name: labels.openMenu }).click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(
    lines(
      `- button "${labels.closeMenu}" [expanded]`,
      `- navigation "${labels.menu}":`,
      '  - list:',
      ...headerLinks.map(({ label }) => `    - listitem:\n      - link /^${label}/`),
    ),
  );
});

test('the landing page', async ({ page, visit, allow }) => {
  await visit('/');

  await softStep('a carousel: its name, role, controls and the current slide', async () => {
    const carousel = await openCarousel(page, 'industry-use-cases');
    await expect(carousel).toMatchAriaSnapshot(
      lines(
        '- heading [level=2]',
        `- button "${carouselLabels.pause}"`,
        `- button "${carouselLabels.previous(useCasesIntro.noun)}"`,
        `- button "${carouselLabels.next(useCasesIntro.noun)}"`,
        `- group "${useCasesIntro.choose}":`,
        ...useCases.map(({ industry }) => `  - button "${industry}"`),
        `- group "${carouselLabels.place(1, useCases.length)}":`,
        '  - article',
      ),
    );
    await expect(
      carousel.getByRole('group', {
        name: new RegExp(`^${carouselLabels.place(0, useCases.length).replace('0', '\\d+')}$`),
      }),
    ).toHaveCount(1);
  });

  await softStep(
    'an accordion: each question is a heading inside its summary, and only the open answer is exposed',
    async () => {
      const section = page.locator('#faq');
      await waitUntilHydrated(section);
      await expect(section).toMatchAriaSnapshot(
        lines(
          '- group:',
          `  - heading "${faq[0]?.question}" [level=3]`,
          `  - paragraph: ${JSON.stringify(faq[0]?.answer)}`,
        ),
      );
    },
  );

  await softStep('a toast: a named region with a shortcut key, announced at once', async () => {
    allow(/503/);
    const toast = await showToast(page);
    await expect(toast).toMatchAriaSnapshot(`- button "${labels.dismiss}"`);
    await expect(toastRegion(page)).toContainText((await toast.textContent()) ?? '');
  });
});

test('a dialog: its name, description and labeled fields; then its errors', async ({ page, visit }) => {
  await visit('/social-os');
  await openDialog(page);
  await sendOf(page).click();
  await expect(dialogOf(page)).toMatchAriaSnapshot(
    lines(
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
  await expect(dialogOf(page).getByLabel(deckRequest.fields.firstName)).toHaveAccessibleDescription(
    problems.firstName,
  );
});

test('a step of the quiz: progress, the question as a heading, named choices, and errors', async ({
  page,
  visit,
}) => {
  await openQuestions(page, visit);
  await page.keyboard.press('Enter');
  const inFirstPhase = QUESTIONS.filter(({ phase }) => phase === PHASES[0]).length;
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    lines(
      `- link "${quiz.home}"`,
      `- paragraph: ${quiz.step(1, inFirstPhase)}`,
      `- radiogroup "${questions.industry.text}":`,
      `  - heading "${questions.industry.text}" [level=1]`,
      `  - alert: ${quizFaults.selection}`,
      ...Object.values(questions.industry.options).map((label) => `  - radio "${label}"`),
      `- button "${quiz.next}" [disabled]`,
    ),
  );
  await expect(page.getByRole('status').filter({ hasText: quiz.arrived(1, ALL) })).toBeAttached();
});

test('the results of the quiz: a focused heading, agents as a list of headings, three actions', async ({
  page,
  visit,
}) => {
  await resumeAt(page, visit, LAST, COMPLETE);
  await finish(page).click();
  await expect(page.getByRole('heading', { name: results.title })).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    lines(
      `- heading "${results.title}" [level=1]`,
      '- list:',
      '  - listitem:',
      '    - heading [level=2]',
      '- complementary:',
      `  - link "${results.book}"`,
      `  - button "${results.report}"`,
      `  - link "${results.home}"`,
    ),
  );
});
