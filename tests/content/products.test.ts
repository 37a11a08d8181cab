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

test('the Social OS page has its sections in order', { tags: ['@2.64'] }, () => {
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

test('the Social OS page shows four steps', { tags: ['@2.66'] }, () => {
  const titles = textsOf(socialOs.querySelectorAll('main h3'));
  expect(titles.filter((title) => socialSteps.steps.some((step) => step.title === title))).toHaveLength(4);
});

test('the Social OS page quotes a customer', { tags: ['@2.69'] }, () => {
  expect(socialOs.querySelectorAll('main blockquote')).toHaveLength(1);
});

sampleOnly(() => {
  test('the example week runs from Monday to Sunday and has every status', { tags: ['@3.14'] }, () => {
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

  for (const [claim, id] of [
    [/Strategist agent.*Plans a 30-day calendar from your company knowledge base/, '1.15'],
    [/Manager agent.*Coordinates posting/, '1.16'],
    [/LinkedIn agent.*Twitter agent.*Website agent.*Instagram agent.*Facebook agent/, '1.17'],
    [/Sheet tracker.*Updates a live spreadsheet/, '1.18'],
    [/plans, publishes and tracks content across 5\splatforms daily/, '1.19'],
    [/What to expect.*days of content planned ahead/, '2.68'],
    [/15-20\s*hours saved a week/, '9.27'],
  ] as const)
    test(`Social OS says ${claim}`, { tags: [`@${id}`] }, () => {
      expect(mainTexts.socialOs).toMatch(claim);
    });

  test('the B2B page names the parts of the outreach', { tags: ['@1.20'] }, () => {
    for (const part of ['Scrape', 'Enrich', 'Email', 'LinkedIn', 'AI voice'])
      expect(mainTexts.b2bSales).toContain(part);
  });

  for (const [claim, id] of [
    [/Automated reporting and analytics/, '2.72'],
    [/Team collaboration and data sharing/, '2.73'],
    [
      /Seamless Workflow Integration.*The AI orchestrates timing, messaging and follow-ups across all channels/,
      '2.74',
    ],
    [/more qualified leads 5x/, '2.75'],
    [/time saved 80%/, '2.76'],
    [/higher response rate 3\.2x/, '2.77'],
    [/conversion increase 45%/, '2.78'],
    [/Response rates up 320%/, '2.79'],
    [/247 prospects generated this week/, '2.80'],
    [/1,847 emails sent today/, '2.81'],
    [/94% client satisfaction rate/, '2.82'],
    [/Join 200\+ companies/, '9.10'],
    [/30-minute demo/, '9.13'],
    [/10,000\+\s*leads per month/, '9.19'],
    [/50\+\s*data points per lead/, '9.20'],
  ] as const)
    test(`B2B sales says ${claim}`, { tags: [`@${id}`] }, () => {
      expect(mainTexts.b2bSales).toMatch(claim);
    });

  for (const [banner, id] of [
    ['HOT SELLING: Most popular automation this month!', '2.83'],
    ['Limited Time: Free Setup Worth $2,500 • Only 12 Spots Left This Month', '2.84'],
  ] as const)
    test(`B2B sales has the banner ${banner}`, { tags: [`@${id}`] }, () => {
      expect(mainTexts.b2bSales).toContain(banner);
    });

  test('the sections of B2B sales are in order', { tags: ['@2.71'] }, () => {
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
