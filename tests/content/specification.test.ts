/**
 * Compares the sample with what the specification quotes. Browser tests read texts from the content instead, so that they
 * work for any brand.
 */

import { describe, expect, test } from 'vitest';
import { provider } from '#booking/adapters.ts';
import { b2bSalesClosing } from '#content/b2b-sales/b2b-sales.ts';
import { b2bSalesStages } from '#content/b2b-sales/b2b-sales-hero.ts';
import { booking } from '#content/booking.ts';
import { findClaimFaults } from '#content/claims.ts';
import { problems } from '#content/forms/site-forms.ts';
import { faq } from '#content/landing/faq.ts';
import { hero, stats } from '#content/landing/hero.ts';
import { services, socialOs } from '#content/landing/services.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { useCases } from '#content/landing/use-cases.ts';
import { agents } from '#content/quiz/agents.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { phases, questions } from '#content/quiz/quiz-questions.ts';
import { results } from '#content/quiz/quiz-results.ts';
import { carouselLabels, labels } from '#content/shell/labels.ts';
import { headerLinks, notFound } from '#content/shell/navigation.ts';
import { SAMPLE_BOOKING_LINK, site } from '#content/site.ts';
import { agentHierarchy, deckRequest, exampleCalendar, socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { AGENTS, FALLBACK } from '#domain/quiz/catalog.ts';
import { PHASES, QUESTIONS } from '#domain/quiz/questions.ts';
import loading from '#words/loading.json' with { type: 'json' };
import quizFaults from '#words/quiz/faults.json' with { type: 'json' };
import { sampleOnly } from '../support/sample-only.ts';
import { findByLabel, renderPageHtml, textOf, textsOf } from './page-html.ts';

/** What a section says, by page and selector. */
const CLAIMS: Readonly<Record<string, Readonly<Record<string, readonly (string | RegExp)[]>>>> = {
  [PATHS.home]: {
    'main section': [
      ...['No-code setup', 'delivered by experts', 'SOC 2 compliant', 'Trusted by 500+ companies'],
      ...['live in 7 days', '60% average cost reduction', '3.5x productivity increase'],
    ],
    '#services': [
      /SDR Agent.*Outreach.*Lead qualification.*Meeting scheduling/,
      /Email Agent.*Inbox management.*Categorizing.*Drafting.*Follow-ups/,
      /Research Agent.*Gathering.*Summarizing/,
      /Finance Agent.*Invoices.*Reconciliation.*Reports/,
    ],
    '#process': [
      /Week 1\D.*Discovery.*Week 2.*Design.*Weeks 3-4.*Development.*Week 5-6.*Deployment/,
      /First agent.{0,20}2-3 weeks|2-3 weeks.{0,20}First agent/i,
      /Full implementation.{0,20}4-6 weeks|4-6 weeks.{0,20}Full/i,
    ],
    '#contact': [
      /time savings\s*65%|65%\s*time savings/,
      /error reduction\s*87%|87%\s*error reduction/,
      /ROI timeline\s*3-6 months|3-6 months\s*ROI timeline/,
      ...[/30-minute call/, /5\.0\D*48 reviews/],
    ],
    '#quiz-cta': [
      ...[/2-minute quiz/, /5-step quiz.*Industry.*Challenges.*Automation.*Tools.*Team Size/],
      /Setup, normally\s*\$2,500\s*free for qualified businesses/i,
      ...[/12 spots left/, /8 companies booked this week/],
    ],
    main: [/100\+\s*tools/],
  },
  [PATHS.socialOs]: {
    main: [
      /Strategist agent.*Plans a 30-day calendar from your company knowledge base/,
      /Manager agent.*Coordinates posting/,
      /LinkedIn agent.*Twitter agent.*Website agent.*Instagram agent.*Facebook agent/,
      /Sheet tracker.*Updates a live spreadsheet/,
      /plans, publishes and tracks content across 5\splatforms daily/,
      ...[/What to expect.*days of content planned ahead/, /15-20\s*hours saved a week/],
    ],
  },
  [PATHS.b2bSales]: {
    main: [
      'HOT SELLING: Most popular automation this month!',
      'Limited Time: Free Setup Worth $2,500 • Only 12 Spots Left This Month',
      ...['Scrape', 'Enrich', 'Email', 'LinkedIn', 'AI voice'],
      ...[/Automated reporting and analytics/, /Team collaboration and data sharing/],
      /Seamless Workflow Integration.*The AI orchestrates timing, messaging and follow-ups across all channels/,
      ...[/more qualified leads 5x/, /time saved 80%/, /higher response rate 3\.2x/],
      ...[/conversion increase 45%/, /Response rates up 320%/, /247 prospects generated this week/],
      ...[/1,847 emails sent today/, /94% client satisfaction rate/, /Join 200\+ companies/],
      ...[/30-minute demo/, /10,000\+\s*leads per month/, /50\+\s*data points per lead/],
    ],
  },
};

/** Headings of a section, in order. */
const HEADINGS: readonly (readonly [path: string, selector: string, headings: readonly unknown[]])[] = [
  [
    PATHS.home,
    '#services article h3',
    ['SDR Agent', 'Email Agent', 'Research Agent', 'Finance Agent', expect.stringMatching(/^Social OS/)],
  ],
  [
    PATHS.home,
    '#industries h3',
    ['SaaS companies', 'Healthcare providers', 'Financial services', 'Marketing teams'],
  ],
  [
    PATHS.b2bSales,
    'main h2',
    [
      ...[/^Lead generation/, /^Enrichment/, /^Multi-channel outreach/, /^Enterprise\stools/].map((start) =>
        expect.stringMatching(start),
      ),
      ...['What your team sees.', 'Seamless Workflow Integration', 'Join 200+ companies.'],
      ...['Find Your Perfect AI Solution', 'The next meeting can book itself.'],
    ],
  ],
];

/** Texts of the content: name, what it has, what the specification quotes. */
const TEXTS: readonly (readonly [name: string, actual: unknown, expected: unknown])[] = [
  [
    'header',
    headerLinks.map(({ label, href, marker = '' }) => [label, href, marker]),
    [
      ['Solutions', '/#services', ''],
      ['Social OS', '/social-os', 'new'],
      ['B2B Sales', '/b2b-sales-automation', 'hot'],
      ['How It Works', '/#process', ''],
      ['Industries', '/#industries', ''],
      ['Use Cases', '/#industry-use-cases', ''],
      ['Success Stories', '/#success-stories', ''],
      ['Integrations', '/#integrations', ''],
      ['FAQ', '/#faq', ''],
    ],
  ],
  [
    'controls',
    [labels.isNew, labels.quiz, labels.book, carouselLabels.auto, carouselLabels.paused, services.learnMore],
    ['NEW', 'Take the Quiz', 'Book Consultation', 'Auto', 'Paused', 'Learn more'],
  ],
  [
    '404 page',
    [notFound.title, notFound.text, notFound.home],
    ['Page Not Found', "The page you are looking for doesn't exist or has been moved.", 'Back to Home'],
  ],
  [
    'loading screen',
    loading.messages,
    [
      'Building enterprise-grade AI agents...',
      'Training automation workflows...',
      'Optimizing AI assistants...',
      'Calibrating automation sequences...',
      'Assembling intelligent workflows...',
      'Constructing digital workforce solutions...',
      'Synchronizing AI agents...',
      'Preparing your custom automation journey...',
    ],
  ],
  [
    'hero',
    [hero.chip, hero.book, hero.watch, hero.quiz, ...stats.map(({ value, suffix = '' }) => value + suffix)],
    ['No-code setup', 'Book Your Demo', 'Watch Demo', 'Take the AI Readiness Quiz', '60%', '3.5x'],
  ],
  [
    'platforms of Social OS',
    socialOs.statuses.map(({ platform, status }) => `${platform} ${status}`),
    [
      ...['LinkedIn Published', 'Twitter Published', 'Website Published'],
      ...['Instagram Scheduled', 'Facebook Scheduled'],
    ],
  ],
  ['facts of Social OS', socialOs.facts.map(({ value }) => value), ['30', '5', '15-20']],
  [
    'FAQ',
    faq.map(({ category }) => category),
    ['Implementation', 'Security', 'Customization', 'Support', 'Integration', 'Privacy'],
  ],
  [
    'use cases',
    useCases.map((one) => [
      one.industry,
      `${one.keyMetric1Value} ${one.keyMetric1Label}`,
      `${one.keyMetric2Value} ${one.keyMetric2Label}`,
    ]),
    [
      ['Healthcare', '62% admin time saved', '$2.4M annual savings'],
      ['Finance', '28% ROI increase', '73% error reduction'],
      ['E-commerce', '92% faster response', '34% CSAT increase'],
      ['Manufacturing', '41% downtime reduction', '31% quality improvement'],
      ['Legal', '75% time saved on review', '82% faster case research'],
    ],
  ],
  [
    'buttons of Social OS',
    [socialHero.book, socialHero.watch, socialHero.download],
    ['Book a Call', 'Watch Demo', 'Download PDF Deck'],
  ],
  [
    'agents of Social OS',
    [
      agentHierarchy.strategist,
      agentHierarchy.manager,
      ...agentHierarchy.platforms,
      agentHierarchy.tracker,
    ].map(({ name }) => name),
    [
      ...['Strategist agent', 'Manager agent', 'LinkedIn agent', 'Twitter agent', 'Website agent'],
      ...['Instagram agent', 'Facebook agent', 'Sheet tracker'],
    ],
  ],
  [
    'example calendar',
    [
      Object.values(exampleCalendar.columns),
      exampleCalendar.rows.map(({ day }) => day),
      [...new Set(exampleCalendar.rows.map(({ status }) => status))].sort(),
    ],
    [
      ['Date', 'Day', 'Type', 'Theme', 'Title', 'Status'],
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      ['Draft', 'Published', 'Scheduled'],
    ],
  ],
  [
    'deck form',
    [
      ...[problems.firstName, problems.lastName, problems.email, problems.emailFormat, problems.company],
      ...[deckRequest.sending, deckRequest.sent, deckRequest.failed(site.email)],
    ],
    [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Please enter a valid email address',
      'Company name is required',
      'Sending...',
      'Thank you! Your request has been submitted. The PDF deck will be sent to your email shortly.',
      `There was an issue submitting your request. Please try again or contact us directly at ${site.email}`,
    ],
  ],
  [
    'end of the B2B page',
    [b2bSalesClosing.book, b2bSalesClosing.quiz, b2bSalesClosing.terms, b2bSalesStages.length],
    [
      ...['Book Your Sales Demo', 'Take AI Readiness Quiz'],
      ['30-minute demo', 'See live automation', 'No commitment required'],
      4,
    ],
  ],
  [
    'quiz',
    [
      quiz.loading,
      quiz.home,
      quiz.previous,
      quiz.back,
      quiz.next,
      quiz.finish,
      quiz.upTo(3),
      quiz.counter(2, 3),
    ],
    [
      ...['Preparing AI Readiness Quiz', 'Back to Home', 'Previous Question', 'Back', 'Continue'],
      ...['Get Results', 'Up to 3', '2 of 3'],
    ],
  ],
  [
    'intro of the quiz',
    [quiz.intro.title, quiz.intro.lead, quiz.intro.terms, quiz.intro.start],
    [
      'AI Readiness Assessment',
      'Discover the perfect AI automation stack for your business',
      '12 questions to analyze your automation opportunities',
      'Start Assessment',
    ],
  ],
  [
    'embedded quiz',
    [quiz.embedded.title, quiz.embedded.badge, quiz.step(1, 12)],
    ['Find Your Perfect AI Solution', 'AI Readiness Assessment', 'Step 1 of 12'],
  ],
  [
    'phases of the quiz',
    PHASES.map((phase) => phases[phase].title),
    ['Business Context', 'Need & Pain Points', 'Contact Details'],
  ],
  [
    'errors of the quiz',
    [
      ...[quizFaults.required, quizFaults.selection, quizFaults.url],
      ...[quizFaults.email, quizFaults.tel, quizFaults.invalid],
    ],
    [
      ...['This field is required', 'Please make a selection', 'Please enter a valid URL'],
      ...['Please enter a valid email address', 'Please enter a valid phone number', 'Invalid input'],
    ],
  ],
  [
    'results of the quiz',
    [results.title, results.benefits, results.book, results.report, results.home],
    [
      ...['Your AI Stack is Ready!', 'Key Benefits', 'Book Free AI Consultation'],
      ...['Email My AI Report', 'Return to Website'],
    ],
  ],
  [
    'fallback agents',
    FALLBACK.map((id) => agents[id].title),
    ['Custom AI Solution', 'Business Automation AI Agent'],
  ],
];

const QUESTION_ROWS = [
  'industry | single | saas, ecommerce, healthcare, financial, marketing, real_estate, manufacturing, professional',
  'company | text',
  'website | url, optional',
  'role | single | founder, cto, operations, sales, marketing, product, support, other',
  'bottlenecks | multiple, max 3 | leadgen, sales_calls, proposals, support, research, repetitive, documentation, reporting',
  'tasks | multiple | emails, calling, crm, reporting, research, meetings, proposals, social',
  'tools | grid | gmail, slack, zapier, notion, salesforce, hubspot, zoho, excel, asana, trello, airtable, zoom',
  'team_size | single | solo, small, medium, large',
  'name | text',
  'email | email',
  'phone | tel, optional',
  'timeline | single | immediate, this_month, exploring, just_curious',
];

const AGENT_ROWS = [
  'SDR AI Agent | leadgen, sales_calls | emails, calling | gmail, salesforce, hubspot',
  'Proposal Writer Agent | proposals, repetitive | proposals | slack, notion',
  'Support Bot Agent | support | emails | slack, notion',
  'Research Agent | research | research | excel',
  'Workflow Automation Agent | repetitive | crm | zapier',
  'Meeting Scheduler Agent |  | meetings | gmail, zoom',
  'Social Media Manager Agent | marketing | social | ',
  'Analytics & Reporting Agent | reporting | reporting | excel, airtable',
  'Document Processing Agent | documentation | proposals | ',
  'Custom AI Solution |  |  | ',
  'Business Automation AI Agent |  |  | ',
  'Communication AI Assistant |  |  | ',
];

const BOOKING_LABELS = [
  ...['Book Your Demo', 'Book A Call', 'Book a call', 'Start Your AI Journey', 'Schedule consultation'],
  ...['Book a Demo', 'Book Consultation'],
];

sampleOnly(() => {
  for (const [path, sections] of Object.entries(CLAIMS))
    describe(path, () => {
      const page = renderPageHtml(path);
      for (const [selector, claims] of Object.entries(sections))
        test.each(claims)(`${selector} says %s`, (claim) => {
          const text = textOf(page.querySelector(selector));
          typeof claim === 'string' ? expect(text).toContain(claim) : expect(text).toMatch(claim);
        });
    });

  test.each(HEADINGS)('the headings of %s, %s', (path, selector, headings) => {
    expect(textsOf(renderPageHtml(path).querySelectorAll(selector))).toEqual(headings);
  });

  test.each(TEXTS)('the texts of: %s', (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  test('the process has four steps and three dots on the timeline', () => {
    const process = renderPageHtml(PATHS.home).querySelector('#process');
    expect(process?.querySelectorAll('.line-dot')).toHaveLength(3);
    expect(process?.querySelectorAll('ol > li h3')).toHaveLength(4);
  });

  test.each(BOOKING_LABELS)('"%s" opens the widget', (label) => {
    const [button] = findByLabel(renderPageHtml(PATHS.home), label);
    expect(button?.attributes).toMatchObject(booking.attributes);
  });

  test('booking opens the specified event', () => {
    const sample = provider({ provider: 'cal', link: SAMPLE_BOOKING_LINK });
    expect(sample.page).toMatch(/\/ai-consultation$/);
    expect(sample.attributes).toEqual({
      'data-cal-link': SAMPLE_BOOKING_LINK,
      'data-cal-namespace': 'ai-consultation',
      'data-cal-config': '{"layout":"month_view","theme":"light"}',
    });
    expect(site.chatText).toContain('AI automation services');
  });

  test('the quiz has the specified questions in three phases of four', () => {
    const rows = QUESTIONS.map((question) => {
      const max = 'max' in question ? `, max ${question.max}` : '';
      const kind = `${question.type}${max}${question.required ? '' : ', optional'}`;
      return [question.id, kind, ...('options' in question ? [question.options.join(', ')] : [])].join(' | ');
    });
    expect(rows).toEqual(QUESTION_ROWS);
    expect(QUESTIONS.map(({ phase }) => phase)).toEqual(PHASES.flatMap((phase) => Array(4).fill(phase)));
    expect(Object.values(Reflect.get(questions, 'team_size').options).join()).toMatch(/1-10.*11-50.*50\+/);
    const roles = Object.values(Reflect.get(questions, 'role').options).join();
    expect(roles).toMatch(/Founder.*CTO.*Operations.*Sales.*Marketing.*Product.*support/);
  });

  test('the catalog has the specified agents: challenges, tasks, tools; no industries', () => {
    const rows = AGENTS.map(({ id, matches }) =>
      [
        agents[id].title,
        ...[matches.challenges, matches.tasks, matches.tools].map((list = []) => list.join(', ')),
      ].join(' | '),
    );
    expect(rows).toEqual(AGENT_ROWS);
    expect(AGENTS.filter(({ matches }) => matches.industries)).toEqual([]);
    const benefits = Object.values(agents).flatMap((agent) => agent.benefits);
    expect(benefits.join()).toMatch(/100\+ prospects daily[\s\S]*15\+ hours per week saved/);
  });

  test('every testimonial has a portrait and a logo, every use case a scene', () => {
    expect(testimonials.filter(({ image, companyLogo }) => !image || !companyLogo)).toEqual([]);
    expect(useCases.filter(({ image }) => !image)).toEqual([]);
    expect([testimonials.length, socialOs.isNew, socialOs.isSpecial]).toEqual([5, true, true]);
  });

  test('every figure of the copy has a source, and no two texts disagree', () => {
    expect(findClaimFaults()).toEqual([]);
  });
});
