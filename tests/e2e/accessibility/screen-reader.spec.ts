/** Checks the accessibility tree of the main journeys. Announcements are live regions in it. */

import { faq } from '#content/landing/faq.ts';
import { useCases, useCasesIntro } from '#content/landing/use-cases.ts';
import { carouselLabels, labels } from '#content/shell/labels.ts';
import { headerLinks } from '#content/shell/navigation.ts';
import { PATHS } from '#domain/paths.ts';
import { openCarousel } from '../support/carousel.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { waitUntilHydrated } from '../support/page.ts';
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
