import { PATHS } from '#domain/paths.ts';

export const services = {
  title: 'Four agents for the work that piles up.',
  lead: 'Each one takes over a job inside the tools where that job already happens. You keep the decisions.',
  learnMore: 'Learn more',
} as const;

export type AgentService = {
  title: string;
  description: string;
  duties: readonly string[];
  /** What its vignette shows, for those who cannot see it. */
  scene: string;
};

export const agentServices = {
  sdr: {
    title: 'SDR Agent',
    description: 'Writes to the right people, answers their replies and puts the meeting into your calendar.',
    duties: ['Outreach', 'Lead qualification', 'Meeting scheduling'],
    scene: 'A thread with a prospect that ends in a booked slot on Thursday at 14:30.',
  },
  email: {
    title: 'Email Agent',
    description: 'Reads what arrives, files it, and leaves you only the drafts that need your eye.',
    duties: ['Inbox management', 'Categorizing', 'Drafting', 'Follow-ups'],
    scene: 'Nine emails move into three lanes: for you, drafted, filed.',
  },
  research: {
    title: 'Research Agent',
    description: 'Gathers what is known about a market, a company or a question and sums it up.',
    duties: ['Gathering', 'Summarizing', 'Sources cited'],
    scene: 'Five sources fold into a brief of five lines, each with its source.',
  },
  finance: {
    title: 'Finance Agent',
    description: 'Pairs invoices with the ledger, asks about what is off and closes the month with a report.',
    duties: ['Invoices', 'Reconciliation', 'Reports'],
    scene: 'An invoice and its ledger line snap together; one line that is $12.40 short waits for an answer.',
  },
} as const satisfies Record<string, AgentService>;

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
  statusTitle: 'Today, 12 May',
  statuses: [
    { platform: 'LinkedIn', post: 'What a dock delay really costs', time: '08:30', status: 'Published' },
    { platform: 'Twitter', post: 'Five numbers from our Q1 report', time: '09:15', status: 'Published' },
    { platform: 'Website', post: 'How we plan a cold-chain week', time: '10:00', status: 'Published' },
    { platform: 'Instagram', post: 'A morning at the Denver dock', time: '17:00', status: 'Scheduled' },
    { platform: 'Facebook', post: 'Meet the night dispatch team', time: '18:30', status: 'Scheduled' },
  ],
} as const;

export const sdrThread = {
  messages: [
    {
      who: 'SDR Agent',
      time: 'Mon 09:04',
      text: 'Your Denver route runs half empty on Fridays. Worth 30 minutes?',
    },
    {
      who: 'Priya Raman',
      time: 'Tue 06:41',
      text: 'Thursday afternoon works. Can you show it on our lanes?',
    },
    { who: 'SDR Agent', time: 'Tue 06:41', text: 'Yes. Thursday 14:30 it is, the invitation is on its way.' },
  ],
  own: 'SDR Agent',
  day: 'Thu 14',
  slots: ['13:30', '14:00', '14:30', '15:00', '15:30'],
  booked: '14:30',
  meeting: 'Priya Raman',
} as const;

export const emailLanes = [
  {
    label: 'For you',
    tone: 'signal',
    mails: [
      { from: 'Halden Clinics', subject: 'Contract, final terms' },
      { from: 'M. Okafor', subject: 'Board call moved?' },
    ],
  },
  {
    label: 'Drafted',
    tone: 'brand',
    mails: [
      { from: 'Ledgerwell', subject: 'Re: March quote' },
      { from: 'Copperfield', subject: 'Re: onboarding' },
      { from: 'Dock 4', subject: 'Re: late pallet' },
    ],
  },
  {
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
  sources: [
    { name: 'Tender register', found: '12 awards' },
    { name: 'Annual reports', found: '4 files' },
    { name: 'Customs data', found: '1,140 rows' },
    { name: 'Trade press', found: '6 articles' },
    { name: 'Call notes', found: '3 calls' },
  ],
  title: 'Cold chain to Denver',
  lines: [
    { text: 'Five carriers run the route, two of them daily.', source: 1 },
    { text: 'Rates fell 8% since January, to $1.12 a mile.', source: 3 },
    { text: 'Two opened docks in March with spare capacity.', source: 2 },
    { text: 'Claims cluster on one carrier: 4 of the last 6.', source: 4 },
    { text: 'Shippers ask for 36 hours of notice, not 48.', source: 5 },
  ],
} as const;

export const financeMatch = {
  invoice: { label: 'Invoice', number: 'INV-2291', party: 'Altona Cold Storage', amount: '$4,180.00' },
  ledger: { label: 'Ledger', number: 'PO-0883', party: 'Storage, April', amount: '$4,180.00' },
  stamp: 'Matched',
  rows: [
    { number: 'INV-2292', party: 'Pallet Co-op', amount: '$962.50', note: 'Matched', open: false },
    { number: 'INV-2293', party: 'Brenner Fuel', amount: '$1,310.75', note: 'Matched', open: false },
    {
      number: 'INV-2294',
      party: 'City Couriers',
      amount: '$214.00',
      note: '$12.40 short',
      open: true,
    },
  ],
} as const;
