/**
 * Day 17 of the example month (social-plan.ts): one idea and the five native posts made from it. It is 10:00, so three
 * are out and two wait for their hour. The landing page shows it too, so it stands apart from the month.
 */
import type { PostStatus } from './social-plan.ts';

export type NativePost = {
  platform: 'LinkedIn' | 'Twitter' | 'Website' | 'Instagram' | 'Facebook';
  at: string;
  status: Exclude<PostStatus, 'Draft'>;
  /** What the platform's agent makes of the idea. */
  format: string;
  title: string;
  text: string;
};

export const exampleDay = {
  sample: true,
  company: 'Fernhill Solar',
  when: 'Day 17, Wednesday',
  type: 'Short video',
  theme: 'Behind the work',
  idea: 'A crane, 96 panels and one quiet Wednesday',
  picture: 'A crane lifts a solar panel onto a roof at sunrise.',
  posts: [
    {
      platform: 'LinkedIn',
      at: '08:10',
      status: 'Published',
      format: 'Video, 140 words',
      title: 'Why we book the crane on Wednesdays',
      text: 'Wednesday is the quietest day on an industrial estate. So that is when the crane comes: 96 panels, six people, not one parking space lost.',
    },
    {
      platform: 'Twitter',
      at: '08:10',
      status: 'Published',
      format: 'Thread of 4',
      title: 'One roof, one day, four posts',
      text: 'Last week on Dock Road: 06:10 the crane. 08:40 the first row. 14:05 the last clamp. 16:00 the first kilowatt.',
    },
    {
      platform: 'Website',
      at: '08:12',
      status: 'Published',
      format: 'Article, 900 words',
      title: 'How 96 panels get onto a roof',
      text: 'The whole day, hour by hour: who does what, what the crane costs, and what your own team has to do. Very little.',
    },
    {
      platform: 'Instagram',
      at: '12:30',
      status: 'Scheduled',
      format: 'Reel, 9:16',
      title: 'Sunrise from the crane',
      text: 'Sunrise, seen from the hook of a crane. 96 panels to go.',
    },
    {
      platform: 'Facebook',
      at: '17:45',
      status: 'Scheduled',
      format: 'Video, 60 words',
      title: 'Thank you, neighbours on Dock Road',
      text: 'The crane on Dock Road was ours. Thank you for letting the truck through. This is what it was for.',
    },
  ],
} as const satisfies {
  sample: true;
  company: string;
  when: string;
  type: string;
  theme: string;
  idea: string;
  picture: string;
  posts: readonly NativePost[];
};
