/**
 * Day 17 of the example month (social-plan.ts): one idea and its five posts. It is 10:00, so three posts are published
 * and two are scheduled. It is a separate file, because the landing page shows it too.
 */
import words from '#words/social-os/day.json' with { type: 'json' };
import type { PostStatus } from './social-plan.ts';

export type NativePost = {
  platform: 'LinkedIn' | 'Twitter' | 'Website' | 'Instagram' | 'Facebook';
  at: string;
  status: Exclude<PostStatus, 'Draft'>;
  isVideo?: boolean;
  /** Format of the post on this platform. */
  format: string;
  title: string;
  text: string;
};

const {
  posts: [linkedIn, twitter, website, instagram, facebook],
  ...day
} = words.exampleDay;

export const exampleDay = {
  sample: true,
  ...day,
  posts: [
    { ...linkedIn, status: 'Published', isVideo: true },
    { ...twitter, status: 'Published' },
    { ...website, status: 'Published' },
    { ...instagram, status: 'Scheduled', isVideo: true },
    { ...facebook, status: 'Scheduled', isVideo: true },
  ],
} as const satisfies Record<string, string | boolean | readonly NativePost[]>;
