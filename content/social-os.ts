/**
 * The words of the Social OS page. The deck is made from the same data.
 * The company in the examples is a sample customer, Fernhill Solar, that puts solar panels on business roofs; its month is
 * in social-plan.ts.
 */
import { exampleDay } from './social-day.ts';
import { PLAN, type PostStatus, plan, planThemes, planWeek } from './social-plan.ts';

export type { PostStatus } from './social-plan.ts';

export type CalendarRow = {
  date: string;
  day: string;
  type: string;
  theme: string;
  title: string;
  status: PostStatus;
};

/** Row 1 of the sheet holds the names of its columns, so a day stands one row further down. */
const sheetRowOf = (day: number) => day + 1;

export type SocialAgent = { name: string; job: string; log: string };

export const socialHero = {
  name: 'Social OS',
  title: 'A month of posts, planned, published and tracked.',
  lead: 'One agent plans 30 days from what your company already knows. Others write, publish on 5 platforms every day and keep the sheet up to date. You approve.',
  book: 'Book a Call',
  watch: 'Watch Demo',
  download: 'Download PDF Deck',
  /** Subject of the mail that asks for the deck where there is no script. */
  deckByMail: 'Social OS deck',
  terms: '30-minute call. No commitment.',
  film: 'Social OS: the demo',
};

/** The example month in the hero. */
export const socialMonth = {
  title: 'Content plan',
  range: 'Day 1 to day 30',
  plan,
  today: PLAN.today,
  week: PLAN.week,
  choose: `Days ${PLAN.week.join(' to ')}: choose one to see its posts`,
  post: { time: exampleDay.when, type: exampleDay.type, title: exampleDay.idea },
  summary: `A plan of ${plan.length} days: ${PLAN.today} published, ${PLAN.scheduledUntil - PLAN.today} scheduled, the rest drafted.`,
  platforms: exampleDay.posts.map(({ platform: name, at, status }) => ({ name, at, status })),
};

export const socialExplanation = {
  title: 'Not another scheduling tool. A team that does the work.',
  paragraphs: [
    'A scheduler waits for you to fill it. Social\u00a0OS reads your company knowledge base, decides what is worth saying, writes it for each platform and publishes it.',
    'It plans, publishes and tracks content across 5\u00a0platforms daily, and gives you back 15-20 hours a week.',
  ],
  knowledge: {
    title: 'Company knowledge base',
    sources: [
      { name: 'Website', detail: '42 pages' },
      { name: 'Product sheets', detail: '18 files' },
      { name: 'Customer calls', detail: '31 summaries' },
      { name: 'Past posts', detail: '12 months' },
      { name: 'Brand voice', detail: '1 page of rules' },
    ],
  },
  plan: {
    title: 'What the strategist made of it',
    themes: planThemes,
    posts: 'posts',
    total: '30 posts, one for each day',
  },
};

export const agentHierarchy = {
  title: 'One chain of command, eight agents.',
  lead: 'A post starts as a line in a plan and ends as a row in your sheet. Every agent has one job and one boss.',
  replay: 'Play again',
  strategist: {
    name: 'Strategist agent',
    job: 'Plans a 30-day calendar from your company knowledge base.',
    log: 'day 17: show the work, not the product',
  },
  manager: {
    name: 'Manager agent',
    job: 'Coordinates posting: who publishes what, where and when.',
    log: 'approved by you, out at 08:10',
  },
  platforms: [
    {
      name: 'Website agent',
      job: 'Publishes the long version on your blog.',
      log: 'article, 900\u00a0words',
    },
    { name: 'LinkedIn agent', job: 'Posts for buyers and partners.', log: 'video, 140\u00a0words' },
    { name: 'Twitter agent', job: 'Cuts it into a short thread.', log: 'thread of 4' },
    { name: 'Facebook agent', job: 'Writes for the local crowd.', log: 'video, 60\u00a0words' },
    { name: 'Instagram agent', job: 'Crops, captions and tags.', log: 'reel, 9:16' },
  ],
  tracker: {
    name: 'Sheet tracker',
    job: 'Updates a live spreadsheet with each link, status and result.',
    log: `row ${sheetRowOf(PLAN.today)}: 3 links in, 2 due`,
  },
  /** The row that the tracker writes for the example day. */
  sheetRow: { number: String(sheetRowOf(PLAN.today)), links: '3 links' },
} satisfies Record<string, string | SocialAgent | SocialAgent[] | { number: string; links: string }>;

/** How the month stands: before it is planned, planned, half published, measured. */
export type MonthState = 'empty' | 'planned' | 'running' | 'measured';

export type MonthStep = {
  number: number;
  title: string;
  month: MonthState;
  when: string;
  description: string;
  detail: string;
};

export const socialSteps = {
  title: 'How it works',
  /** The month after each step, for those who cannot see it drawn. */
  months: {
    empty: 'An empty month of 30 days.',
    planned: '30 days planned: 26 approved as they were, 4 changed.',
    running: `The same month on day ${PLAN.today}: ${PLAN.today} days published, ${PLAN.scheduledUntil - PLAN.today} scheduled, the rest drafted.`,
    measured: 'The whole month, with the days that did best standing out.',
  } satisfies Record<MonthState, string>,
  /** Days of the plan that were changed before they were approved. */
  changed: [7, 14, 22, 28] as readonly number[],
  /** The theme that did best. */
  best: 'Customer proof',
  steps: [
    {
      number: 1,
      title: 'Feed it',
      month: 'empty',
      when: 'Once',
      description: 'Connect the website, product sheets, calls and past posts. That is the knowledge base.',
      detail: '5 sources read, 3\u00a0questions back to you',
    },
    {
      number: 2,
      title: 'Approve the plan',
      month: 'planned',
      when: 'Once a month',
      description:
        'The strategist hands you 30\u00a0days: themes, titles, formats. Change a line or wave it through.',
      detail: '30 posts planned, 26\u00a0approved as they were',
    },
    {
      number: 3,
      title: 'It publishes',
      month: 'running',
      when: 'Every day',
      description:
        'The manager hands each post to five platform agents, who adapt it and put it out on time.',
      detail: '1 idea, 5 platforms, 0 copy and paste',
    },
    {
      number: 4,
      title: 'It tracks and learns',
      month: 'measured',
      when: 'Every night',
      description: 'The sheet tracker writes down what happened. Next month is planned from what worked.',
      detail: 'Customer proof did\u00a0best: 3\u00a0more next month',
    },
  ] satisfies MonthStep[],
};

const dateOf = (number: number) => `Day ${number}`;

export const exampleCalendar = {
  title: 'One week, as you would see it',
  lead: 'This is the sheet that the tracker keeps. It is yours and it is live. Choose a day to see the five posts made from its idea.',
  postsOf: (when: string) => `Posts of ${when}`,
  posts: (idea: string, count: number) => `${idea}: one idea, ${count} posts`,
  file: 'Content calendar, 30 days',
  caption: 'Example weekly calendar',
  columns: { date: 'Date', day: 'Day', type: 'Type', theme: 'Theme', title: 'Title', status: 'Status' },
  dateOf,
  /** Where the week begins in the sheet of the whole month. */
  firstRow: sheetRowOf(PLAN.week[0]),
  rows: planWeek.map(({ number, ...row }): CalendarRow => ({ date: dateOf(number), ...row })),
};

export const socialResults = {
  title: 'What to expect',
  saved: {
    sample: true,
    value: '15-20',
    label: 'hours saved a week',
    basis:
      'The middle half of our first 24 customers: time sheets of 8\u00a0weeks before the start against 8\u00a0weeks after it.',
    caption: 'Hours saved a week, by task',
    hours: (low: number, high: number) => `${low}–${high} h`,
    /** Hours a week, low and high: they add up to the claim. */
    tasks: [
      { name: 'Planning what to post', low: 3, high: 4 },
      { name: 'Writing and designing', low: 7, high: 9 },
      { name: 'Adapting and posting', low: 3, high: 4 },
      { name: 'Tracking and reporting', low: 2, high: 3 },
    ],
  },
  figures: [
    { value: '30', label: 'days of content planned ahead' },
    { value: '5', label: 'platforms, from one plan' },
    { value: 'Daily', label: 'publishing, weekends included' },
  ],
};

export const socialTestimonial = {
  sample: true,
  quote:
    'We used to post when someone felt guilty about it. Now there is something good out every morning, and I read the plan on the train once a month.',
  name: 'Sofia Lindqvist',
  position: 'Head of Marketing',
  company: 'Fernhill Solar',
  companyType: 'Solar installer, 60 people',
  /** What changed, as measured. Inside the claim of 15-20 hours. */
  measured: {
    hoursBefore: 19,
    hoursAfter: 2,
    daysBefore: 9,
    daysAfter: 30,
    hours: 'hours a week on social media',
    days: 'posting days of 30',
    was: (before: number) => `was ${before}`,
    basis:
      'Time sheets of a marketing team of three, 8\u00a0weeks before the start and 8\u00a0weeks after it.',
  },
};

export const socialClosing = {
  title: 'Your next 30\u00a0days could already be planned.',
  lead: 'Bring your website to the call. We will show you the first week Social OS would post for you.',
  terms: ['30-minute call', 'Your own example week', 'No commitment'],
};

/** The dialog that asks where to send the deck. */
export const deckRequest = {
  title: 'Get the Social OS deck',
  description: 'We will send the PDF to your email.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Work email',
    company: 'Company',
    phone: 'Phone',
  },
  /** Under the deck's first page, small. */
  facts: (pages: number, kilobytes: number) => `PDF, ${pages} pages, ${kilobytes} kB`,
  submit: 'Send me the deck',
  sending: 'Sending...',
  sent: 'Thank you! Your request has been submitted. The PDF deck will be sent to your email shortly.',
  failed: (email: string) =>
    `There was an issue submitting your request. Please try again or contact us directly at ${email}`,
};
