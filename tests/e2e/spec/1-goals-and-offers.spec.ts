import { newsletter } from '#content/navigation.ts';
import { questions } from '#content/quiz.ts';
import { site } from '#content/site.ts';
import { NO_ANSWERS } from '#domain/quiz/answers.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { expectBooks } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { comeAlive } from '../support/page.ts';
import { toastOf } from '../support/toast.ts';

test.describe('1. What the product does and for whom', () => {
  test.describe('Goals', () => {
    test('the site is one landing page, two product pages and a quiz, plus a 404 page', async ({
      request,
    }) => {
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const paths = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      expect(paths.toSorted()).toEqual(['/', '/b2b-sales-automation', '/quiz', '/social-os']);
      expect((await request.get('/anything-else')).status()).toBe(404);
    });

    test('it addresses founders, CTOs and people in operations, sales, marketing, product and support', () => {
      const roles = Object.values(questions.role.options).join();
      for (const role of ['Founder', 'CTO', 'Operations', 'Sales', 'Marketing', 'Product', 'support'])
        expect(roles).toContain(role);
    });

    test('a visitor can book a 30-minute consultation or demo', async ({ landing, b2b }) => {
      await expect(landing.locator('#contact')).toContainText('30-minute call');
      await expectBooks(landing.locator('#contact').getByRole('link', { name: 'Book A Call', exact: true }));
      await expect(b2b.getByRole('main')).toContainText('30-minute demo');
    });

    test('the readiness quiz recommends up to 3 agents', () => {
      const everything = QUESTIONS.map((question) => ('options' in question ? question.options : 'x'));
      expect(recommend(everything)).toHaveLength(3);
      expect(recommend(NO_ANSWERS).length).toBeLessThanOrEqual(3);
    });

    test('a messaging chat opens in a new tab, made from the phone number', async ({ landing }) => {
      const chat = landing.getByRole('link', { name: /Chat with us/ });
      await expect(chat).toHaveAttribute('target', '_blank');
      const href = (await chat.getAttribute('href')) ?? '';
      expect(new URL(href).pathname).toBe(`/${site.phone.replace(/\D/g, '')}`);
    });

    test('the chat starts with a sentence about AI automation services', async ({ landing }) => {
      const href = await landing.getByRole('link', { name: /Chat with us/ }).getAttribute('href');
      expect(new URL(href ?? '').searchParams.get('text')).toContain('AI automation services');
    });

    test('the footer has an input for the newsletter', async ({ landing }) => {
      await expect(
        landing.getByRole('contentinfo').getByRole('textbox', { name: 'Work email' }),
      ).toBeVisible();
    });

    test('settled: the newsletter form subscribes for real', async ({ page, visit }) => {
      await visit('/');
      const footer = page.getByRole('contentinfo');
      await comeAlive(footer);
      await footer.getByRole('textbox').fill('reader@example.com');
      await page.clock.runFor(5000);
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await expect(toastOf(page, 'status', newsletter.sent)).toBeVisible();
    });

    test('the deck of the social product is a PDF', async ({ request, socialOs }) => {
      await expect(socialOs.getByRole('button', { name: 'Download PDF Deck' }).first()).toBeVisible();
      const answer = await request.get(`/${site.deck.fileName}`);
      expect(answer.headers()['content-type']).toContain('application/pdf');
    });
  });

  test.describe('Offers', () => {
    for (const [agent, duties] of [
      ['SDR Agent', 'outreach, lead qualification, meeting scheduling'],
      ['Email Agent', 'inbox management, categorizing, drafting, follow-ups'],
      ['Research Agent', 'gathering, summarizing'],
      ['Finance Agent', 'invoices, reconciliation, reports'],
    ] as const)
      test(`${agent}: ${duties}`, async ({ landing }) => {
        const card = landing.locator('#services article').filter({ hasText: agent });
        for (const duty of duties.split(', '))
          await expect(card.getByText(duty, { exact: false }).first()).toBeVisible();
      });

    test('Social OS is featured and new', async ({ landing }) => {
      const card = landing
        .locator('#services article')
        .filter({ has: landing.getByRole('heading', { name: /^Social OS/ }) });
      await expect(card.getByText('NEW', { exact: true })).toBeVisible();
      const [widest, ...others] = await landing
        .locator('#services article')
        .evaluateAll((cards) => cards.map((one) => one.clientWidth).toSorted((a, b) => b - a));
      expect(widest).toBeGreaterThan(others[0] ?? 0);
    });

    for (const [who, what] of [
      ['Strategist agent', /Plans a 30-day calendar from your company knowledge base/],
      ['Manager agent', /Coordinates posting/],
      ['Sheet tracker', /Updates a live spreadsheet/],
    ] as const)
      test(`Social OS, ${who.toLowerCase()}: ${what.source.toLowerCase()}`, async ({ socialOs }) => {
        await expect(socialOs.getByText(who, { exact: true }).locator('..')).toContainText(what);
      });

    test('Social OS, platform agents: website, LinkedIn, Twitter, Facebook and Instagram publish', async ({
      socialOs,
    }) => {
      for (const platform of ['Website', 'LinkedIn', 'Twitter', 'Facebook', 'Instagram'])
        await expect(socialOs.getByText(`${platform} agent`, { exact: true })).toBeVisible();
    });

    test('Social OS plans, publishes and tracks on 5 platforms daily', async ({ socialOs }) => {
      await expect(socialOs.getByRole('main')).toContainText(
        /plans, publishes and tracks content across 5 platforms daily/,
      );
    });

    test('Social OS claims to save 15-20 hours a week', async ({ socialOs }) => {
      await expect(socialOs.getByRole('main')).toContainText(/15-20\s*hours saved a week/);
    });

    test('B2B outreach: lead scraping, enrichment, email, LinkedIn and AI voice', async ({ b2b }) => {
      for (const part of ['Scrape', 'Enrich', 'Email', 'LinkedIn', 'AI voice'])
        await expect(b2b.getByRole('main').getByText(part, { exact: true }).first()).toBeVisible();
    });
  });

  test.describe('Claims of the hero', () => {
    for (const claim of [
      'No-code setup',
      'Delivered by experts',
      'live in 7 days',
      '60% average cost reduction',
      '3.5x productivity increase',
      'Trusted by 500+ companies',
      'SOC 2 compliant',
    ])
      test(`'${claim}'`, async ({ landing }) => {
        const hero = landing.locator('main section').first();
        // A figure and its words are two lines of one card.
        await expect(hero).toContainText(claim, { useInnerText: true });
      });
  });

  test.describe('Header', () => {
    test('is fixed to the top', async ({ landing }) => {
      await expect(landing.getByRole('banner')).toHaveCSS('position', 'fixed');
      expect((await landing.getByRole('banner').boundingBox())?.y).toBe(0);
    });

    const LINKS = {
      Solutions: '/#services',
      'Social OS': '/social-os',
      'B2B Sales': '/b2b-sales-automation',
      'How It Works': '/#process',
      Industries: '/#industries',
      'Use Cases': '/#industry-use-cases',
      'Success Stories': '/#success-stories',
      Integrations: '/#integrations',
      FAQ: '/#faq',
    };

    test(`has the links ${Object.keys(LINKS).join(', ')}, in this order`, async ({ landing }) => {
      const links = landing.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link');
      await expect(links).toHaveText(Object.keys(LINKS).map((label) => new RegExp(`^${label}`)));
    });

    test('settled: where each of its links leads', async ({ landing }) => {
      const links = landing.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        Object.values(LINKS),
      );
    });

    test('marks Social OS as NEW', async ({ landing }) => {
      await expect(landing.getByRole('banner').getByRole('link', { name: 'Social OS NEW' })).toBeVisible();
    });

    test('marks B2B Sales with a fire', async ({ landing }) => {
      const link = landing.getByRole('banner').getByRole('link', { name: 'B2B Sales' });
      await expect(link.getByRole('img', { name: 'popular' })).toBeVisible();
    });

    test('has a toggle between light and dark', async ({ landing }) => {
      await expect(
        landing.getByRole('banner').getByRole('button', { name: /Switch to .+ theme/ }),
      ).toBeVisible();
    });

    test('has a button Take the Quiz', async ({ landing }) => {
      const link = landing.getByRole('banner').getByRole('link', { name: 'Take the Quiz' });
      await expect(link).toHaveAttribute('href', '/quiz');
    });

    test('has a button Book Consultation for the scheduling widget', async ({ landing }) => {
      await expectBooks(landing.getByRole('banner').getByRole('link', { name: 'Book Consultation' }));
    });
  });
});
