/** The words of the quiz. Its rules are in domain/quiz. */
import type { ChoiceId, OptionOf, Phase, TextId } from '#domain/quiz/questions.ts';
import type { Reason, Recommendation } from '#domain/quiz/scoring.ts';
import { agents } from './agents.ts';

type Wording = { text: string; description: string };
type QuestionCopy = { [Id in TextId]: Wording & { placeholder: string } } & {
  [Id in ChoiceId]: Wording & { options: Record<OptionOf<Id>, string> };
};

export const phases: Record<Phase, { title: string; description: string }> = {
  context: { title: 'Business Context', description: 'The company that the agents would work for.' },
  needs: { title: 'Need & Pain Points', description: 'Where the hours go, and what to hand over first.' },
  contact: { title: 'Contact Details', description: 'Who the recommendation is for, and by when.' },
};

export const questions: QuestionCopy = {
  industry: {
    text: 'What industry are you in?',
    description: 'Agents learn the words and the rules of your field.',
    options: {
      saas: 'SaaS and software',
      ecommerce: 'E-commerce',
      healthcare: 'Healthcare',
      financial: 'Financial services',
      marketing: 'Marketing and agencies',
      real_estate: 'Real estate',
      manufacturing: 'Manufacturing',
      professional: 'Professional services',
    },
  },
  company: {
    text: 'What is your company called?',
    description: 'The name your customers know.',
    placeholder: 'Company name',
  },
  website: {
    text: 'What is your company website?',
    description: 'Optional. We read it before we talk, so you need not explain the basics.',
    placeholder: 'example.com',
  },
  role: {
    text: 'What is your role?',
    description: 'So that we talk about the results you answer for.',
    options: {
      founder: 'Founder or CEO',
      cto: 'CTO or engineering',
      operations: 'Operations',
      sales: 'Sales',
      marketing: 'Marketing',
      product: 'Product',
      support: 'Customer support',
      other: 'Something else',
    },
  },
  bottlenecks: {
    text: 'What slows your team down most?',
    description: 'Choose what costs you the most hours.',
    options: {
      leadgen: 'Finding leads',
      sales_calls: 'Sales calls',
      proposals: 'Writing proposals',
      support: 'Customer support',
      research: 'Market research',
      repetitive: 'Repetitive tasks',
      documentation: 'Documentation',
      reporting: 'Reporting',
    },
  },
  tasks: {
    text: 'What would you automate first?',
    description: 'Choose as many as you like.',
    options: {
      emails: 'Sending emails',
      calling: 'Making calls',
      crm: 'CRM updates',
      reporting: 'Weekly reports',
      research: 'Research briefs',
      meetings: 'Booking meetings',
      proposals: 'Proposal drafts',
      social: 'Social media posts',
    },
  },
  tools: {
    text: 'Which tools do you use today?',
    description: 'Agents work inside what you already have. Choose all that apply.',
    options: {
      gmail: 'Gmail',
      slack: 'Slack',
      zapier: 'Zapier',
      notion: 'Notion',
      salesforce: 'Salesforce',
      hubspot: 'HubSpot',
      zoho: 'Zoho',
      excel: 'Excel',
      asana: 'Asana',
      trello: 'Trello',
      airtable: 'Airtable',
      zoom: 'Zoom',
    },
  },
  team_size: {
    text: 'How big is your team?',
    description: 'Everyone who would work next to the agents.',
    options: { solo: 'Just me', small: '1-10 people', medium: '11-50 people', large: '50+ people' },
  },
  name: {
    text: 'What is your name?',
    description: 'Your recommendation is made out to you.',
    placeholder: 'First and last name',
  },
  email: {
    text: 'What is your work email?',
    description: 'It fills in the booking form for you. Nothing is sent while you answer.',
    placeholder: 'name@company.com',
  },
  phone: {
    text: 'What is your phone number?',
    description: 'Optional. With the country code, if you would rather talk.',
    placeholder: '+1 555 010 0147',
  },
  timeline: {
    text: 'When would you like to start?',
    description: 'A first agent takes 2-3 weeks to build.',
    options: {
      immediate: 'As soon as possible',
      this_month: 'This month',
      exploring: 'Exploring options',
      just_curious: 'Just curious',
    },
  },
};

export const quiz = {
  loading: 'Preparing AI Readiness Quiz',
  starting: 'Setting up your questions',
  intro: {
    title: 'AI Readiness Assessment',
    lead: 'Discover the perfect AI automation stack for your business',
    terms: '12 questions to analyze your automation opportunities',
    start: 'Start Assessment',
    noScript: 'The quiz needs JavaScript. You can also book a call directly.',
  },
  embedded: { title: 'Find Your Perfect AI Solution', badge: 'AI Readiness Assessment' },
  home: 'Back to Home',
  previous: 'Previous Question',
  back: 'Back',
  next: 'Continue',
  finish: 'Get Results',
  /** Next to Continue where there is a keyboard. */
  enterHint: 'or press Enter',
  full: 'That is the maximum. Remove one to choose another.',
  results: {
    title: 'Your AI Stack is Ready!',
    benefits: 'Key Benefits',
    book: 'Book Free AI Consultation',
    report: 'Email My AI Report',
    home: 'Return to Website',
    cleared: 'Your answers are cleared. Nothing was sent.',
    sent: 'Your report is on its way to your inbox.',
    failed:
      'We could not send your report. Please try again, or book a call and we will go through it together.',
    /** Shown beside the button and kept with the lead when reports are on. */
    consent: 'By asking for the report you agree that we keep your answers and email you about them.',
  },
} as const;

const list = new Intl.ListFormat('en-GB');

const labelOf = ({ question, value }: Reason): string => {
  const options: Record<string, string> = questions[question].options;
  const label = options[value] ?? value;
  // Tools are names and keep their capital; so do abbreviations.
  return question === 'tools' || /^[A-Z]{2}/.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
};

/** Why an agent was recommended, from the visitor's own answers. */
export const because = ({ agent, reasons }: Recommendation): string => {
  if (reasons.length > 0) return `Because you chose ${list.format(reasons.map(labelOf))}.`;
  return agent === 'custom'
    ? 'Because your answers point to something that no ready-made agent covers.'
    : 'Because routine steps are where most teams start.';
};

/** What the person who takes the call should know, for the booking form. */
export const bookingNotes = (company: string, recommendations: readonly Recommendation[]): string =>
  `${company ? `${company}: ` : ''}AI stack from the quiz: ${recommendations.map(({ agent }) => agents[agent].title).join(', ')}`;

/** "Ada Lovelace, Acme": whom the results are made out to. */
export const madeOutTo = (name: string, company: string): string =>
  [name, company].filter(Boolean).join(', ');
