import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { booking } from '#content/booking.ts';
import { contact } from '#content/landing/contact.ts';
import { faq } from '#content/landing/faq.ts';
import { controlRoom } from '#content/landing/hero.ts';
import { tools } from '#content/landing/integrations.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { useCases } from '#content/landing/use-cases.ts';
import { moments } from '#content/moments.ts';
import { auditCsv } from '../../build/files/audit-csv.ts';
import { sampleOnly } from '../support/sample-only.ts';
import { collapseSpaces, findByLabel, renderPageHtml, textOf, textsOf } from './page-html.ts';

const page = renderPageHtml('/');
const hero = page.querySelector('main section');
const findSection = (id: string) => page.querySelector(`#${id}`);

test('sections have their anchors, in order', () => {
  const order = page.querySelectorAll('header, h1, main section[id], footer');
  expect(order.map(({ id, rawTagName }) => id || rawTagName)).toEqual([
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

test('the grid of the tech stack follows the integrations', () => {
  const html = page.toString();
  const grid = page
    .querySelectorAll('section')
    .find((element) => /tools/.test(element.getAttribute('aria-label') ?? ''));
  const others = tools.filter(({ mark }) => !mark);
  expect(textsOf(grid?.querySelectorAll('dd') ?? [])).toHaveLength(others.length);
  for (const { name, description, category } of others)
    for (const mainText of [name, description, category]) expect(textOf(grid ?? null)).toContain(mainText);
  for (const { name, description } of tools.filter(({ mark }) => mark))
    for (const mainText of [name, description])
      expect(textOf(findSection('integrations'))).toContain(mainText);
  const [strip, stack, quiz] = [
    'id="integrations"',
    String(grid?.getAttribute('aria-label')),
    'id="quiz-cta"',
  ].map((mark) => html.indexOf(mark));
  expect([strip, stack, quiz]).toEqual([strip, stack, quiz].toSorted((a, b) => Number(a) - Number(b)));
});

test('the quiz card is the element with id quiz', () => {
  expect(page.querySelectorAll('#quiz-cta #quiz')).toHaveLength(1);
});

test('the HTML contains all content before any script runs', () => {
  const words = textOf(page.querySelector('main'));
  for (const text of [
    ...testimonials.map(({ longQuote }) => longQuote),
    ...useCases.map(({ description }) => description),
    ...faq.map(({ answer }) => answer),
  ])
    expect(words).toContain(collapseSpaces(text));
});

sampleOnly(() => {
  test('every booking label is shown and opens the widget', () => {
    for (const label of [
      'Book Your Demo',
      'Book A Call',
      'Book a call',
      'Start Your AI Journey',
      'Schedule consultation',
      'Book a Demo',
      'Book Consultation',
    ])
      expect(findByLabel(page, label)[0]?.attributes, label).toMatchObject(booking.attributes);
  });
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

test('the numbers of reviews match the total and the average', () => {
  const { counts, count, value } = contact.rating;
  const totalReviews = counts.reduce((sum, reviews) => sum + reviews, 0);
  const mean = counts.reduce((sum, reviews, i) => sum + reviews * (5 - i), 0) / totalReviews;
  expect(count).toMatch(new RegExp(`^${totalReviews}\\s`));
  expect(mean.toFixed(1)).toBe(value);
  const shownCounts = textOf(findSection('contact')?.querySelector('.reviews') ?? null).matchAll(/(\d+) ×/g);
  expect([...shownCounts].map(([, shown]) => Number(shown))).toEqual(counts.filter(Boolean));
});

test('the timeline shows every milestone, and every success story states how it was measured', () => {
  for (const { after, is } of moments)
    expect(textOf(findSection('process'))).toContain(collapseSpaces(`${after} ${is}`));
  for (const { measured } of testimonials)
    expect(textOf(findSection('success-stories'))).toContain(collapseSpaces(measured));
});

test('the contact section quotes a customer', () => {
  expect(findSection('contact')?.querySelectorAll('blockquote')).toHaveLength(1);
});

sampleOnly(() => {
  for (const [claim] of [
    ['No-code setup'],
    ['delivered by experts'],
    ['SOC 2 compliant'],
    ['Trusted by 500+ companies'],
    ['live in 7 days'],
    ['60% average cost reduction'],
    ['3.5x productivity increase'],
  ] as const)
    test(`the hero claims "${claim}"`, () => {
      expect(textOf(hero)).toContain(claim);
    });

  for (const [agent, tasks] of [
    ['SDR Agent', ['Outreach', 'Lead qualification', 'Meeting scheduling']],
    ['Email Agent', ['Inbox management', 'Categorizing', 'Drafting', 'Follow-ups']],
    ['Research Agent', ['Gathering', 'Summarizing']],
    ['Finance Agent', ['Invoices', 'Reconciliation', 'Reports']],
  ] as const)
    test(`${agent}: ${tasks}`, () => {
      const card = findSection('services')
        ?.querySelectorAll('article')
        .find((article) => textOf(article.querySelector('h3')) === agent);
      for (const task of tasks) expect(textOf(card ?? null)).toContain(task);
    });

  test('there are four agents and Social OS', () => {
    expect(textsOf(findSection('services')?.querySelectorAll('article h3') ?? [])).toEqual([
      'SDR Agent',
      'Email Agent',
      'Research Agent',
      'Finance Agent',
      expect.stringMatching(/^Social OS/),
    ]);
  });

  for (const [title, weeks] of [
    ['Discovery', 'Week 1'],
    ['Design', 'Week 2'],
    ['Development', 'Weeks 3-4'],
    ['Deployment', 'Week 5-6'],
  ] as const)
    test(`${title}: ${weeks}`, () => {
      const step = findSection('process')
        ?.querySelectorAll('ol > li')
        .find((step) => textOf(step.querySelector('h3')).endsWith(title));
      expect(textOf(step ?? null)).toContain(weeks);
    });

  test('the process has three dots on the timeline and four steps', () => {
    expect(findSection('process')?.querySelectorAll('.line-dot')).toHaveLength(3);
    expect(findSection('process')?.querySelectorAll('ol > li h3')).toHaveLength(4);
  });

  for (const [pattern] of [
    [/First agent.{0,20}2-3 weeks|2-3 weeks.{0,20}First agent/i],
    [/Full implementation.{0,20}4-6 weeks|4-6 weeks.{0,20}Full/i],
  ] as const)
    test(`the process states ${pattern}`, () => {
      expect(textOf(findSection('process'))).toMatch(pattern);
    });

  test('there are four industries', () => {
    expect(textsOf(findSection('industries')?.querySelectorAll('h3') ?? [])).toEqual([
      'SaaS companies',
      'Healthcare providers',
      'Financial services',
      'Marketing teams',
    ]);
  });

  test('there are six questions, one for each category', () => {
    expect(faq.map(({ category }) => category)).toEqual([
      'Implementation',
      'Security',
      'Customization',
      'Support',
      'Integration',
      'Privacy',
    ]);
    expect(findSection('faq')?.querySelectorAll('details')).toHaveLength(6);
  });

  test('the integrations claim 100+ tools', () => {
    expect(textOf(page.querySelector('main'))).toMatch(/100\+\s*tools/);
  });

  for (const [claim] of [
    [/time savings\s*65%|65%\s*time savings/],
    [/error reduction\s*87%|87%\s*error reduction/],
    [/ROI timeline\s*3-6 months|3-6 months\s*ROI timeline/],
    [/30-minute call/],
    [/5\.0\D*48 reviews/],
  ] as const)
    test(`the contact section states ${claim}`, () => {
      expect(textOf(findSection('contact'))).toMatch(claim);
    });

  for (const [claim] of [
    [/2-minute quiz/],
    [/5-step quiz.*Industry.*Challenges.*Automation.*Tools.*Team Size/],
    [/12 spots left/],
    [/Setup, normally\s*\$2,500\s*free for qualified businesses/i],
    [/8 companies booked this week/],
  ] as const)
    test(`the link to the quiz claims ${claim}`, () => {
      expect(textOf(findSection('quiz-cta'))).toMatch(claim);
    });
});
