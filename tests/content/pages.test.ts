/** The structure of the prerendered pages of any brand. */

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePaths } from '#app/pages.tsx';
import { b2bSalesClosing } from '#content/b2b-sales/b2b-sales.ts';
import { b2bSalesHero } from '#content/b2b-sales/b2b-sales-hero.ts';
import { booking } from '#content/booking.ts';
import { hasPart, products } from '#content/has-part.ts';
import { contact } from '#content/landing/contact.ts';
import { controlRoom, hero } from '#content/landing/hero.ts';
import { formatNumber } from '#content/message.ts';
import { SECTIONS } from '#content/part.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { pageHeads } from '#content/shell/page-heads.ts';
import { site } from '#content/site.ts';
import { socialHero } from '#content/social-os/social-os.ts';
import { CONSENT_FIELD, HONEYPOT_FIELD } from '#domain/lead-headers.ts';
import { PATHS } from '#domain/paths.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import consent from '#words/consent.json' with { type: 'json' };
import newsletter from '#words/newsletter.json' with { type: 'json' };
import { auditCsv } from '../../build/files/audit-csv.ts';
import { sampleOnly } from '../support/sample-only.ts';
import { collapseSpaces, findByLabel, renderPageHtml, textOf } from './page-html.ts';

const pages = [...pagePaths, '/404'].map((path) => renderPageHtml(path));
const landing = renderPageHtml(PATHS.home);
const contactSection = landing.querySelector('#contact');

test.each([...pageHeads.values()].filter(({ index }) => index))('$path has metadata', ({ path }) => {
  const page = renderPageHtml(path);
  const read = (selector: string, attribute: string) =>
    page.querySelector(selector)?.getAttribute(attribute) ?? '';
  expect(read('link[rel=canonical]', 'href')).toBe(site.origin + path);
  expect(read('meta[name=description]', 'content').length).toBeGreaterThan(50);
  for (const property of ['og:title', 'og:description', 'og:url'])
    expect(read(`meta[property="${property}"]`, 'content')).not.toBe('');
  const image = `/og/${path === '/' ? 'home' : path.slice(1)}.png`;
  expect(read('meta[property="og:image"]', 'content')).toBe(site.origin + image);
  const data = page.querySelectorAll('script[type="application/ld+json"]');
  expect(data.map(({ rawText }) => JSON.parse(rawText)['@type'])).toContain('Organization');
});

test('the site has a landing page, a quiz and its product pages', () => {
  expect(pagePaths).toEqual(
    expect.arrayContaining([PATHS.home, PATHS.quiz, ...products.map((product) => PATHS[product])]),
  );
});

test('the landing page has its sections in order, and the quiz card has the id quiz', () => {
  const anchors = SECTIONS.filter((section) => section !== 'tech-stack' && hasPart(section));
  const order = landing.querySelectorAll('header, h1, main section[id], footer');
  const withTechStack = landing.toString();
  expect(order.map(({ id, rawTagName }) => id || rawTagName)).toEqual(['header', 'h1', ...anchors, 'footer']);
  if (!hasPart('quiz-cta')) return;
  expect(landing.querySelectorAll('#quiz-cta #quiz')).toHaveLength(1);
  if (!hasPart('integrations') || !hasPart('tech-stack')) return;
  const places = ['id="integrations"', 'page-width tech-stack', 'id="quiz-cta"'].map((mark) =>
    withTechStack.indexOf(mark),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
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

test('every choice of the quiz has a label', () => {
  for (const question of QUESTIONS.filter(isChoice))
    expect(Object.keys(Reflect.get(questions[question.id], 'options'))).toEqual(question.options);
});

test('every page is complete below its loading screen, and no list of the footer has an empty entry', () => {
  for (const page of pages) {
    expect(page.querySelectorAll('#loading-screen')).toHaveLength(hasPart('loading-screen') ? 1 : 0);
    expect(textOf(page.querySelector('#root h1'))).not.toBe('');
  }
  expect(landing.querySelectorAll('footer li').filter((entry) => textOf(entry) === '')).toEqual([]);
});

test('the numbers of reviews match the total and the average', () => {
  if (!hasPart('reviews')) return;
  const { counts, count, value } = contact.rating;
  const total = counts.reduce((sum, reviews) => sum + reviews, 0);
  const mean = counts.reduce((sum, reviews, i) => sum + reviews * (5 - i), 0) / total;
  expect(count).toMatch(new RegExp(`^${total}\\s`));
  expect(formatNumber(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 })).toBe(value);
  const shownCounts = textOf(contactSection?.querySelector('.reviews') ?? null).matchAll(/(\d+) ×/g);
  expect([...shownCounts].map(([, shown]) => Number(shown))).toEqual(counts.filter(Boolean));
});

sampleOnly(() => {
  test('the checksum in the log matches the exported file', () => {
    const { entry } = controlRoom.audit;
    const lines = auditCsv();
    const seal = createHash('sha256').update(lines.slice(0, -1).join('')).digest('hex');
    expect(entry).toContain(`${seal.slice(0, 4)}…${seal.slice(-4)}`);
    expect(lines.at(-1)).toContain(entry);
  });
});

if (hasPart('newsletter'))
  test('the footer has a newsletter form with an email field, its consent and a field for bots', () => {
    const form = landing.querySelector('footer form[action^="/api/newsletter"]');
    expect(form?.querySelector('input[name="email"]')?.getAttribute('type')).toBe('email');
    expect(findByLabel(form!, newsletter.button)).toHaveLength(1);
    expect(form?.querySelector(`input[name="${CONSENT_FIELD}"]`)?.getAttribute('value')).toBe(
      consent.newsletter,
    );
    expect(form?.querySelector(`input[name="${HONEYPOT_FIELD}"]`)).not.toBeNull();
  });

if (hasPart('chat'))
  test('every page except the quiz has the chat button', () => {
    const withoutChat = pagePaths.filter(
      (_, index) => !pages[index]?.querySelector('a[href^="https://wa.me/"]'),
    );
    expect(withoutChat).toEqual([PATHS.quiz]);
  });

if (hasPart('socialOs'))
  test('without script, the button for the deck is a mail link', () => {
    const links = findByLabel(renderPageHtml(PATHS.socialOs), socialHero.download);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link.getAttribute('href')).toMatch(`mailto:${site.email}`);
  });

test.each([
  [PATHS.home, hero.book],
  [PATHS.socialOs, socialHero.book],
  [PATHS.b2bSales, b2bSalesClosing.book],
])('on %s, "%s" opens the booking', (path, label) => {
  if (!pagePaths.includes(path)) return;
  const button = findByLabel(renderPageHtml(path), label).at(-1);
  expect(button?.attributes).toMatchObject(booking.attributes);
});

if (hasPart('b2bSales'))
  test('the B2B page ends with a link to the quiz', () => {
    const [link] = findByLabel(renderPageHtml(PATHS.b2bSales), b2bSalesClosing.quiz).slice(-1);
    expect(link?.getAttribute('href')).toBe(PATHS.quiz);
  });

test('no page has a login', () => {
  for (const page of pages) {
    expect(page.querySelectorAll('[type="password"]')).toEqual([]);
    for (const label of page.querySelectorAll('a, button'))
      expect(textOf(label)).not.toMatch(/^(log ?in|sign ?in|sign ?up|register|my account)$/i);
  }
});

test('images come from our own host and have a size and alternative text', () => {
  for (const image of pages.flatMap((page) => page.querySelectorAll('#root img'))) {
    expect(image.getAttribute('src')).toMatch(/^\/(?!\/)/);
    for (const name of ['width', 'height', 'alt']) expect(image.getAttribute(name)).toMatch(/./);
  }
});

test('booking buttons are plain links to the event, with the attributes that the widget needs', () => {
  const links = pages.flatMap((page) => page.querySelectorAll(`a${booking.selector}`));
  expect(links.length).toBeGreaterThan(pages.length);
  for (const link of links) {
    expect(link.getAttribute('href')).toContain(booking.page);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.attributes).toMatchObject(booking.attributes);
  }
});
