import type { Page } from '@playwright/test';
import { headerLinks } from '#content/navigation.ts';
import { expect, test } from '../support/fixtures.ts';
import { alive, loadFrozen } from '../support/page.ts';

const SCREENS = {
  '/': 'Open your laptop to finished work.',
  '/social-os': 'A month of posts, planned, published and tracked.',
  '/b2b-sales-automation': 'From a name on a list to a meeting on Tuesday.',
  '/quiz': 'AI Readiness Assessment',
  '/any/other': 'Page Not Found',
};
const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const overlay = (page: Page) => page.locator('#loading-screen');

test.describe('2. Screens and routes', () => {
  test.describe('Routes', () => {
    for (const [path, heading] of Object.entries(SCREENS))
      test(`${path} answers with its screen: ${heading}`, async ({ request }) => {
        const answer = await request.get(path);
        expect(answer.status()).toBe(path === '/any/other' ? 404 : 200);
        expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      });
  });

  test.describe('404 page', () => {
    test("shows 'Page Not Found'", async ({ notFound }) => {
      await expect(notFound.getByRole('heading', { name: 'Page Not Found', exact: true })).toBeVisible();
    });
    test("says 'The page you are looking for doesn't exist or has been moved.'", async ({ notFound }) => {
      await expect(
        notFound.getByText("The page you are looking for doesn't exist or has been moved.", {
          exact: true,
        }),
      ).toBeVisible();
    });
    test("links 'Back to Home' to '/'", async ({ notFound }) => {
      await expect(notFound.getByRole('link', { name: 'Back to Home', exact: true })).toHaveAttribute(
        'href',
        '/',
      );
    });
  });

  test.describe('Loading screen', () => {
    test('stands over every page of the site', async ({ request }) => {
      for (const path of Object.keys(SCREENS))
        expect(await (await request.get(path)).text()).toContain('id="loading-screen"');
    });

    test('lasts at least 2000 ms, even when the page is ready', async ({ page }) => {
      await loadFrozen(page, '/');
      await page.clock.runFor(1200);
      await alive(page);
      await page.clock.runFor(790);
      await expect(overlay(page)).toBeVisible();
    });

    test('lasts at most 5000 ms, even when the page is not ready', async ({ page }) => {
      await page.route(/assets\/main-.*\.js/, () => {});
      await loadFrozen(page, '/');
      await page.clock.runFor(4980);
      await expect(overlay(page)).toBeVisible();
      await page.clock.runFor(20);
      await expect(overlay(page)).toHaveCount(0);
    });

    test('shows the next message every 2 s', async ({ page }) => {
      await page.route(/assets\/main-.*\.js/, () => {});
      await loadFrozen(page, '/');
      const current = page.locator('#loading-screen li[data-current]');
      await expect(current).toHaveText('Building enterprise-grade AI agents...');
      await page.clock.runFor(2000);
      await expect(current).toHaveText('Training automation workflows...');
      await page.clock.runFor(2000);
      await expect(current).toHaveText('Optimizing AI assistants...');
    });

    test('has eight messages, word for word', async ({ request }) => {
      const html = await (await request.get('/')).text();
      const [screen = ''] = html.match(/<ul class="loading-messages">.*?<\/ul>/s) ?? [];
      expect([...screen.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, message]) => message)).toEqual([
        'Building enterprise-grade AI agents...',
        'Training automation workflows...',
        'Optimizing AI assistants...',
        'Calibrating automation sequences...',
        'Assembling intelligent workflows...',
        'Constructing digital workforce solutions...',
        'Synchronizing AI agents...',
        'Preparing your custom automation journey...',
      ]);
    });

    test('settled: leaves as soon as 2000 ms have passed and the page is ready', async ({ page }) => {
      await loadFrozen(page, '/');
      await page.clock.runFor(1200);
      await alive(page);
      await page.clock.runFor(800);
      await expect(overlay(page)).toHaveCount(0);
    });

    test('settled: ends by style sheet alone when no script runs', async ({ page, allow }) => {
      allow(/\.js|ERR_FAILED/);
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto('/');
      const timing = await overlay(page).evaluate((element) =>
        element.getAnimations().map((animation) => animation.effect?.getComputedTiming().endTime),
      );
      expect(timing).toEqual([5000]);
    });

    test('settled: lies over the finished page, which crawlers can read', async ({ request }) => {
      const html = await (await request.get('/')).text();
      expect(html).toContain('Trusted by 500+ companies');
    });

    test('settled: does not come back on navigation within the site', async ({ page, visit }) => {
      await visit('/social-os');
      await page.getByRole('link', { name: /home$/ }).click();
      await expect(page).toHaveURL('/');
      await expect(overlay(page)).toHaveCount(0);
    });

    test('settled: does not move under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await loadFrozen(page, '/');
      const moving = await overlay(page)
        .locator('*')
        .evaluateAll((all) => all.flatMap((one) => one.getAnimations({ subtree: true })).length);
      expect(moving).toBe(0);
    });

    test('settled: is not shown where scripting is off', async ({ browser, baseURL }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(`${baseURL}/no-such-page`);
      await expect(overlay(page)).toBeHidden();
      await page.close();
    });
  });

  test.describe('Header behaviour', () => {
    test('no shadow up to 50 pixels of scroll, a shadow after more', async ({ page, visit }) => {
      await visit('/');
      const shadow = async (top: number) => {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await page.clock.runFor(50);
        return page.getByRole('banner').getAttribute('data-raised');
      };
      expect(await shadow(50)).toBe(null);
      await expect.poll(() => shadow(51)).not.toBe(null);
      await expect(page.getByRole('banner')).toHaveCSS('box-shadow', /rgba?\(.+12px 32px/);
    });

    test.describe('on a small screen', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test('a menu button opens a dropdown of the same links', async ({ page, visit }) => {
        await visit('/');
        const menu = page.getByRole('navigation', { name: 'Main menu' });
        await expect(menu).toBeHidden();
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(menu.locator('ul').getByRole('link')).toHaveText(
          headerLinks.map(({ label }) => new RegExp(`^${label}`)),
        );
      });

      test('choosing a link closes the menu', async ({ page, visit }) => {
        await visit('/');
        await page.getByRole('button', { name: 'Open menu' }).click();
        const menu = page.getByRole('navigation', { name: 'Main menu' });
        await menu.getByRole('link', { name: 'Industries' }).click();
        await expect(menu).toBeHidden();
      });
    });

    test('a hash link scrolls smoothly to its target', async ({ page, visit }) => {
      await visit('/');
      await page.evaluate(() => {
        Element.prototype.scrollIntoView = function (options) {
          document.title = `${this.id} ${JSON.stringify(options)}`;
        };
      });
      await mainNav(page).getByRole('link', { name: 'Industries' }).click();
      await expect(page).toHaveTitle('industries {"behavior":"smooth"}');
    });

    test('the target answers with a brief pop', async ({ page, visit }) => {
      await visit('/');
      await page.evaluate(() =>
        document.addEventListener('animationend', ({ animationName, elapsedTime, target }) => {
          if (animationName === 'pop') document.title = `${(target as Element).id} ${elapsedTime} s`;
        }),
      );
      await mainNav(page).getByRole('link', { name: 'How It Works' }).click();
      await expect(page).toHaveTitle('process 0.45 s');
      await expect(page.locator('#process')).not.toHaveClass(/pop/);
    });

    test('a hash link puts its hash into the address', async ({ page, visit }) => {
      await visit('/');
      await mainNav(page).getByRole('link', { name: 'How It Works' }).click();
      await expect(page).toHaveURL('/#process');
    });

    test('settled: from another page it leads to the landing page, below the header', async ({
      page,
      visit,
    }) => {
      await visit('/social-os');
      await mainNav(page).getByRole('link', { name: 'Industries' }).click();
      await expect(page).toHaveURL('/#industries');
      await page.locator('#industries').waitFor();
      const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      await expect
        .poll(async () => {
          const { y } = (await page.locator('#industries').boundingBox()) ?? { y: -1 };
          return y >= header && y < 400;
        })
        .toBe(true);
    });
  });
});
