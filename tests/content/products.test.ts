import { expect, test } from 'vitest';
import {
  agentHierarchy,
  exampleCalendar,
  socialClosing,
  socialExplanation,
  socialResults,
  socialSteps,
} from '#content/social-os/social-os.ts';
import { sampleOnly } from '../support/sample-only.ts';
import { collapseSpaces, renderPageHtml, textOf, textsOf } from './page-html.ts';

const [socialOs, b2bSales] = [renderPageHtml('/social-os'), renderPageHtml('/b2b-sales-automation')];
const mainTexts = {
  socialOs: textOf(socialOs.querySelector('main')),
  b2bSales: textOf(b2bSales.querySelector('main')),
};

test('the Social OS page has its sections in order', () => {
  const sections = [
    socialExplanation,
    agentHierarchy,
    socialSteps,
    exampleCalendar,
    socialResults,
    socialClosing,
  ];
  expect(textsOf(socialOs.querySelectorAll('main h2'))).toEqual(
    sections.map(({ title }) => collapseSpaces(title)),
  );
});

test('the Social OS page shows four steps', () => {
  const titles = textsOf(socialOs.querySelectorAll('main h3'));
  expect(titles.filter((title) => socialSteps.steps.some((step) => step.title === title))).toHaveLength(4);
});

test('the Social OS page quotes a customer', () => {
  expect(socialOs.querySelectorAll('main blockquote')).toHaveLength(1);
});

sampleOnly(() => {
  test('the example week runs from Monday to Sunday and has every status', () => {
    const { rows } = exampleCalendar;
    expect(rows.map(({ day }) => day)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    for (const row of rows)
      expect(Object.keys(row)).toEqual(['date', 'day', 'type', 'theme', 'title', 'status']);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['Published', 'Scheduled', 'Draft']));
  });

  for (const [claim] of [
    [/Strategist agent.*Plans a 30-day calendar from your company knowledge base/],
    [/Manager agent.*Coordinates posting/],
    [/LinkedIn agent.*Twitter agent.*Website agent.*Instagram agent.*Facebook agent/],
    [/Sheet tracker.*Updates a live spreadsheet/],
    [/plans, publishes and tracks content across 5\splatforms daily/],
    [/What to expect.*days of content planned ahead/],
    [/15-20\s*hours saved a week/],
  ] as const)
    test(`Social OS says ${claim}`, () => {
      expect(mainTexts.socialOs).toMatch(claim);
    });

  test('the B2B page names the parts of the outreach', () => {
    for (const part of ['Scrape', 'Enrich', 'Email', 'LinkedIn', 'AI voice'])
      expect(mainTexts.b2bSales).toContain(part);
  });

  for (const [claim] of [
    [/Automated reporting and analytics/],
    [/Team collaboration and data sharing/],
    [
      /Seamless Workflow Integration.*The AI orchestrates timing, messaging and follow-ups across all channels/,
      '2.74',
    ],
    [/more qualified leads 5x/],
    [/time saved 80%/],
    [/higher response rate 3\.2x/],
    [/conversion increase 45%/],
    [/Response rates up 320%/],
    [/247 prospects generated this week/],
    [/1,847 emails sent today/],
    [/94% client satisfaction rate/],
    [/Join 200\+ companies/],
    [/30-minute demo/],
    [/10,000\+\s*leads per month/],
    [/50\+\s*data points per lead/],
  ] as const)
    test(`B2B sales says ${claim}`, () => {
      expect(mainTexts.b2bSales).toMatch(claim);
    });

  for (const [banner] of [
    ['HOT SELLING: Most popular automation this month!'],
    ['Limited Time: Free Setup Worth $2,500 • Only 12 Spots Left This Month'],
  ] as const)
    test(`B2B sales has the banner ${banner}`, () => {
      expect(mainTexts.b2bSales).toContain(banner);
    });

  test('the sections of B2B sales are in order', () => {
    expect(textsOf(b2bSales.querySelectorAll('main h2'))).toEqual([
      expect.stringMatching(/^Lead generation/),
      expect.stringMatching(/^Enrichment/),
      expect.stringMatching(/^Multi-channel outreach/),
      expect.stringMatching(/^Enterprise\stools/),
      'What your team sees.',
      'Seamless Workflow Integration',
      'Join 200+ companies.',
      'Find Your Perfect AI Solution',
      'The next meeting can book itself.',
    ]);
  });
});
