/**
 * Day 17 of the example month (social-plan.ts): one idea and its five posts. It is 10:00, so three posts are published
 * and two are scheduled. It is a separate file, because the landing page shows it too.
 */
import words from '#words/social-os/day.json' with { type: 'json' };

export const PLATFORMS = ['LinkedIn', 'Twitter', 'Website', 'Instagram', 'Facebook'] as const;

const { posts, ...day } = words.exampleDay;

const STATUSES = {
  LinkedIn: { status: 'Published', isVideo: true },
  Twitter: { status: 'Published', isVideo: false },
  Website: { status: 'Published', isVideo: false },
  Instagram: { status: 'Scheduled', isVideo: true },
  Facebook: { status: 'Scheduled', isVideo: true },
} as const;

export const exampleDay = {
  sample: true,
  ...day,
  posts: PLATFORMS.map((platform) => ({ platform, ...posts[platform], ...STATUSES[platform] })),
};
export type NativePost = (typeof exampleDay.posts)[number];
