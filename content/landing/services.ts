import { inWords, sentence } from '#content/number-words.ts';
import { exampleDay } from '#content/social-day.ts';
import { PATHS } from '#domain/paths.ts';

export type AgentService = {
  title: string;
  description: string;
  duties: readonly string[];
  /** A vignette of this file, and what it shows for those who cannot see it. Without one the duties are drawn. */
  vignette?: 'sdr' | 'email' | 'research' | 'finance';
  scene?: string;
};

/** Two to eight, in pairs; Social OS stands after them. */
export const agentServices: readonly AgentService[] = [
  {
    title: 'SDR Agent',
    description: 'Writes to the right people, answers their replies and puts the meeting into your calendar.',
    duties: ['Outreach', 'Lead qualification', 'Meeting scheduling'],
    vignette: 'sdr',
    scene: 'A thread with a prospect that ends in a booked slot on Thursday at 14:30.',
  },
  {
    title: 'Email Agent',
    description: 'Reads what arrives, files it, and leaves you only the drafts that need your eye.',
    duties: ['Inbox management', 'Categorizing', 'Drafting', 'Follow-ups'],
    vignette: 'email',
    scene: 'Nine emails move into three lanes: for you, drafted, filed.',
  },
  {
    title: 'Research Agent',
    description: 'Gathers what is known about a market, a company or a question and sums it up.',
    duties: ['Gathering', 'Summarizing', 'Sources cited'],
    vignette: 'research',
    scene: 'Five sources fold into a brief of five lines, each with its source.',
  },
  {
    title: 'Finance Agent',
    description: 'Pairs invoices with the ledger, asks about what is off and closes the month with a report.',
    duties: ['Invoices', 'Reconciliation', 'Reports'],
    vignette: 'finance',
    scene: 'An invoice and its ledger line snap together; one that is $12.40 over waits for an answer.',
  },
];

export const services = {
  title: sentence(`${inWords(agentServices.length)} agents for the work that piles up.`),
  lead: 'Each one takes over a job inside the tools where that job already happens. You keep the decisions.',
  learnMore: 'Learn more',
  /** What a link about an agent leads to, for those who only hear it. */
  theAgent: (title: string) => `the ${title}`,
  /** What is drawn for an agent without a vignette. */
  drawn: (title: string) => `Duties of the ${title}, done one after the other.`,
} as const;

export const socialOs = {
  title: 'Social OS',
  tagline: 'A month of content, planned, published and tracked.',
  description:
    'A strategist agent plans a 30-day calendar from what your company knows. A manager agent hands each post to the agent of its platform, every day. A live sheet keeps the tally.',
  isNew: true,
  isSpecial: true,
  href: PATHS.socialOs,
  facts: [
    { value: '30', label: 'days planned ahead' },
    { value: '5', label: 'platforms, daily' },
    { value: '15-20', label: 'hours saved a week' },
  ],
  /** One idea of the example month, on its five platforms. */
  statusTitle: exampleDay.when,
  statuses: exampleDay.posts.map(({ platform, title, at, status }) => ({
    platform,
    post: title,
    time: at,
    status,
  })),
} as const;

/** The vignettes show the same customer and the same night as the hero's panel: Fjordline Freight. */
export const sdrThread = {
  sample: true,
  messages: [
    {
      who: 'SDR Agent',
      time: 'Mon 09:04',
      text: 'Your Denver route runs half empty on Fridays. Worth 30 minutes?',
    },
    {
      who: 'Ines Calloway',
      time: 'Tue 06:41',
      text: 'Thursday afternoon works. Can you show it on our lanes?',
    },
    { who: 'SDR Agent', time: 'Tue 06:41', text: 'Yes. Thursday 14:30 it is, the invitation is on its way.' },
  ],
  own: 'SDR Agent',
  day: 'Thursday',
  slots: ['13:30', '14:00', '14:30', '15:00', '15:30'],
  booked: '14:30',
  meeting: 'Ines Calloway',
} as const;

export const emailLanes = [
  {
    sample: true,
    label: 'For you',
    tone: 'signal',
    mails: [
      { from: 'Halden Pharma', subject: 'Contract, final terms' },
      { from: 'Board office', subject: 'Board call moved?' },
    ],
  },
  {
    sample: true,
    label: 'Drafted',
    tone: 'brand',
    mails: [
      { from: 'Kinross Fish', subject: 'Re: new quote' },
      { from: 'Copper Dairy', subject: 'Re: onboarding' },
      { from: 'Dock 4', subject: 'Re: late pallet' },
    ],
  },
  {
    sample: true,
    label: 'Filed',
    tone: 'neutral',
    mails: [
      { from: 'Altona', subject: 'Invoice INV-2291' },
      { from: 'Airline', subject: 'Travel receipt' },
      { from: 'Carrier desk', subject: 'Shipping notice' },
      { from: 'Trade weekly', subject: 'Issue 19' },
    ],
  },
] as const;

export const researchBrief = {
  sample: true,
  sources: [
    { name: 'Tender register', found: '12 awards' },
    { name: 'Annual reports', found: '4 files' },
    { name: 'Customs data', found: '960 rows' },
    { name: 'Trade press', found: '6 articles' },
    { name: 'Call notes', found: '3 calls' },
  ],
  title: 'Cold chain to Denver',
  lines: [
    { text: 'Five carriers run the route, two of them daily.', source: 1 },
    { text: 'Rates fell 8% in a year, to $1.12 a mile.', source: 3 },
    { text: 'Two have new docks with spare capacity.', source: 2 },
    { text: 'Claims cluster on one carrier: 4 of the last 6.', source: 4 },
    { text: 'Shippers ask for 36 hours of notice, not 48.', source: 5 },
  ],
} as const;

export const financeMatch = {
  sample: true,
  invoice: { label: 'Invoice', number: 'INV-2291', party: 'Altona Cold Storage', amount: '$4,180.00' },
  ledger: { label: 'Ledger', number: 'PO-0883', party: 'Storage, dock 4', amount: '$4,180.00' },
  stamp: 'Matched',
  rows: [
    { number: 'INV-0417', party: 'Pallet Co-op', amount: '$962.50', note: 'Matched', open: false },
    { number: 'INV-8810', party: 'Brenner Fuel', amount: '$1,310.75', note: 'Matched', open: false },
    {
      number: 'INV-6630',
      party: 'City Couriers',
      amount: '$226.40',
      note: '$12.40 over',
      open: true,
    },
  ],
} as const;
