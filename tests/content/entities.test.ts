import { describe, expect, test } from 'vitest';
import { faq } from '#content/landing/faq.ts';
import { industryCards } from '#content/landing/industries.ts';
import { processSteps } from '#content/landing/process.ts';
import { agentServices, socialOs } from '#content/landing/services.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { useCases } from '#content/landing/use-cases.ts';
import { agents } from '#content/quiz/agents.ts';
import { quizFaults } from '#content/quiz/quiz-faults.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { NO_ANSWERS } from '#domain/quiz/answers.ts';
import { AGENTS, FALLBACK } from '#domain/quiz/catalog.ts';
import { quizAt, quizReducer } from '#domain/quiz/machine.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { sampleOnly } from '../support/sample-only.ts';
import { collapseSpaces, renderPageHtml, textOf } from './page-html.ts';

const page = await renderPageHtml('/');

/** Expects all these texts in a section of the landing page. */
function expectTextsShown(id: string, words: readonly (string | number)[]): void {
  const pageText = textOf(page.querySelector(`#${id}`));
  expect(words.length).toBeGreaterThan(0);
  for (const word of words) expect(pageText).toContain(collapseSpaces(String(word)));
}

/** Reads options without types, because another quiz may lack this question. */
const optionsOf = (id: string): object => Reflect.get(Reflect.get(questions, id), 'options');

test('service cards show their fields', () => {
  expectTextsShown(
    'services',
    agentServices.flatMap(({ title, description }) => [title, description]),
  );
  expectTextsShown('services', [socialOs.title, socialOs.description, socialOs.tagline]);
  expect(socialOs).toMatchObject({ isNew: true, isSpecial: true });
});

test('process steps show their fields', () => {
  expectTextsShown(
    'process',
    processSteps.flatMap(({ number, title, description, timeline, details }) => [
      ...[number, title, description, timeline],
      ...details,
    ]),
  );
});

test('industry cards show their fields', () => {
  expectTextsShown(
    'industries',
    industryCards.flatMap(({ title, features }) => [title, ...features.map(({ text }) => text)]),
  );
});

test('use cases show their fields', () => {
  expectTextsShown(
    'industry-use-cases',
    useCases.flatMap((useCase) => [
      ...[useCase.industry, useCase.title, useCase.description, ...useCase.bulletPoints],
      ...[useCase.keyMetric1Value, useCase.keyMetric1Label, useCase.keyMetric2Value, useCase.keyMetric2Label],
    ]),
  );
});

test('testimonials show their fields', () => {
  expectTextsShown(
    'success-stories',
    testimonials.flatMap(({ name, position, companyType, quote, longQuote, metrics, result }) => [
      ...[name, position, companyType, quote, longQuote, result.value, result.description],
      ...metrics.flatMap(({ percentage, description }) => [percentage, description]),
    ]),
  );
  // The company name is either the label of a logo or plain text.
  const logos = page.querySelectorAll('#success-stories [aria-label]');
  const labels = logos.map((logo) => logo.getAttribute('aria-label'));
  const pageText = textOf(page.querySelector('#success-stories'));
  for (const { company, companyLogo } of testimonials)
    expect(companyLogo ? labels : pageText).toContain(collapseSpaces(company));
});

test('FAQ items show their fields', () => {
  expectTextsShown(
    'faq',
    faq.flatMap(({ category, question, answer }) => [category, question, answer]),
  );
});

test('quiz answers are stored per question', () => {
  expect(NO_ANSWERS).toEqual(QUESTIONS.map((question) => ('options' in question ? [] : '')));
  QUESTIONS.forEach((question, index) => {
    const [event, answer] =
      'options' in question
        ? [{ type: 'choose', value: question.options[0]! } as const, [question.options[0]]]
        : [{ type: 'write', text: 'Aldgate' } as const, 'Aldgate'];
    expect(quizReducer(quizAt(index), event).answers[index]).toEqual(answer);
  });
});

sampleOnly(() => {
  test('the quiz has the exact error messages of the specification', () => {
    expect(Object.values(quizFaults)).toEqual([
      'This field is required',
      'Please make a selection',
      'Please enter a valid URL',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Invalid input',
    ]);
  });

  describe('the twelve questions', () => {
    const ROWS = [
      [
        'Industry',
        'single',
        'required',
        'saas, ecommerce, healthcare, financial, marketing, real_estate, manufacturing, professional',
      ],
      ['Company name', 'text', 'required', ''],
      ['Company website', 'url', 'optional', ''],
      ['Role', 'single', 'required', 'founder, cto, operations, sales, marketing, product, support, other'],
      [
        'Bottlenecks',
        'multiple, max 3',
        'required',
        'leadgen, sales_calls, proposals, support, research, repetitive, documentation, reporting',
      ],
      [
        'Automate first',
        'multiple',
        'required',
        'emails, calling, crm, reporting, research, meetings, proposals, social',
      ],
      [
        'Tools',
        'grid',
        'required',
        'gmail, slack, zapier, notion, salesforce, hubspot, zoho, excel, asana, trello, airtable, zoom',
      ],
      ['Team size', 'single', 'required', 'solo, small, medium, large'],
      ['Name', 'text', 'required', ''],
      ['Work email', 'email', 'required', ''],
      ['Phone', 'tel', 'optional', ''],
      ['Implementation timeline', 'single', 'required', 'immediate, this_month, exploring, just_curious'],
    ] as const;

    test.each(ROWS.map((row, index) => [index + 1, ...row] as const))(
      '%i %s: %s, %s: %s',
      (position, _, kind, requirement, options) => {
        const question = QUESTIONS[position - 1]!;
        const max = 'max' in question ? `, max ${question.max}` : '';
        expect([`${question.type}${max}`, question.required]).toEqual([kind, requirement === 'required']);
        expect('options' in question ? question.options.join(', ') : '').toBe(options);
      },
    );
  });

  describe('the catalog', () => {
    const ROWS = [
      ['SDR AI Agent', 'leadgen, sales_calls', 'emails, calling', 'gmail, salesforce, hubspot'],
      ['Proposal Writer Agent', 'proposals, repetitive', 'proposals', 'slack, notion'],
      ['Support Bot Agent', 'support', 'emails', 'slack, notion'],
      ['Research Agent', 'research', 'research', 'excel'],
      ['Workflow Automation Agent', 'repetitive', 'crm', 'zapier'],
      ['Meeting Scheduler Agent', '', 'meetings', 'gmail, zoom'],
      ['Social Media Manager Agent', 'marketing', 'social', ''],
      ['Analytics & Reporting Agent', 'reporting', 'reporting', 'excel, airtable'],
      ['Document Processing Agent', 'documentation', 'proposals', ''],
      ['Custom AI Solution', '', '', ''],
    ] as const;

    test.each(ROWS)('%s: challenges %s; tasks %s; tools %s', (title, challenges, tasks, tools) => {
      const { matches } = AGENTS.find(({ id }) => agents[id].title === title)!;
      expect([matches.challenges, matches.tasks, matches.tools].map((list = []) => list.join(', '))).toEqual([
        challenges,
        tasks,
        tools,
      ]);
    });
  });

  test('the catalog ends with two more agents, and the fallback has two agents', () => {
    expect(AGENTS.slice(10).map(({ id }) => agents[id].title)).toEqual([
      'Business Automation AI Agent',
      'Communication AI Assistant',
    ]);
    expect(FALLBACK.map((id) => agents[id].title)).toEqual([
      'Custom AI Solution',
      'Business Automation AI Agent',
    ]);
  });

  test('no agent lists industries', () => {
    expect(AGENTS.filter(({ matches }) => matches.industries)).toEqual([]);
  });

  test('the catalog claims the specified benefits', () => {
    const benefits = Object.values(agents)
      .flatMap((agent) => agent.benefits)
      .join();
    for (const claim of ['100+ prospects daily', '15+ hours per week saved'])
      expect(benefits).toContain(claim);
  });

  test('every sample testimonial has a portrait and a logo, every sample use case a scene', () => {
    expect(testimonials.filter(({ image, companyLogo }) => !image || !companyLogo)).toEqual([]);
    expect(useCases.filter(({ image }) => !image)).toEqual([]);
  });

  for (const [industry, first, second] of [
    ['Healthcare', '62% admin time saved', '$2.4M annual savings'],
    ['Finance', '28% ROI increase', '73% error reduction'],
    ['E-commerce', '92% faster response', '34% CSAT increase'],
    ['Manufacturing', '41% downtime reduction', '31% quality improvement'],
    ['Legal', '75% time saved on review', '82% faster case research'],
  ] as const)
    test(`${industry}: ${first}, ${second}`, () => {
      const useCase = useCases.find((useCase) => useCase.industry === industry);
      expect(`${useCase?.keyMetric1Value} ${useCase?.keyMetric1Label}`).toBe(first);
      expect(`${useCase?.keyMetric2Value} ${useCase?.keyMetric2Label}`).toBe(second);
    });

  test('the options for team size have the specified ranges', () => {
    expect(optionsOf('team_size')).toMatchObject({
      small: expect.stringContaining('1-10'),
      medium: expect.stringContaining('11-50'),
      large: expect.stringContaining('50+'),
    });
  });
});
