import type { Page } from '@playwright/test';
import { queryClient } from '#app/api/query-client.ts';
import { Button, buttonClass } from '#app/components/ui/button.tsx';
import { testimonials } from '#content/landing/testimonials.ts';
import { useCases } from '#content/landing/use-cases.ts';
import { loadingMessages } from '#content/loading-messages.ts';
import { PHASES, QUESTIONS } from '#domain/quiz/questions.ts';
import { MAX_RECOMMENDATIONS } from '#domain/quiz/scoring.ts';
import {
  HEADER_SHADOW_AFTER_PX,
  LOADING_SCREEN,
  QUIZ,
  REVEAL,
  SCROLL_TO_TOP_AFTER,
  TESTIMONIAL_CAROUSEL,
  TOAST,
  USE_CASE_CAROUSEL,
} from '#domain/timing.ts';
import { expect, test } from '../support/fixtures.ts';
import { freeze } from '../support/page.ts';
import { showToast, swipeToast } from '../support/toast.ts';

const look = (variant: Parameters<typeof buttonClass>[0]) => buttonClass(variant);
const drawn = (props: Parameters<typeof Button>[0]) => JSON.stringify(Button(props));

test.describe('9. Business constants and limits', () => {
  test.describe('Scrolling', () => {
    test('header threshold: 50 px', () => expect(HEADER_SHADOW_AFTER_PX).toBe(50));
    test('scroll-to-top: 70 percent', () => expect(SCROLL_TO_TOP_AFTER).toBe(0.7));
  });

  test.describe('Toast', () => {
    test('shown for 5000 ms', async ({ page, visit, allow }) => {
      allow(/503/);
      await visit('/social-os');
      await freeze(page);
      const toast = await showToast(page);
      await page.clock.runFor(4900);
      await expect(toast).toBeVisible();
      await page.clock.runFor(200);
      await expect(toast).toHaveCount(0);
    });
    test('swipe threshold 50 px', async ({ page, visit, allow }) => {
      allow(/503/);
      await visit('/social-os');
      const toast = await showToast(page);
      await swipeToast(page, toast, 45);
      await expect(toast).toBeVisible();
      await swipeToast(page, toast, 55);
      await expect(toast).toHaveCount(0);
    });
    test('swipe direction right', async ({ page, visit, allow }) => {
      allow(/503/);
      await visit('/social-os');
      const toast = await showToast(page);
      await swipeToast(page, toast, -120);
      await expect(toast).toBeVisible();
    });
    test('hotkey of the viewport: F8', async ({ page, visit, allow }) => {
      allow(/503/);
      await visit('/social-os');
      await showToast(page);
      await page.keyboard.press('F8');
      await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(1);
    });
    test('one at a time', () => expect(TOAST.limit).toBe(1));
    test('removal delay 1,000,000 ms', () => expect(TOAST.removeDelay).toBe(1_000_000));
  });

  test.describe('Reveal', () => {
    const waiting = (page: Page) => page.locator('[data-reveal="waiting"]');
    test('duration 0.6 s', async ({ landing }) => {
      expect(REVEAL.duration).toBe(600);
      await expect(landing.locator('[data-reveal]').first()).toHaveCSS('--reveal-duration', '600ms');
    });
    test('visibility threshold 0.2', () => expect(REVEAL.threshold).toBe(0.2));
    test('stagger 0.1 s', async ({ landing }) => {
      const delays = await landing
        .locator('#process [data-reveal]')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue('--reveal-delay')));
      expect(delays).toEqual(['0ms', '100ms', '200ms', '300ms']);
    });
    test('plays once', async ({ landing }) => {
      await expect(landing.locator('[data-reveal="shown"]').last()).not.toBeInViewport();
      await expect(waiting(landing)).toHaveCount(0);
    });
  });

  test.describe('Button', () => {
    for (const variant of ['default', 'outline', 'subtle', 'ghost', 'link', 'gradient'] as const)
      test(`variant ${variant}`, () => {
        expect(look({ variant })).not.toBe(look({ variant: null }));
      });
    for (const size of ['sm', 'md', 'lg'] as const)
      test(`size ${size}`, () => {
        expect(look({ size })).not.toBe(look({ size: null }));
      });
    test("a loading state that says 'Loading...' by default", () => {
      expect(drawn({ children: 'Go', loading: true })).toContain('"Loading..."');
      expect(drawn({ children: 'Go' })).not.toContain('Loading');
    });
    test('optionally full width', () => {
      expect(look({ fullWidth: true }).split(' ')).toContain('w-full');
      expect(look({}).split(' ')).not.toContain('w-full');
    });
  });

  test.describe('Carousels', () => {
    test('use cases: every 8000 ms', () => expect(USE_CASE_CAROUSEL.every).toBe(8000));
    test('use cases: pause of 10000 ms', () => expect(USE_CASE_CAROUSEL.pause).toBe(10_000));
    test('use cases: 5', () => expect(useCases).toHaveLength(5));
    test('testimonials: every 6000 ms', () => expect(TESTIMONIAL_CAROUSEL.every).toBe(6000));
    test('testimonials: pause of 10000 ms', () => expect(TESTIMONIAL_CAROUSEL.pause).toBe(10_000));
    test('testimonials: 5', () => expect(testimonials).toHaveLength(5));
    test('testimonials: 3 positions of the pair', async ({ landing }) => {
      const pairs = landing.locator('#success-stories').getByRole('group', { name: 'Choose a testimonial' });
      await expect(pairs.getByRole('button')).toHaveCount(3);
    });
  });

  test.describe('Landing page', () => {
    for (const [what, selector, count] of [
      ['20 particles in the hero', '[data-particle]', 20],
      ['4 service cards plus the featured Social OS', '#services article', 5],
      ['4 process steps', '#process ol > li', 4],
      ['3 dots on the timeline', '#process [data-dot]', 3],
      ['5 social platforms', '#services article:has([href="/social-os"]) li', 5],
    ] as const)
      test(what, async ({ landing }) => {
        await expect(landing.locator(selector)).toHaveCount(count);
      });
  });

  test.describe('Quiz and loading', () => {
    test('12 questions', ({ walk }) => expect(walk.sights).toHaveLength(12));
    test('3 phases of 4', () => {
      for (const phase of PHASES)
        expect(QUESTIONS.filter((question) => question.phase === phase)).toHaveLength(4);
      expect(PHASES).toHaveLength(3);
    });
    test('at most 3 bottlenecks', () => {
      expect(QUESTIONS.flatMap((question) => ('max' in question ? [question.id, question.max] : []))).toEqual(
        ['bottlenecks', 3],
      );
    });
    test('loader of the quiz page: 2 s', () => expect(QUIZ.pageLoader).toBe(2000));
    test('loader inside the quiz: 1.5 s', () => expect(QUIZ.startLoader).toBe(1500));
    test('app loader: at least 2000 ms', () => expect(LOADING_SCREEN.minimum).toBe(2000));
    test('app loader: at most 5000 ms', () => expect(LOADING_SCREEN.maximum).toBe(5000));
    test('its message changes every 2 s', () => {
      expect(LOADING_SCREEN.messageEvery).toBe(2000);
      expect(loadingMessages).toHaveLength(8);
    });
    test('confetti: 2 s', () => expect(QUIZ.confetti).toBe(2000));
    test('confetti: a tick of 250 ms', () => expect(QUIZ.confettiTick).toBe(250));
    test('slide animation: 0.3 s', () => expect(QUIZ.slide).toBe(300));
    test('at most 3 recommendations', () => expect(MAX_RECOMMENDATIONS).toBe(3));
  });

  test.describe('Data cache', () => {
    const { queries } = queryClient.getDefaultOptions();
    test('what was read stays fresh for good', () =>
      expect(queries?.staleTime).toBe(Number.POSITIVE_INFINITY));
    test('no new read on window focus', () => expect(queries?.refetchOnWindowFocus).toBe(false));
    test('no new read on an interval', () => expect(queries?.refetchInterval).toBe(false));
    test('no second try', () => expect(queries?.retry).toBe(false));
  });

  test.describe('Marketing claims', () => {
    for (const [words, place, selector, claim] of [
      ['500+ companies', 'landing', 'main section >> nth=0', '500+ companies'],
      ['200+ companies on the sales page', 'b2b', 'main', 'Join 200+ companies'],
      ['100+ tools', 'landing', 'main', /100\+\s*tools/],
      ['30-minute call', 'landing', '#contact', '30-minute call'],
      ['30-minute demo', 'b2b', 'main', '30-minute demo'],
      ['2-minute quiz', 'landing', '#quiz-cta', '2-minute quiz'],
      ['5-step quiz, while the quiz itself has 12 questions', 'landing', '#quiz-cta', '5-step quiz'],
      [
        'five topics of the quiz: Industry, Challenges, Automation, Tools, Team Size',
        'landing',
        '#quiz ol',
        /Industry.*Challenges.*Automation.*Tools.*Team Size/s,
      ],
      ['12 spots left', 'landing', '#quiz-cta', '12 spots left'],
      ['setup worth $2,500', 'landing', '#quiz-cta', '$2,500'],
      ['setup free for qualified businesses', 'landing', '#quiz-cta', /free for qualified businesses/i],
      ['8 companies booked this week', 'landing', '#quiz-cta', '8 companies booked this week'],
      ['10,000+ leads per month', 'b2b', 'main', /10,000\+\s*leads per month/],
      ['50+ data points per lead', 'b2b', 'main', /50\+\s*data points per lead/],
      [
        '2-3 weeks to the first agent',
        'landing',
        '#process',
        /2-3 weeks\s*First agent|First agent\s*2-3 weeks/,
      ],
      [
        '4-6 weeks to the full set',
        'landing',
        '#process',
        /4-6 weeks\s*Full|Full implementation\s*4-6 weeks/,
      ],
      ['a rating of 5.0 from 48 reviews', 'landing', '#contact', /5\.0\D*48 reviews/],
      ['live in 7 days', 'landing', 'main section >> nth=0', 'live in 7 days'],
      ['60% cost reduction', 'landing', 'main section >> nth=0', /60%\s*average cost reduction/],
      ['3.5x productivity', 'landing', 'main section >> nth=0', /3\.5x\s*productivity increase/],
      ['Social OS: a calendar of 30 days', 'socialOs', 'main', '30-day calendar'],
      ['Social OS: 15-20 hours saved a week', 'socialOs', 'main', /15-20\s*hours saved a week/],
    ] as const)
      test(words, async ({ landing, b2b, socialOs }) => {
        const page = { landing, b2b, socialOs }[place];
        await expect(page.locator(selector)).toContainText(claim, { useInnerText: true });
      });
  });
});
