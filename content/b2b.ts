import type { ProductCopy } from './product-copy.ts';

/** The words of the B2B sales page below its first screen. Companies and people are samples: the same lead as on the board. */
export const leadGeneration = {
  title: 'Lead generation that never stops looking.',
  text: 'Agents read directories, job boards, event lists and company sites all day, and keep only who fits your customer profile.',
  figure: {
    sample: true,
    value: '10,000+',
    label: 'leads per month',
    basis: 'At our customer Northbeam, before their fit is scored',
  },
  feed: {
    sample: true,
    title: 'Found in the last hour',
    columns: { company: 'Company', why: 'Why it fits', fit: 'Fit' },
    rows: [
      { company: 'Tamarack Freight', source: 'Trade directory', why: 'Hiring 3 dispatchers', fit: 96 },
      { company: 'Osprey Robotics', source: 'Job board', why: 'New VP of Sales', fit: 91 },
      { company: 'Norwick Foods', source: 'Event list', why: 'Opens a second site', fit: 88 },
      { company: 'Calder Dental', source: 'Web search', why: '11 practices, one desk', fit: 83 },
      { company: 'Tern & Sons', source: 'Trade directory', why: 'Too small, left out', fit: 34 },
    ],
    /** Below this a company is left out. */
    enough: 60,
  },
};

export const enrichment = {
  fields: (count: number) => `${count} fields`,
  title: 'Enrichment, so that nobody writes “Dear Sir”.',
  text: 'Each name becomes a person with a role, a reason and a verified way to reach them. Anything that cannot be checked is left blank.',
  figure: {
    sample: true,
    value: '50+',
    label: 'data points per lead',
    basis: 'Looked up and checked before the first message',
  },
  record: {
    sample: true,
    name: 'Dana Whitlock',
    role: 'COO, Tamarack Freight',
    filled: '52 of 52 fields checked',
    groups: [
      { name: 'Company', fields: 18, sample: '140 people, 3 depots, growing 22% a year' },
      { name: 'Person', fields: 14, sample: 'COO since 2023, ran dispatch before' },
      { name: 'Technology', fields: 11, sample: 'HubSpot, Samsara, no route planner' },
      { name: 'Intent', fields: 9, sample: 'Hiring 3 dispatchers, asked about routing' },
    ],
  },
};

export const outreach = {
  day: (number: number) => `Day ${number}`,
  title: 'Multi-channel outreach that sounds like one person.',
  text: 'Email, LinkedIn and AI voice share one memory. What was said on day 1 is known in the call on day 6.',
  figure: { value: '3', label: 'channels, one memory' },
  lanes: ['Email', 'LinkedIn', 'AI voice'],
  days: 6,
  events: [
    { lane: 'Email', day: 1, text: 'Hiring three dispatchers? With planned routes you may need one.' },
    { lane: 'LinkedIn', day: 3, text: 'Request accepted. A short case: a carrier with two depots.' },
    { lane: 'Email', day: 4, text: 'The numbers behind that case, as asked.' },
    { lane: 'LinkedIn', day: 5, text: 'Thanks. May I call about your depots?' },
    { lane: 'AI voice', day: 6, text: '“Tuesday morning would work.”' },
  ],
  booked: 'Meeting booked: Tuesday, 10:30',
};

export const enterprise = {
  title: 'Enterprise tools, where the meeting lands.',
  text: 'What the agents learn goes straight into the systems your team already runs, under the rules your company already has.',
  /** What lies ready for the meeting that the board books. */
  brief: {
    sample: true,
    title: 'Brief for the meeting',
    lines: [
      '140 people, 3 depots, growing 22% a year',
      'Hiring 3 dispatchers, has no route planner',
      'Wants a number for 140 seats',
    ],
  },
  log: {
    title: 'Controls',
    rows: [
      { name: 'CRM sync', detail: 'Salesforce or HubSpot, both ways', state: 'In step' },
      { name: 'Calendars', detail: 'Round robin over the sales team', state: '9 people' },
      { name: 'Approvals', detail: 'First message of each campaign', state: 'On' },
      { name: 'Do-not-contact list', detail: 'Checked before every send', state: 'On' },
      { name: 'Audit log', detail: 'Every message, and who approved it', state: '12 months' },
    ],
  },
};

export const b2bFeatures = {
  title: 'What your team sees',
  reporting: {
    sample: true,
    title: 'Automated reporting and analytics',
    text: 'A report every Monday that nobody had to write: what went out, what came back, what to change.',
    chart: 'Replies a week',
    /** Replies in each of the last eight weeks. */
    weeks: [14, 19, 17, 26, 31, 29, 38, 45],
    note: 'Emails before 08:00 get twice the replies. Moved the send time.',
  },
  collaboration: {
    sample: true,
    title: 'Team collaboration and data sharing',
    text: 'A reply reaches the right person with everything that was said before. Nobody asks for the spreadsheet.',
    thread: [
      { who: 'Agent', text: 'Dana replied and wants a number for 140 seats. Assigned to Maya.' },
      { who: 'Maya', text: 'Took it. Sharing the freight price sheet with Leo.' },
      { who: 'Leo', text: 'Added. She also asked about depots, see the call notes.' },
    ],
  },
};

export const workflowIntegration = {
  title: 'Seamless Workflow Integration',
  text: 'The AI orchestrates timing, messaging and follow-ups across all channels.',
  seen: 'What it sees',
  done: 'What it does',
  decisions: [
    { what: 'Timing', signal: 'Opens email at 07:40, twice', action: 'The next one leaves at 07:30' },
    { what: 'Messaging', signal: 'Asked about onboarding', action: 'LinkedIn and voice talk onboarding too' },
    { what: 'Follow-ups', signal: 'Three days of silence', action: 'A call instead of a third email' },
  ],
};

export const b2bProof = {
  sample: true,
  title: 'Join 200+ companies',
  text: 'Their sales teams spend the day in meetings, not in lists. Response rates up 320%.',
  stats: [
    { value: '5x', label: 'more qualified leads', counted: 'Leads that sales took on' },
    { value: '80%', label: 'time saved', counted: 'Hours on lists and first messages' },
    { value: '3.2x', label: 'higher response rate', counted: 'Replies to every 100 first messages' },
    { value: '45%', label: 'conversion increase', counted: 'First meetings that became offers' },
  ],
  live: [
    {
      claim: '247 prospects generated this week',
      counted: 'At Northbeam, since Monday: a fit of 60 or more',
    },
    {
      claim: '1,847 emails sent today',
      counted: 'First messages of all 200+ customers, since midnight UTC',
    },
    {
      claim: '94% client satisfaction rate',
      counted: 'Everyone who uses it, asked 90 days after go-live',
    },
  ],
  basis:
    'The four figures above: middle values of the sales teams of 200+ customers, two quarters before the start against the two after it, from their CRM and time sheets.',
};

export const b2bClosing: ProductCopy['closing'] = {
  title: 'Let the next meeting book itself.',
  lead: 'In the demo we run your customer profile through the board, and you hear the voice agent make a call.',
  book: 'Book Your Sales Demo',
  quiz: 'Take AI Readiness Quiz',
  terms: ['30-minute demo', 'See live automation', 'No commitment required'],
};
