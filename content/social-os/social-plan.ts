/**
 * The example month of Social OS: 30 days, starting on a Monday, with one idea per day, for the sample customer Fernhill
 * Solar. Page, deck, film and Open Graph images show it. It has no dates that could become outdated.
 */
import words from '#words/social-os/plan.json' with { type: 'json' };

export type PostStatus = 'Published' | 'Scheduled' | 'Draft';

/** Today is day 17. The example week has the days 15 to 21. Days up to 19 are scheduled, later days are drafts. */
export const PLAN = { today: 17, scheduledUntil: 19, week: [15, 21] } as const;

/** Anchor of a day in the example week. */
export const dayAnchor = (day: number) => `day-${day}`;

/** Label of each status. */
export const postStatuses: Readonly<Record<PostStatus, string>> = words.statuses;

/** The theme of each day. */
const THEMES =
  'education proof education news proof work education proof education work news community work proof education proof work news community work proof education proof education news community work education proof education'.split(
    ' ',
  ) as (keyof typeof words.themes)[];

const statusOfDay = (number: number): PostStatus => {
  if (number <= PLAN.today) return 'Published';
  return number <= PLAN.scheduledUntil ? 'Scheduled' : 'Draft';
};

export const plan = THEMES.map((theme, i) => ({
  number: i + 1,
  day: words.days[i % words.days.length] ?? '',
  type: words.ideas[i]?.type ?? '',
  theme: words.themes[theme],
  title: words.ideas[i]?.title ?? '',
  status: statusOfDay(i + 1),
}));
export type PlanDay = (typeof plan)[number];

/** The week of the example day. */
export const planWeek = plan.slice(PLAN.week[0] - 1, PLAN.week[1]);

/** Number of days per theme, most frequent first. */
export const planThemes = Object.values(words.themes).map((name) => ({
  name,
  posts: plan.filter(({ theme }) => theme === name).length,
}));

export const bestTheme = words.themes.proof;
