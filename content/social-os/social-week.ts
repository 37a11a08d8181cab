/**
 * The example week, days 15 to 21 of social-plan.ts: the five posts of each day. Separate, because the browser needs it
 * only for the calendar.
 */
import words from '#words/social-os/week.json' with { type: 'json' };
import { fill } from '../message.ts';
import { exampleDay, type NativePost } from './social-day.ts';
import { PLAN, type PostStatus, planWeek } from './social-plan.ts';

export type DayPost = Omit<NativePost, 'status'> & { status: PostStatus };

/** Motif of each day's pictures. The example day has its own posts and picture. */
const MOTIFS = ['survey', 'bills', 'crane', 'tariff', 'poll', 'crew', 'numbers'] as const;

export type WeekDay = {
  number: number;
  when: string;
  idea: string;
  posts: readonly DayPost[];
  picture: { motif: (typeof MOTIFS)[number]; alt: string };
};

const EXAMPLE = PLAN.today - PLAN.week[0];
type Told = { picture: string; posts: readonly (Omit<NativePost, 'status'> & { status?: PostStatus })[] };
const told = (words.days as readonly Told[]).toSpliced(EXAMPLE, 0, exampleDay);

export const exampleWeek: readonly WeekDay[] = planWeek.map(({ number, day, title, status }, i) => ({
  number,
  when: fill(words.when, { number, day }),
  idea: title,
  posts: told[i]?.posts.map((post) => ({ status, ...post })) ?? [],
  picture: { motif: MOTIFS[i] ?? 'crane', alt: told[i]?.picture ?? '' },
}));
