import { agents } from '#content/agents.ts';
import { faq } from '#content/landing/faq.ts';
import { industryCards } from '#content/landing/industries.ts';
import { tools } from '#content/landing/integrations.ts';
import { processSteps } from '#content/landing/process.ts';
import { agentServices, socialOs } from '#content/landing/services.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { useCases } from '#content/landing/use-cases.ts';
import { questions } from '#content/quiz.ts';
import { exampleCalendar } from '#content/social-os.ts';
import { NO_ANSWERS } from '#domain/quiz/answers.ts';
import { quizAt, quizReducer } from '#domain/quiz/machine.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { AGENTS } from '#domain/quiz/scoring.ts';
import { fieldOf, openDialog } from '../support/deck-request.ts';
import { expect, test } from '../support/fixtures.ts';

/** Every entry has all of the fields, and none of them is empty. */
function expectFields(entries: readonly object[], ...fields: string[]): void {
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries)
    for (const field of fields) expect(String(Reflect.get(entry, field) ?? ''), field).not.toBe('');
}

test.describe('3. Entities and their fields', () => {
  test('all content is static: a page holds it before any script runs', async ({ request }) => {
    const html = (await (await request.get('/')).text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    for (const text of [
      ...testimonials.map(({ longQuote }) => longQuote),
      ...useCases.map(({ description }) => description),
      ...faq.map(({ answer }) => answer),
      ...tools.map(({ description }) => description),
    ])
      expect(html).toContain(text);
  });

  test.describe('Content', () => {
    test('service card: title, description', () => {
      expectFields(Object.values(agentServices), 'title', 'description');
    });
    test('service card of Social OS: also tagline, isNew, isSpecial', () => {
      expectFields([socialOs], 'title', 'description', 'tagline');
      expect(socialOs).toMatchObject({ isNew: true, isSpecial: true });
    });
    test('process step: number, title, description, timeline, details', () => {
      expectFields(processSteps, 'number', 'title', 'description', 'timeline', 'details');
    });
    test('industry card: title, features', () => {
      expectFields(industryCards, 'title', 'features');
    });
    test('use case: id, industry, title, description, image, two key metrics, bullet points', () => {
      expectFields(useCases, 'id', 'industry', 'title', 'description', 'image', 'bulletPoints');
      expectFields(useCases, 'keyMetric1Value', 'keyMetric1Label', 'keyMetric2Value', 'keyMetric2Label');
    });

    for (const [industry, ...metrics] of [
      ['Healthcare', '62% admin time saved', '$2.4M annual savings'],
      ['Finance', '28% ROI increase', '73% error reduction'],
      ['E-commerce', '92% faster response', '34% CSAT increase'],
      ['Manufacturing', '41% downtime reduction', '31% quality improvement'],
      ['Legal', '75% time saved on review', '82% faster case research'],
    ] as const)
      test(`use case ${industry}: ${metrics.join(', ')}`, async ({ landing }) => {
        const slide = landing.locator('#industry-use-cases article').filter({ hasText: industry });
        const shown = await slide
          .locator('dl > div')
          .evaluateAll((all) =>
            all.map((one) => ['dd', 'dt'].map((part) => one.querySelector(part)?.textContent).join(' ')),
          );
        expect(shown).toEqual(metrics);
      });

    test('testimonial: person, company, portrait, logo, quotes, metrics and result', () => {
      expectFields(testimonials, 'id', 'name', 'position', 'company', 'companyType', 'image', 'companyLogo');
      expectFields(testimonials, 'quote', 'longQuote');
      for (const { metrics, result } of testimonials) {
        expectFields(metrics, 'percentage', 'description', 'icon', 'bgColor');
        expectFields([result], 'value', 'description');
      }
    });
    test('there are five testimonials', async ({ landing }) => {
      expect(testimonials).toHaveLength(5);
      await expect(landing.locator('#success-stories figcaption img')).toHaveCount(5);
    });
    test('FAQ item: category, question, answer', () => {
      expectFields(faq, 'category', 'question', 'answer');
    });
    test('integration and tech-stack item: name, description, category', async ({ landing }) => {
      expectFields(tools, 'name', 'description', 'category');
      const grid = landing.getByRole('region', { name: /100\+ tools/ });
      await expect(grid.getByRole('listitem')).toHaveText(
        tools.map(({ name, description }) => `${name}${description}`),
      );
    });
    test('100+ tools are claimed', async ({ landing }) => {
      await expect(landing.getByRole('heading', { name: /^100\+\s*tools/ })).toBeVisible();
    });
    test('example calendar row: date, day, type, theme, title, status', async ({ socialOs: page }) => {
      expectFields(exampleCalendar.rows, 'date', 'day', 'type', 'theme', 'title', 'status');
      await expect(
        page.getByRole('table', { name: 'Example weekly calendar' }).getByRole('columnheader'),
      ).toHaveText(['Date', 'Day', 'Type', 'Theme', 'Title', 'Status']);
    });
    test('a calendar row is Published, Scheduled or Draft', () => {
      expect(new Set(exampleCalendar.rows.map(({ status }) => status))).toEqual(
        new Set(['Published', 'Scheduled', 'Draft']),
      );
    });
    test('download form: first name, last name, email, company and an optional phone', async ({
      page,
      visit,
    }) => {
      await visit('/social-os');
      await openDialog(page);
      for (const name of ['firstName', 'lastName', 'email', 'company', 'phone'] as const)
        await expect(fieldOf(page, name)).toBeVisible();
    });
    test('quiz answers are held per question: text as a string, choices as a list', () => {
      expect(NO_ANSWERS).toEqual([[], '', '', [], [], [], [], [], '', '', '', []]);
      const chosen = quizReducer(quizAt(0), { type: 'choose', value: 'saas' });
      expect(chosen.answers[0]).toEqual(['saas']);
      expect(quizReducer(quizAt(1), { type: 'write', text: 'Aldgate' }).answers[1]).toBe('Aldgate');
    });
  });

  test.describe('Quiz questions', () => {
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
    const INPUT = { single: 'radio', multiple: 'checkbox', grid: 'checkbox' } as Record<string, string>;

    for (const [index, [topic, kind, need, options]] of ROWS.entries())
      test(`${index + 1} ${topic}: ${kind}, ${need}${options && `: ${options}`}`, ({ walk }) => {
        const { type, required, ...rest } = QUESTIONS[index]!;
        const max = 'max' in rest ? `, max ${rest.max}` : '';
        expect([`${type}${max}`, required]).toEqual([kind, need === 'required']);
        const sight = walk.sights[index];
        expect(sight?.values.join(', ')).toBe(options);
        expect(sight?.type).toBe(INPUT[type] ?? type);
        expect(sight?.locked).toBe(required);
      });

    test('team sizes: small is 1-10, medium is 11-50, large is 50+', () => {
      const { small, medium, large } = questions.team_size.options;
      expect([small, medium, large]).toEqual([
        expect.stringContaining('1-10'),
        expect.stringContaining('11-50'),
        expect.stringContaining('50+'),
      ]);
    });

    test('each question has a text, a description, a type, a section, a need and options', ({ walk }) => {
      expect(walk.sights).toHaveLength(12);
      for (const [index, { id, type, phase, required }] of QUESTIONS.entries()) {
        const { text, description } = questions[id];
        expect(walk.sights[index]).toMatchObject({ title: text, description });
        expect([type, phase, typeof required]).toEqual([expect.any(String), expect.any(String), 'boolean']);
      }
    });
  });

  test.describe('Agent catalogue', () => {
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

    for (const [title, challenges, tasks, fits] of ROWS)
      test(`${title}: challenges ${challenges || 'none'}; tasks ${tasks || 'none'}; tools ${fits || 'none'}`, () => {
        const agent = AGENTS.find(({ id }) => agents[id].title === title);
        const { challenges: met, tasks: done, tools: used } = agent!.matches;
        expect([met, done, used].map((list) => list.join(', '))).toEqual([challenges, tasks, fits]);
      });

    test('every agent has a title, a description and benefits', () => {
      expectFields(Object.values(agents), 'title', 'description', 'benefits');
    });
    test('extras for the fallback: Business Automation AI Agent, Communication AI Assistant', () => {
      expect(AGENTS.slice(10).map(({ id }) => agents[id].title)).toEqual([
        'Business Automation AI Agent',
        'Communication AI Assistant',
      ]);
    });
    for (const claim of ['100+ prospects daily', '15+ hours per week saved'])
      test(`benefits claim ${claim}`, () => {
        expect(
          Object.values(agents)
            .flatMap(({ benefits }) => benefits)
            .join(),
        ).toContain(claim);
      });
  });
});
