import { expect, test } from 'vitest';
import { pagePaths } from '#app/pages.tsx';
import { provider } from '#booking/adapters.ts';
import { b2bSalesHero } from '#content/b2b-sales/b2b-sales-hero.ts';
import { booking } from '#content/booking.ts';
import { hasPart, products } from '#content/has-part.ts';
import { hero } from '#content/landing/hero.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { loadingMessages } from '#content/shell/loading-messages.ts';
import { newsletter } from '#content/shell/newsletter.ts';
import { SAMPLE_BOOKING_LINK } from '#content/site.ts';
import { socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { sampleOnly } from '../support/sample-only.ts';
import { collapseSpaces, findByLabel, renderPageHtml, textOf } from './page-html.ts';

const pages = [...pagePaths, '/404'].map((path) => ({ path, page: renderPageHtml(path) }));
const [landing] = pages.map(({ page }) => page);

test('the site has a landing page, a quiz and its product pages', () => {
  expect(pagePaths).toEqual(
    expect.arrayContaining([PATHS.home, PATHS.quiz, ...products.map((product) => PATHS[product])]),
  );
});

for (const [path, headline] of [
  [PATHS.home, hero.headline],
  [PATHS.socialOs, socialHero.title],
  [PATHS.b2bSales, b2bSalesHero.title],
] as const)
  if (pagePaths.includes(path))
    test(`${path} has the headline "${headline}"`, () => {
      expect(textOf(renderPageHtml(path).querySelector('h1'))).toBe(collapseSpaces(headline));
    });

test('the quiz page shows the loader of the quiz', () => {
  expect(textOf(renderPageHtml(PATHS.quiz).querySelector('main'))).toContain(quiz.loading);
});

test('every page is complete below its loading screen', () => {
  for (const { page } of pages) {
    expect(page.querySelectorAll('#loading-screen')).toHaveLength(hasPart('loading-screen') ? 1 : 0);
    expect(textOf(page.querySelector('#root h1'))).not.toBe('');
  }
});

test('no list in the footer has an empty entry', () => {
  const entries = landing?.querySelectorAll('footer li') ?? [];
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter((entry) => textOf(entry) === '')).toEqual([]);
});

sampleOnly(() => {
  test('the loading screen has the exact messages of the specification', () => {
    expect(loadingMessages).toEqual([
      'Building enterprise-grade AI agents...',
      'Training automation workflows...',
      'Optimizing AI assistants...',
      'Calibrating automation sequences...',
      'Assembling intelligent workflows...',
      'Constructing digital workforce solutions...',
      'Synchronizing AI agents...',
      'Preparing your custom automation journey...',
    ]);
    expect(textOf(renderPageHtml(PATHS.home).querySelector('#loading-screen p'))).toBe(loadingMessages[0]);
  });
});

if (hasPart('newsletter'))
  test('the footer has a newsletter form with an email field', () => {
    const form = landing?.querySelector('footer form[action^="/api/newsletter"]');
    expect(form?.querySelector('input[name="email"]')?.getAttribute('type')).toBe('email');
    expect(findByLabel(form!, newsletter.button)).toHaveLength(1);
  });

test('no page has a login', () => {
  for (const { page } of pages) {
    expect(page.querySelectorAll('[type="password"]')).toEqual([]);
    for (const label of page.querySelectorAll('a, button'))
      expect(textOf(label)).not.toMatch(/^(log ?in|sign ?in|sign ?up|register|my account)$/i);
  }
});

test('images come from our own host and have a size and alternative text', () => {
  const images = pages.flatMap(({ page }) => page.querySelectorAll('#root img'));
  if (hasPart('success-stories') && testimonials.some(({ image }) => image))
    expect(images.length).toBeGreaterThan(0);
  for (const image of images) {
    expect(image.getAttribute('src')).toMatch(/^\/(?!\/)/);
    for (const name of ['width', 'height', 'alt']) expect(image.getAttribute(name)).toMatch(/./);
  }
});

test('booking buttons are plain links to the event, with the attributes that the widget needs', () => {
  const links = pages.flatMap(({ page }) => page.querySelectorAll(`a${booking.selector}`));
  expect(links.length).toBeGreaterThan(pages.length);
  for (const link of links) {
    expect(link.getAttribute('href')).toContain(booking.page);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.attributes).toMatchObject(booking.attributes);
  }
});

sampleOnly(() => {
  test('booking opens the specified event', () => {
    const sample = provider({ provider: 'cal', link: SAMPLE_BOOKING_LINK });
    expect(sample.page).toMatch(/\/ai-consultation$/);
    expect(sample.attributes).toEqual({
      'data-cal-link': SAMPLE_BOOKING_LINK,
      'data-cal-namespace': 'ai-consultation',
      'data-cal-config': '{"layout":"month_view","theme":"light"}',
    });
  });

  test('the quiz offers the specified roles', () => {
    const roles = Object.values(Reflect.get(Reflect.get(questions, 'role'), 'options')).join();
    for (const role of ['Founder', 'CTO', 'Operations', 'Sales', 'Marketing', 'Product', 'support'])
      expect(roles).toContain(role);
  });
});
