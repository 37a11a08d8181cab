/**
 * The five posts of each day in the example week, days 15 to 21 of social-plan.ts. It is a separate file, because the
 * browser needs it only for the calendar.
 */
import words from '#words/social-os/week.json' with { type: 'json' };
import { fill } from '../message.ts';
import { exampleDay, type NativePost, PLATFORMS } from './social-day.ts';
import { PLAN, type PostStatus, planWeek } from './social-plan.ts';

export type DayPost = Omit<NativePost, 'status' | 'isVideo'> & { status: PostStatus; isVideo?: boolean };

/** Motif of the pictures of each day. The example day has its own posts and picture. */
const MOTIFS = ['survey', 'bills', 'crane', 'tariff', 'poll', 'crew', 'numbers'] as const;

const EXAMPLE_INDEX = PLAN.today - PLAN.week[0];
type DayWords = { picture: string; posts: readonly (Omit<DayPost, 'status'> & { status?: PostStatus })[] };
const dayWords: readonly DayWords[] = words.days
  .map(
    ({ picture, posts }): DayWords => ({
      picture,
      posts: PLATFORMS.map((platform) => ({ platform, ...posts[platform] })),
    }),
  )
  .toSpliced(EXAMPLE_INDEX, 0, exampleDay);

export const exampleWeek = planWeek.map(({ number, day, title, status }, i) => ({
  number,
  when: fill(words.when, { number, day }),
  idea: title,
  posts: dayWords[i]?.posts.map((post): DayPost => ({ status, ...post })) ?? [],
  picture: { motif: MOTIFS[i] ?? 'crane', alt: dayWords[i]?.picture ?? '' },
}));
export type WeekDay = (typeof exampleWeek)[number];
