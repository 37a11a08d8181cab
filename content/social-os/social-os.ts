/**
 * Copy of the Social OS page and the deck. The sample customer, Fernhill Solar, installs solar panels on roofs of
 * companies. The month of this customer is in social-plan.ts.
 */
import { caseStudyPath } from '#domain/paths.ts';
import words from '#words/social-os/page.json' with { type: 'json' };
import { hasPart } from '../has-part.ts';
import { fill } from '../message.ts';
import { offer } from '../offer.ts';
import { exampleDay, type NativePost } from './social-day.ts';
import { bestTheme, PLAN, plan, planThemes, planWeek } from './social-plan.ts';

export type { PostStatus } from './social-plan.ts';

/** Row of a day in the sheet. Row 1 is the header. */
const sheetRowOf = (day: number) => day + 1;

export type SocialAgent = { name: string; job: string; log: string };
export type PlatformAgent = SocialAgent & { post: NativePost };

export const socialHero = {
  ...words.socialHero,
  /** Undefined if the offer has no price. */
  setup: offer.setupPrice ? words.socialHero.setup : undefined,
};

const COUNTS = {
  days: plan.length,
  today: PLAN.today,
  published: PLAN.today,
  scheduled: PLAN.scheduledUntil - PLAN.today,
  first: PLAN.week[0],
  last: PLAN.week[1],
};

/** Status of a day whose posts are not all published. */
const partlyPublished = (publishedCount: number, count: number) =>
  fill(words.exampleCalendar.partly, { out: publishedCount, count });

const todayState = partlyPublished(
  exampleDay.posts.filter(({ status }) => status === 'Published').length,
  exampleDay.posts.length,
);

/** The example month in the hero. */
export const socialMonth = {
  ...fill(words.socialMonth, COUNTS),
  plan,
  today: PLAN.today,
  state: todayState,
  week: PLAN.week,
  post: { time: exampleDay.when, type: exampleDay.type, title: exampleDay.idea },
  platforms: exampleDay.posts.map(({ platform: name, at, status }) => ({ name, at, status })),
};

export const socialExplanation = {
  ...words.socialExplanation,
  plan: { ...words.socialExplanation.plan, themes: planThemes },
};

const row = String(sheetRowOf(PLAN.today));

export const agentHierarchy = {
  ...fill(words.agentHierarchy, { row }),
  /** In the order of their posts. */
  platforms: exampleDay.posts.map(
    (post): PlatformAgent => ({ ...words.agentHierarchy.platforms[post.platform], post }),
  ),
  /** The row that the tracker writes for the example day. */
  sheetRow: { number: row, links: words.agentHierarchy.sheetRow, state: todayState },
};

const { feed, approve, publish, track } = words.socialSteps.steps;

export const socialSteps = {
  ...fill(words.socialSteps, COUNTS),
  /** Days of the plan that were edited before approval. */
  changed: [7, 14, 22, 28] as readonly number[],
  /** The most successful theme. */
  best: bestTheme,
  steps: [
    { number: 1, month: 'empty' as const, ...feed },
    { number: 2, month: 'planned' as const, ...approve },
    { number: 3, month: 'running' as const, ...publish },
    { number: 4, month: 'measured' as const, ...track },
  ],
};
export type MonthStep = (typeof socialSteps)['steps'][number];
/** State of the month: not planned, planned, partly published, or measured. */
export type MonthState = MonthStep['month'];

const dateOf = (number: number) => fill(words.exampleCalendar.dateOf, { number });

export const exampleCalendar = {
  ...words.exampleCalendar,
  postsOf: (when: string) => fill(words.exampleCalendar.postsOf, { when }),
  partly: partlyPublished,
  posts: (idea: string, count: number) => fill(words.exampleCalendar.posts, { idea, count }),
  dateOf,
  /** First row of the week in the table of the month. */
  firstRow: sheetRowOf(PLAN.week[0]),
  rows: planWeek.map(({ number, ...day }) => ({ date: dateOf(number), ...day })),
};
export type CalendarRow = (typeof exampleCalendar)['rows'][number];

const { saved } = words.socialResults;
/** Lowest and highest hours per week of each task. Their sums are the claim. */
const SAVED_HOURS = {
  plan: { low: 3, high: 4 },
  write: { low: 7, high: 9 },
  publish: { low: 3, high: 4 },
  track: { low: 2, high: 3 },
};

export const socialResults = {
  ...words.socialResults,
  saved: {
    ...saved,
    sample: true,
    hours: (low: number, high: number) => fill(saved.hours, { low, high }),
    tasks: (['plan', 'write', 'publish', 'track'] as const).map((task) => ({
      ...SAVED_HOURS[task],
      name: saved.tasks[task],
    })),
  },
};

const { measured } = words.socialTestimonial;

export const socialTestimonial = {
  ...words.socialTestimonial,
  id: 'fernhill',
  /** A file in content/portraits, or empty. */
  image: 'fernhill.svg',
  href: hasPart('case-studies') ? caseStudyPath('fernhill') : undefined,
  sample: true,
  /** The measured result. The saved hours are within the claim of 15-20 hours. */
  measured: {
    ...measured,
    hoursBefore: 19,
    hoursAfter: 2,
    daysBefore: 9,
    daysAfter: 30,
    was: (before: number) => fill(measured.was, { before }),
  },
};

export const socialClosing = words.socialClosing;

/** The dialog of the deck request. */
export const deckRequest = {
  ...words.deckRequest,
  /** Small text below the deck's first page. */
  facts: (pages: number, kilobytes: number) => fill(words.deckRequest.facts, { pages, kilobytes }),
  failed: (email: string) => fill(words.deckRequest.failed, { email }),
};
