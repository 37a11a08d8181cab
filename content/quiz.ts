/** The words of the quiz. Its rules are in domain/quiz. */
import { type ChoiceId, type OptionOf, type Phase, QUESTIONS, type TextId } from '#domain/quiz/questions.ts';

type Asked = { text: string; description: string };
/** The words of any question. */
export type Wording = Asked & { placeholder?: string; options?: Readonly<Partial<Record<string, string>>> };
type QuestionCopy = { [Id in TextId]: Asked & { placeholder: string } } & {
  [Id in ChoiceId]: Asked & { options: Record<OptionOf<Id>, string> };
};

export const phases: Record<Phase, { title: string; description: string }> = {
  context: { title: 'Business Context', description: 'The company the agents would work for.' },
  needs: { title: 'Need & Pain Points', description: 'Where the hours go, and what goes first.' },
  contact: { title: 'Contact Details', description: 'Who it is for, and by when.' },
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
    description: 'So that we know who the recommendation is for.',
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
    placeholder: '+44 117 496 0258',
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
    terms: `${QUESTIONS.length} questions to analyze your automation opportunities`,
    start: 'Start Assessment',
    noScript: 'The quiz needs JavaScript.',
    /** Leads to the booking on the landing page. */
    noScriptCall: 'Book a call instead',
  },
  embedded: { title: 'Find Your Perfect AI Solution', badge: 'AI Readiness Assessment' },
  home: 'Back to Home',
  previous: 'Previous Question',
  back: 'Back',
  next: 'Continue',
  finish: 'Get Results',
  /** Next to Continue where there is a keyboard. */
  enterHint: 'or press',
  enterKey: 'Enter',
  upTo: (max: number) => `Up to ${max}`,
  counter: (count: number, max: number) => `${count} of ${max}`,
  full: 'That is the maximum. Remove one to choose another.',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  percent: (percent: number) => `${percent}% complete`,
  /** Read out when a question arrives. */
  arrived: (step: number, steps: number) => `Question ${step} of ${steps}`,
  phases: 'Phases of the assessment',
  finishing: 'Putting your stack together',
  offline: 'The connection is gone. Your answers are safe: try again when it is back.',
  retry: 'Try Again',
  /** After 'Email My AI Report' while reports are off. */
  cleared: 'Your answers are cleared. Nothing was sent.',
} as const;
