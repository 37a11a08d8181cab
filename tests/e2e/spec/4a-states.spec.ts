import { mock } from 'node:test';
import type { Locator, Page } from '@playwright/test';
import {
  addToast,
  dismissToast,
  type Toast,
  toastReducer,
  toastStore,
  updateToast,
} from '#app/features/toasts/toast-store.ts';
import { site } from '#content/site.ts';
import { clickAndLeave, openCarousel } from '../support/carousel.ts';
import { dialogOf, fieldOf, openDialog, sendForm } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';
import { useTheme } from '../support/theme.ts';
import { watchDemo } from '../support/watch-demo.ts';

const html = (page: Page) => page.locator('html');
const storedTheme = (page: Page) => page.evaluate((key) => localStorage.getItem(key), site.themeStorageKey);
const slide = (carousel: Locator, place: string) => carousel.getByRole('group', { name: place, exact: true });

test.describe('4. States and transitions', () => {
  test.describe('Theme', () => {
    test('a stored dark applies on load', async ({ page, visit }) => {
      await useTheme(page, 'dark');
      await visit('/quiz');
      await expect(html(page)).toHaveClass(/dark/);
    });

    for (const [what, value] of [
      ['light', 'light'],
      ['an unknown value', 'sepia'],
    ] as const)
      test(`a stored ${what} means light`, async ({ page, visit }) => {
        await page.addInitScript(([key, theme]) => localStorage.setItem(key, theme), [
          site.themeStorageKey,
          value,
        ] as const);
        await visit('/quiz');
        await expect(html(page)).not.toHaveClass(/dark/);
      });

    test('nothing stored means light, whatever the system prefers', async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await visit('/quiz');
      await expect(html(page)).not.toHaveClass(/dark/);
    });

    test('the toggle flips it and saves dark or light under a key of the product', async ({
      page,
      visit,
    }) => {
      expect(site.themeStorageKey).toContain(site.name.toLowerCase());
      await visit('/social-os');
      await page.getByRole('button', { name: 'Switch to dark theme' }).click();
      await expect(html(page)).toHaveClass(/dark/);
      expect(await storedTheme(page)).toBe('dark');
      await page.getByRole('button', { name: 'Switch to light theme' }).click();
      await expect(html(page)).not.toHaveClass(/dark/);
      expect(await storedTheme(page)).toBe('light');
    });

    test("the quiz is dark when the document has the class 'dark'", async ({ page, visit }) => {
      await visit('/quiz');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      await html(page).evaluate((element) => element.classList.add('dark'));
      expect(await ground()).not.toBe(light);
    });
  });

  test('mobile menu: open or closed', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/social-os');
    const button = page.getByRole('button', { name: /menu$/ });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('Toasts', () => {
    const toast = (id: number): Toast => ({ id, tone: 'success', text: `message ${id}`, open: true });

    test('a toast is added', () => {
      expect(toastReducer([], { type: 'add', toast: toast(1) })).toEqual([toast(1)]);
    });
    test('a toast is updated', () => {
      const id = addToast('error', 'first');
      updateToast(id, { text: 'second' });
      expect(toastStore.current()).toMatchObject([{ id, text: 'second' }]);
    });
    test('a toast is dismissed', () => {
      expect(toastReducer([toast(1)], { type: 'dismiss', id: 1 })).toEqual([{ ...toast(1), open: false }]);
    });
    test('a toast is removed', () => {
      expect(toastReducer([toast(1)], { type: 'remove', id: 1 })).toEqual([]);
    });
    test('one is shown at a time', () => {
      expect(toastReducer([toast(1)], { type: 'add', toast: toast(2) })).toEqual([toast(2)]);
    });
    test('it leaves the list 1,000,000 ms after it was dismissed', () => {
      mock.timers.enable({ apis: ['setTimeout'] });
      const id = addToast('success', 'gone soon');
      dismissToast(id);
      mock.timers.tick(999_999);
      const before = toastStore.current().length;
      mock.timers.tick(1);
      const after = toastStore.current().length;
      mock.timers.reset();
      expect([before, after]).toEqual([1, 0]);
    });
  });

  test.describe('Use-case carousel', () => {
    const open = async (page: Page, visit: (path: string) => Promise<void>) => {
      await visit('/');
      return openCarousel(page, 'industry-use-cases');
    };

    test('has five places and starts on the first', async ({ request }) => {
      const html = await (await request.get('/')).text();
      const section = html.slice(
        html.indexOf('id="industry-use-cases"'),
        html.indexOf('id="success-stories"'),
      );
      expect([...section.matchAll(/data-place="(\w+)"/g)].map(([, place]) => place)).toEqual([
        'current',
        'after',
        'after',
        'after',
        'after',
      ]);
    });
    test('advances by itself every 8 s and wraps to the first', async ({ page, visit }) => {
      const carousel = await open(page, visit);
      await page.clock.runFor(7999);
      await expect(slide(carousel, '1 of 5')).toBeVisible();
      await page.clock.runFor(1);
      for (const place of ['2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5']) {
        await expect(slide(carousel, place)).toBeVisible();
        await page.clock.runFor(8000);
      }
    });
    test('wraps backward from the first to the last', async ({ page, visit }) => {
      const carousel = await open(page, visit);
      await carousel.getByRole('button', { name: 'Previous use case' }).click();
      await expect(slide(carousel, '5 of 5')).toBeVisible();
    });
    for (const [what, name, place, following] of [
      ['previous', 'Previous use case', '5 of 5', '1 of 5'],
      ['next', 'Next use case', '2 of 5', '3 of 5'],
      ['a dot', 'Manufacturing', '4 of 5', '5 of 5'],
    ] as const)
      test(`${what} pauses it; it resumes after 10 s`, async ({ page, visit }) => {
        const carousel = await open(page, visit);
        const rotation = carousel.locator('[data-track]');
        await clickAndLeave(page, carousel.getByRole('button', { name, exact: true }));
        await page.clock.runFor(9999);
        await expect(rotation).toHaveAttribute('aria-live', 'polite');
        await expect(slide(carousel, place)).toBeVisible();
        await page.clock.runFor(1);
        await expect(rotation).toHaveAttribute('aria-live', 'off');
        await page.clock.runFor(8000);
        await expect(slide(carousel, following)).toBeVisible();
      });
  });

  test.describe('Testimonial carousel', () => {
    const open = async (page: Page, visit: (path: string) => Promise<void>) => {
      await visit('/');
      return openCarousel(page, 'success-stories');
    };
    const says = (carousel: Locator, word: 'Auto' | 'Paused') =>
      expect(carousel.getByText(word, { exact: true })).toBeVisible();

    test('has one large testimonial and a pair of cards with 3 positions', async ({ landing }) => {
      const tracks = landing.locator('#success-stories .carousel-slides');
      await expect(tracks.nth(0).locator('[data-place]')).toHaveCount(5);
      await expect(tracks.nth(1).locator('[data-place]')).toHaveCount(3);
      for (const pair of await tracks.nth(1).locator('[data-place]').all())
        await expect(pair.locator('figure')).toHaveCount(2);
    });
    test('its two positions are independent', async ({ page, visit }) => {
      const carousel = await open(page, visit);
      await carousel.getByRole('button', { name: 'Next case study' }).click();
      await expect(slide(carousel, '2 of 5')).toBeVisible();
      await expect(slide(carousel, '1 of 3')).toBeVisible();
      await carousel.getByRole('button', { name: 'Previous testimonials' }).click();
      await expect(slide(carousel, '3 of 3')).toBeVisible();
      await expect(slide(carousel, '2 of 5')).toBeVisible();
    });
    test('advances every 6 s and wraps', async ({ page, visit }) => {
      const carousel = await open(page, visit);
      for (const turn of [0, 1, 2, 3, 4, 5]) {
        await expect(slide(carousel, `${(turn % 5) + 1} of 5`)).toBeVisible();
        await expect(slide(carousel, `${(turn % 3) + 1} of 3`)).toBeVisible();
        await page.clock.runFor(6000);
      }
    });
    test('hovering pauses it, leaving resumes it', async ({ page, visit }) => {
      const carousel = await open(page, visit);
      await slide(carousel, '1 of 5').hover();
      await page.clock.runFor(30_000);
      await expect(slide(carousel, '1 of 5')).toBeVisible();
      await page.mouse.move(0, 0);
      await says(carousel, 'Auto');
      await page.clock.runFor(6000);
      await expect(slide(carousel, '2 of 5')).toBeVisible();
    });
    for (const [name, place] of [
      ['Previous case study', '5 of 5'],
      ['Next case study', '2 of 5'],
      ['Previous testimonials', '3 of 3'],
      ['Next testimonials', '2 of 3'],
    ] as const)
      test(`${name.toLowerCase()}: pauses for 10 s, then resumes`, async ({ page, visit }) => {
        const carousel = await open(page, visit);
        await clickAndLeave(page, carousel.getByRole('button', { name }));
        await page.clock.runFor(9999);
        await expect(slide(carousel, place)).toBeVisible();
        await says(carousel, 'Paused');
        await page.clock.runFor(1);
        await says(carousel, 'Auto');
      });
    for (const [key, place] of [
      ['ArrowLeft', '5 of 5'],
      ['ArrowRight', '2 of 5'],
    ] as const)
      test(`the key ${key} moves it and pauses it for 10 s`, async ({ page, visit }) => {
        const carousel = await open(page, visit);
        await slide(carousel, '1 of 5').hover();
        await page.keyboard.press(key);
        await page.mouse.move(0, 0);
        await expect(slide(carousel, place)).toBeVisible();
        await page.clock.runFor(9999);
        await says(carousel, 'Paused');
        await page.clock.runFor(1);
        await says(carousel, 'Auto');
      });
    test('a dot jumps to its case study', async ({ page, visit }) => {
      const carousel = await open(page, visit);
      await carousel.getByRole('group', { name: 'Choose a case study' }).getByRole('button').nth(3).click();
      await expect(slide(carousel, '4 of 5')).toBeVisible();
    });
    test('a bar jumps to its testimonials', async ({ page, visit }) => {
      const carousel = await open(page, visit);
      await carousel.getByRole('group', { name: 'Choose a testimonial' }).getByRole('button').nth(2).click();
      await expect(slide(carousel, '3 of 3')).toBeVisible();
    });
    test('a progress indicator says Auto or Paused', async ({ page, visit }) => {
      const carousel = await open(page, visit);
      await says(carousel, 'Auto');
      await expect(carousel.locator('.carousel-progress')).toHaveCSS('animation-duration', '6s');
      await slide(carousel, '1 of 5').hover();
      await says(carousel, 'Paused');
    });
  });

  test.describe('FAQ accordion', () => {
    const item = (page: Page, place: number) => page.locator('#faq details').nth(place);

    test('the first item is open at first, and only it', async ({ landing }) => {
      expect(
        await landing
          .locator('#faq details')
          .evaluateAll((all) => all.map((one) => one.hasAttribute('open'))),
      ).toEqual([true, false, false, false, false, false]);
    });
    test('a click on another item opens it and closes the one before', async ({ page, visit }) => {
      await visit('/');
      await item(page, 3).locator('summary').click();
      await expect(item(page, 3)).toHaveAttribute('open');
      await expect(page.locator('#faq details[open]')).toHaveCount(1);
    });
    test('a click on the open item closes all', async ({ page, visit }) => {
      await visit('/');
      await item(page, 0).locator('summary').click();
      await expect(page.locator('#faq details[open]')).toHaveCount(0);
    });
    test('an answer is at most 800 px high', async ({ landing }) => {
      await expect(item(landing, 0).locator('summary + div')).toHaveCSS('max-height', '800px');
    });
  });

  test('scroll-to-top appears past 70 percent of the scrollable height', async ({ page, visit }) => {
    await visit('/social-os');
    const scrollTo = async (share: number) => {
      await page.evaluate((part) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' });
      }, share);
      await page.clock.runFor(50);
    };
    await scrollTo(0.69);
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(0);
    await scrollTo(0.71);
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  });

  test('Watch Demo dialog: open or closed', async ({ page, visit }) => {
    await visit('/social-os');
    const { dialog } = await watchDemo(page);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test.describe('Download dialog', () => {
    test('open or closed', async ({ page, visit }) => {
      await visit('/social-os');
      await openDialog(page);
      await dialogOf(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialogOf(page)).toBeHidden();
    });

    test("while it submits, its button says 'Sending...' and is disabled", async ({ page, visit }) => {
      const answered = Promise.withResolvers<void>();
      await page.route('**/webhook/**', async (route) => {
        await answered.promise;
        await route.fulfill({ body: 'ok' });
      });
      await visit('/social-os');
      await sendForm(page);
      await expect(dialogOf(page).getByRole('button', { name: 'Sending...', exact: true })).toBeDisabled();
      answered.resolve();
      await expect(dialogOf(page)).toBeHidden();
    });

    for (const [outcome, status] of [
      ['success', 200],
      ['failure', 500],
    ] as const)
      test(`after ${outcome} it closes and the form is empty`, async ({ page, visit, allow }) => {
        allow(/500|The deck request failed/);
        await page.route('**/webhook/**', (route) => route.fulfill({ status, body: 'answer' }));
        await visit('/social-os');
        await sendForm(page);
        await expect(dialogOf(page)).toBeHidden();
        await openDialog(page);
        for (const name of ['firstName', 'lastName', 'email', 'company', 'phone'] as const)
          await expect(fieldOf(page, name)).toHaveValue('');
      });
  });
});
