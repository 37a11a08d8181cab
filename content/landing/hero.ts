import { site } from '#content/site.ts';

export type Stat = {
  /** What was measured, where and since when. */
  measured?: string;
  sample?: boolean;
  value: number;
  decimals?: number;
  /** What stands before or after the number, if anything. */
  prefix?: string;
  suffix?: string;
  label: string;
};

export const hero = {
  chip: 'No-code setup',
  headline: 'Open your laptop to finished work.',
  lead: `${site.name} builds AI agents for your sales, inbox, research and finance. Delivered by experts into the tools you already use, live in 7 days.`,
  book: 'Book Your Demo',
  watch: 'Watch Demo',
  film: `${site.name} at work`,
  quiz: 'Take the AI Readiness Quiz',
  terms: '30 minutes, no commitment',
} as const;

export const stats: readonly Stat[] = [
  {
    sample: true,
    value: 60,
    suffix: '%',
    label: 'average cost reduction on the work an agent takes over',
    measured: 'Cost per task, 212\u00a0customers, a year before and after',
  },
  {
    sample: true,
    value: 3.5,
    decimals: 1,
    suffix: 'x',
    label: 'productivity increase for the team it works beside',
    measured: 'Tasks per person and week, the same 212\u00a0customers',
  },
  {
    sample: true,
    value: 500,
    suffix: '+',
    label: 'companies run our agents every working day',
    measured: 'Customers with a run on each of the last 20 working days',
  },
  {
    sample: true,
    value: 7,
    suffix: ' days',
    label: 'from kickoff to the first live workflow',
    measured: 'Kept for 94 of the last 100 kickoffs',
  },
];

/** Stands before the customers whose cases are in testimonials.ts; each leads to its case. */
export const customers = {
  sample: true,
  claim: 'Trusted by 500+ companies',
  toCase: (company: string) => `${company}, read the case`,
} as const;

/** The night shift of four agents at one customer, Fjordline Freight, as the panel in the hero shows it. */
export const controlRoom = {
  sample: true,
  title: 'Control room',
  clock: 'Tue 07:58',
  summary:
    'Four agents clear the overnight queue: the SDR Agent books a reply into Thursday 14:30, the Email Agent sorts 38 emails, the Research Agent writes a five-line brief, the Finance Agent matches an invoice.',
  queue: 'in queue',
  doneLabel: 'done since 22:00',
  done: 146,
  queued: 'Queued',
  working: 'Working',
  replay: 'Replay',
  audit: {
    sample: true,
    claim: 'SOC 2 compliant',
    text: 'Every step above is in a log that you can export.',
    open: 'Read the log',
    close: 'Close the log',
    export: 'Export as CSV',
    columns: ['time', 'agent', 'step'],
    entry: '4 runs sealed, sha256 c90e…428c',
    /** When, who, what: the same steps that the four lanes above show. The last line seals the file up to itself. */
    log: [
      ['06:41:02', 'SDR Agent', 'reply of Ines Calloway read'],
      ['06:41:13', 'SDR Agent', 'Thu 14:30 booked, invitation sent'],
      ['07:02:09', 'Email Agent', '38 emails sorted, 6 drafts left for you'],
      ['07:20:00', 'Research Agent', '“Cold chain to Denver” begun'],
      ['07:26:14', 'Research Agent', 'brief of 5 lines filed, 5 sources kept'],
      ['07:57:31', 'Finance Agent', 'INV-2291 and PO-0883 matched, 0.00 off'],
      ['07:58:02', 'Audit', '4 runs sealed, sha256 c90e…428c'],
    ],
    covers:
      'What SOC 2 covers: the platform that your agents run on and our people who can reach it, so access, changes, backups and incidents. It does not cover the tools that you connect. You get the auditor’s report before you sign.',
  },
  sdr: {
    agent: 'SDR Agent',
    input: '1 reply',
    took: '06:41, 11 s',
    from: 'Ines Calloway, Alder Foods',
    message: 'Thursday afternoon works. Can you show it on our lanes?',
    slots: ['14:00', '14:30', '15:00'],
    booked: 1,
    outcome: 'Booked Thu 14:30',
  },
  email: {
    agent: 'Email Agent',
    input: '38 emails',
    took: '07:02, 48 s',
    lanes: [
      { label: 'For you', count: 6 },
      { label: 'Invoices', count: 11 },
      { label: 'Hiring', count: 4 },
      { label: 'Filed', count: 17 },
    ],
    outcome: '38 sorted, 6 drafts',
  },
  research: {
    agent: 'Research Agent',
    input: '1 question',
    took: '07:20, 6 min',
    question: 'Who else ships cold chain to Denver?',
    lines: ['Five carriers run it, two of them daily.', 'Cheapest: $1.12 a mile, 36 h notice.'],
    more: '+3 lines',
    outcome: 'Brief, 5 sources',
  },
  finance: {
    agent: 'Finance Agent',
    input: '1 invoice',
    took: '07:57, 3 s',
    invoice: { label: 'INV-2291', amount: '$4,180.00' },
    ledger: { label: 'PO-0883', amount: '$4,180.00' },
    outcome: 'Matched, 0.00 off',
  },
} as const;
