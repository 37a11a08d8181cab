import type { Page } from '@playwright/test';
import { COUNT_DURATION } from '#domain/timing.ts';
import { expectBooks } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { comeAlive, freeze } from '../support/page.ts';
import { watchDemo } from '../support/watch-demo.ts';

const particlePlaces = (page: Page) =>
  page.locator('[data-particle]').evaluateAll((all) => all.map((one) => one.getAttribute('style')).join());
const hero = (page: Page) => page.locator('main section').first();

test.describe('2. Landing page', () => {
  test.describe('Order', () => {
    test('header, hero, then its sections under their anchors in order, then the footer', async ({
      landing,
    }) => {
      const order = await landing.evaluate(() =>
        [...document.querySelectorAll('header, h1, main section[id], footer')].map(
          (element) => element.id || element.localName,
        ),
      );
      expect(order).toEqual([
        'header',
        'h1',
        'services',
        'process',
        'industries',
        'industry-use-cases',
        'success-stories',
        'integrations',
        'quiz-cta',
        'faq',
        'contact',
        'footer',
      ]);
    });

    test('a grid of the tech stack stands between integrations and quiz', async ({ landing }) => {
      const grid = landing.getByRole('region', { name: /100\+ tools/ });
      await expect(grid.getByRole('listitem')).not.toHaveCount(0);
      const [strip, stack, quiz] = await Promise.all(
        [landing.locator('#integrations'), grid, landing.locator('#quiz-cta')].map(
          async (section) => (await section.boundingBox())?.y ?? 0,
        ),
      );
      expect([strip, stack, quiz]).toEqual([strip, stack, quiz].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    });

    test('a scroll-to-top button and a chat button float over the page', async ({ page, visit }) => {
      await visit('/');
      await expect(page.getByRole('link', { name: /Chat with us/ })).toBeInViewport();
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      await page.clock.runFor(50);
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeInViewport();
    });

    test('a link on the integrations strip scrolls smoothly to the element with id quiz', async ({
      page,
      visit,
    }) => {
      await visit('/');
      const link = page.locator('#integrations').getByRole('link');
      await comeAlive(link);
      await page.evaluate(() => {
        Element.prototype.scrollIntoView = function (options) {
          document.title = `${this.id} ${JSON.stringify(options)}`;
        };
      });
      await link.click();
      await expect(page).toHaveTitle('quiz {"behavior":"smooth"}');
    });

    test('settled: the element with id quiz is the card in the quiz section', async ({ landing }) => {
      await expect(landing.locator('#quiz-cta #quiz')).toBeVisible();
    });
  });

  test.describe('Hero', () => {
    test('has 20 decorative particles', async ({ landing }) => {
      await expect(landing.locator('[data-particle]')).toHaveCount(20);
      await expect(
        landing.locator('[aria-hidden="true"] [data-particle], [data-particle][aria-hidden="true"]'),
      ).toHaveCount(20);
    });

    test('places its particles at random', async ({ landing, page, visit }) => {
      await visit('/');
      expect(await particlePlaces(page)).not.toBe(await particlePlaces(landing));
    });

    test("has a chip 'No-code setup' with a hover state", async ({ page, visit }) => {
      await visit('/');
      const chip = page.getByText('No-code setup', { exact: true });
      const border = () => chip.evaluate((element) => getComputedStyle(element).borderColor);
      const atRest = await border();
      await chip.hover();
      await expect.poll(border).not.toBe(atRest);
    });

    test('a stat card counts when the pointer comes over it', async ({ page, visit }) => {
      await visit('/');
      const card = page.getByRole('listitem').filter({ hasText: '60%' });
      await card.scrollIntoViewIfNeeded();
      await page.clock.runFor(COUNT_DURATION * 2);
      await freeze(page);
      await expect(card.locator('[data-figure]')).toHaveText('60%');
      await card.hover();
      await expect(card.locator('[data-figure]')).not.toHaveText('60%');
      await page.clock.runFor(COUNT_DURATION + 50);
      await expect(card.locator('[data-figure]')).toHaveText('60%');
    });

    test("offers 'Book Your Demo'", async ({ landing }) => {
      await expectBooks(hero(landing).getByRole('link', { name: 'Book Your Demo', exact: true }));
    });

    test("'Watch Demo' opens a modal dialog with an embedded video that plays by itself", async ({
      page,
      visit,
    }) => {
      await visit('/');
      const { dialog, frame } = await watchDemo(page);
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      await expect(frame).toHaveAttribute('src', /autoplay=1/);
      await expect(frame).toHaveAttribute('allow', /autoplay/);
      await expect(frame.contentFrame().locator('video[autoplay]')).toBeVisible();
    });

    test('a close button closes the video', async ({ page, visit }) => {
      await visit('/');
      const { dialog, frame } = await watchDemo(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(frame).toHaveCount(0);
    });

    test('settled: nothing of the player loads before the dialog opens', async ({ landing }) => {
      await expect(landing.locator('iframe, video')).toHaveCount(0);
    });

    test("'Take the AI Readiness Quiz' leads to /quiz", async ({ page, visit }) => {
      await visit('/');
      await hero(page).getByRole('link', { name: 'Take the AI Readiness Quiz', exact: true }).click();
      await expect(page).toHaveURL('/quiz');
    });
  });

  test.describe('Services', () => {
    test('four agent cards plus the featured Social OS card', async ({ landing }) => {
      await expect(landing.locator('#services article').getByRole('heading', { level: 3 })).toHaveText([
        'SDR Agent',
        'Email Agent',
        /^Social OS/,
        'Research Agent',
        'Finance Agent',
      ]);
    });

    test("'Learn more' of Social OS leads to /social-os", async ({ landing }) => {
      const link = landing.locator('#services').getByRole('link', { name: 'Learn more about Social OS' });
      await expect(link).toHaveAttribute('href', '/social-os');
    });

    test("the other 'Learn more' links point to '#'", async ({ landing }) => {
      const links = landing.locator('#services').getByRole('link', { name: /^Learn more about the/ });
      await expect(links).toHaveCount(4);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', '#');
    });

    test("settled: a 'Learn more' to '#' neither scrolls nor changes the address", async ({
      page,
      visit,
    }) => {
      await visit('/');
      const link = page.locator('#services').getByRole('link', { name: 'Learn more about the SDR Agent' });
      await comeAlive(link);
      const place = () => page.evaluate(() => [window.location.href, Math.round(window.scrollY)]);
      const before = await place();
      // Not a click of the mouse, which would first scroll the link into view.
      await link.evaluate((element: HTMLElement) => element.click());
      expect(await place()).toEqual(before);
    });

    test('Social OS shows a status list of 5 platforms', async ({ landing }) => {
      const card = landing.locator('#services article').filter({ hasText: 'Learn more about Social OS' });
      await expect(card.getByRole('listitem')).toHaveCount(5);
    });

    for (const [platform, status] of Object.entries({
      LinkedIn: 'Published',
      Twitter: 'Published',
      Website: 'Published',
      Instagram: 'Scheduled',
      Facebook: 'Scheduled',
    }))
      test(`status of ${platform}: ${status}`, async ({ landing }) => {
        const row = landing.locator('#services').getByRole('listitem').filter({ hasText: platform });
        await expect(row.getByText(status, { exact: true })).toBeVisible();
      });
  });

  test.describe('Process', () => {
    for (const [title, weeks] of Object.entries({
      Discovery: 'Week 1',
      Design: 'Week 2',
      Development: 'Weeks 3-4',
      Deployment: 'Week 5-6',
    }))
      test(`step ${title}: ${weeks}`, async ({ landing }) => {
        const step = landing
          .locator('#process ol > li')
          .filter({ has: landing.getByRole('heading', { name: title }) });
        await expect(step.getByText(weeks, { exact: true })).toBeVisible();
      });

    test('the timeline has 3 decorative dots', async ({ landing }) => {
      await expect(landing.locator('#process [data-dot]')).toHaveCount(3);
    });
    test('the first agent takes 2-3 weeks', async ({ landing }) => {
      await expect(landing.locator('#process dl > div').filter({ hasText: 'First agent' })).toContainText(
        '2-3 weeks',
      );
    });
    test('the full implementation takes 4-6 weeks', async ({ landing }) => {
      await expect(
        landing.locator('#process dl > div').filter({ hasText: 'Full implementation' }),
      ).toContainText('4-6 weeks');
    });
  });

  test('industries: SaaS, healthcare, financial services, marketing', async ({ landing }) => {
    await expect(landing.locator('#industries').getByRole('heading', { level: 3 })).toHaveText([
      'SaaS companies',
      'Healthcare providers',
      'Financial services',
      'Marketing teams',
    ]);
  });

  test.describe('Industry use cases', () => {
    const section = (page: Page) => page.locator('#industry-use-cases');
    test('a carousel of Healthcare, Finance, E-commerce, Manufacturing and Legal', async ({ landing }) => {
      await expect(section(landing)).toHaveAttribute('aria-roledescription', 'carousel');
      await expect(section(landing).locator('article > div > p:first-child')).toHaveText([
        'Healthcare',
        'Finance',
        'E-commerce',
        'Manufacturing',
        'Legal',
      ]);
    });
    test('it has arrows for previous and next', async ({ landing }) => {
      for (const name of ['Previous use case', 'Next use case'])
        await expect(section(landing).getByRole('button', { name })).toBeVisible();
    });
    test('it has 5 dots', async ({ landing }) => {
      const dots = section(landing).getByRole('group', { name: 'Choose an industry' });
      await expect(dots.getByRole('button')).toHaveCount(5);
    });
  });

  test.describe('Consultation block', () => {
    for (const [words, claim] of [
      ['a 30-minute call', '30-minute call'],
      ['a rating of 5.0 from 48 reviews', /5\.0\D*48 reviews/],
      ['65% time savings', /time savings\s*65%/],
      ['87% error reduction', /error reduction\s*87%/],
      ['ROI in 3-6 months', /ROI timeline\s*3-6 months/],
    ] as const)
      test(`states ${words}`, async ({ landing }) => {
        await expect(landing.locator('#contact')).toContainText(claim, { useInnerText: true });
      });
    test('has a testimonial', async ({ landing }) => {
      await expect(landing.locator('#contact blockquote')).toHaveCount(1);
    });
  });

  test('success stories: a carousel of testimonials', async ({ landing }) => {
    await expect(landing.locator('#success-stories')).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(landing.locator('#success-stories blockquote')).not.toHaveCount(0);
  });

  test('FAQ: six items, one for each category', async ({ landing }) => {
    await expect(landing.locator('#faq summary > span')).toHaveText([
      'Implementation',
      'Security',
      'Customization',
      'Support',
      'Integration',
      'Privacy',
    ]);
  });

  test.describe('Quiz call-to-action', () => {
    for (const [words, claim] of [
      ['the quiz takes 2 minutes', '2-minute quiz'],
      ['the quiz has 5 steps', '5-step quiz'],
      ['12 spots are left', '12 spots left'],
      ['setup normally costs $2,500', /Setup, normally\s*\$2,500/],
      ['setup is free for qualified businesses', /free for qualified businesses/i],
      ['8 companies booked this week', '8 companies booked this week'],
    ] as const)
      test(`claims that ${words}`, async ({ landing }) => {
        await expect(landing.locator('#quiz-cta')).toContainText(claim, { useInnerText: true });
      });
  });

  test.describe('Buttons that open the scheduling widget', () => {
    for (const name of [
      'Book Your Demo',
      'Book A Call',
      'Book a call',
      'Start Your AI Journey',
      'Schedule consultation',
      'Book a Demo',
      'Book Consultation',
    ])
      test(`'${name}'`, async ({ landing }) => {
        await expectBooks(landing.getByRole('link', { name, exact: true }).first());
      });
  });
});
