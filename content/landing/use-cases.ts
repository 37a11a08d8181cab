import { inWords } from '#content/number-words.ts';

export type UseCase = {
  id: string;
  /** Its figures are to be replaced by your own. */
  sample?: boolean;
  industry: string;
  title: string;
  description: string;
  /** A scene of use-case-scenes.ts, and its description for those who do not see it. Without one the points are drawn. */
  image?: 'ward' | 'ledger' | 'chat' | 'line' | 'file';
  imageAlt?: string;
  keyMetric1Value: string;
  keyMetric1Label: string;
  keyMetric2Value: string;
  keyMetric2Label: string;
  bulletPoints: string[];
};

export const useCases: UseCase[] = [
  {
    id: 'healthcare',
    sample: true,
    industry: 'Healthcare',
    title: 'Shifts filled before the morning round',
    description:
      'The agent reads leave, skills and bed counts, proposes the roster and writes to the nurse in question.',
    image: 'ward',
    imageAlt: 'Ward schedule: one sick leave at 07:00, covered by a nurse from the float pool at 07:04.',
    keyMetric1Value: '62%',
    keyMetric1Label: 'admin time saved',
    keyMetric2Value: '$2.4M',
    keyMetric2Label: 'annual savings',
    bulletPoints: [
      'Rosters that respect rest hours and skills',
      'Discharge letters drafted from the chart',
      'Referrals sorted by urgency, day and night',
    ],
  },
  {
    id: 'finance',
    sample: true,
    industry: 'Finance',
    title: 'The month closes on the first working day',
    description:
      'Invoices, bank lines and contracts are matched as they arrive. People see only what does not fit.',
    image: 'ledger',
    imageAlt:
      'Ledger: six bank lines, five matched with their invoice and one held because it was billed twice.',
    keyMetric1Value: '28%',
    keyMetric1Label: 'ROI increase',
    keyMetric2Value: '73%',
    keyMetric2Label: 'error reduction',
    bulletPoints: [
      'Reconciliation every night, not every month',
      'Duplicate and odd invoices held for a person',
      'Board report with a source behind each number',
    ],
  },
  {
    id: 'e-commerce',
    sample: true,
    industry: 'E-commerce',
    title: 'An answer before the customer looks away',
    description:
      'The agent knows the order, the parcel and the return rules, and hands over when a person should decide.',
    image: 'chat',
    imageAlt:
      'Shop chat: a customer asks where a parcel is, the agent answers in four seconds and rebooks the delivery.',
    keyMetric1Value: '92%',
    keyMetric1Label: 'faster response',
    keyMetric2Value: '34%',
    keyMetric2Label: 'CSAT increase',
    bulletPoints: [
      'Order and parcel questions solved in the chat',
      'Returns, refunds and swaps within your rules',
      'The tone of your brand in every language you sell in',
    ],
  },
  {
    id: 'manufacturing',
    sample: true,
    industry: 'Manufacturing',
    title: 'The bearing is changed before it fails',
    description:
      'Sensor readings, shift logs and part stock in one view. The agent books the repair into the quiet hour.',
    image: 'line',
    imageAlt:
      'Production line: the press shakes more and would fail on Thursday; its repair is booked for Wednesday at 14:00.',
    keyMetric1Value: '41%',
    keyMetric1Label: 'downtime reduction',
    keyMetric2Value: '31%',
    keyMetric2Label: 'quality improvement',
    bulletPoints: [
      'Failures announced days ahead, with the part number',
      'Defects traced to batch, machine and shift',
      'Spare parts ordered at the reorder point',
    ],
  },
  {
    id: 'legal',
    sample: true,
    industry: 'Legal',
    title: 'Ninety pages read, four clauses on your desk',
    description:
      'The agent compares each clause with your playbook and cites the page, so that a lawyer can decide at once.',
    image: 'file',
    imageAlt:
      'Case file: a contract with four clauses marked, each with a note that says what is off and cites the page.',
    keyMetric1Value: '75%',
    keyMetric1Label: 'time saved on review',
    keyMetric2Value: '82%',
    keyMetric2Label: 'faster case research',
    bulletPoints: [
      'Deviations marked against your own playbook',
      'Precedents with court, year and paragraph',
      'Nothing leaves your document system',
    ],
  },
];

export const useCasesIntro = {
  title: `What agents do in ${inWords(useCases.length)} industries`,
  text: 'A ward has other work than a warehouse. The figures show what changed once agents took it over.',
  booking: 'Book a Demo',
  choose: 'Choose an industry',
  noun: 'use case',
  /** What is drawn for a use case without a scene of its own. */
  drawn: (industry: string) => `Jobs of the agents in ${industry}, done one after the other.`,
};
