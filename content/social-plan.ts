/**
 * The example month of Social OS: 30 days from a Monday, one idea a day, for the sample customer Fernhill Solar.
 * Page, deck, film and shared pictures all read it, so that no day has two statuses. It has no dates that could go stale.
 */
export type PostStatus = 'Published' | 'Scheduled' | 'Draft';

export type PlanDay = {
  number: number;
  day: string;
  type: string;
  theme: string;
  title: string;
  status: PostStatus;
};

/** It is the morning of day 17, in the week of days 15 to 21. Two more days are approved; what comes later waits as a draft. */
export const PLAN = { today: 17, scheduledUntil: 19, week: [15, 21] } as const;

/** Where the posts of a day of the example week stand on the page. */
export const dayAnchor = (day: number) => `day-${day}`;

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const EDUCATION = 'Buyer education';
const PROOF = 'Customer proof';
const WORK = 'Behind the work';
const NEWS = 'Industry news';
const COMMUNITY = 'Community';

const IDEAS: readonly (readonly [type: string, theme: string, title: string])[] = [
  ['Article', EDUCATION, 'How big is a roof, in kilowatts?'],
  ['Carousel', PROOF, 'A bakery, 40 panels, one lower bill'],
  ['Article', EDUCATION, 'Five questions to ask any installer'],
  ['Thread', NEWS, 'What the export rule means for offices'],
  ['Short video', PROOF, 'We forgot that they are up there'],
  ['Photo story', WORK, 'Loading the truck at five in the morning'],
  ['Recap', EDUCATION, 'Three roofs that are not worth it'],
  ['Carousel', PROOF, 'One year of sun on a cold store'],
  ['Article', EDUCATION, 'Lease, loan or cash: a plain table'],
  ['Short video', WORK, 'How we check 300 screws'],
  ['Thread', NEWS, 'Grid queues, and how to leave yours'],
  ['Poll', COMMUNITY, 'Flat roof, pitched roof or car park?'],
  ['Photo story', WORK, 'First roof of our youngest electrician'],
  ['Recap', PROOF, 'Two schools, 1,100 pupils, one meter'],
  ['Article', EDUCATION, 'What a roof survey tells you before you sign'],
  ['Carousel', PROOF, 'Five roofs, five bills: what changed in a year'],
  ['Short video', WORK, 'A crane, 96 panels and one quiet Wednesday'],
  ['Thread', NEWS, 'The new grid tariff, explained with one warehouse'],
  ['Poll', COMMUNITY, 'What keeps your building off solar?'],
  ['Photo story', WORK, 'The crew that signs off every inverter'],
  ['Recap', PROOF, 'Three numbers from five roofs'],
  ['Article', EDUCATION, 'What happens on a cloudy day'],
  ['Short video', PROOF, 'A depot that charges its own vans'],
  ['Carousel', EDUCATION, 'Batteries: when they pay and when not'],
  ['Thread', NEWS, 'The carbon report in five lines'],
  ['Poll', COMMUNITY, 'Which bill would you halve first?'],
  ['Photo story', WORK, 'What is in the van'],
  ['Recap', EDUCATION, 'Your questions of the month, answered'],
  ['Carousel', PROOF, 'One hotel, from first call to first kilowatt'],
  ['Article', EDUCATION, 'How to read your first solar bill'],
];

const statusOf = (number: number): PostStatus => {
  if (number <= PLAN.today) return 'Published';
  return number <= PLAN.scheduledUntil ? 'Scheduled' : 'Draft';
};

export const plan: readonly PlanDay[] = IDEAS.map(([type, theme, title], i) => ({
  number: i + 1,
  day: WEEK[i % WEEK.length] ?? '',
  type,
  theme,
  title,
  status: statusOf(i + 1),
}));

/** The week of the example day. */
export const planWeek = plan.slice(PLAN.week[0] - 1, PLAN.week[1]);

/** How many days each theme has, most first. */
export const planThemes = [EDUCATION, PROOF, WORK, NEWS, COMMUNITY].map((name) => ({
  name,
  posts: plan.filter(({ theme }) => theme === name).length,
}));
