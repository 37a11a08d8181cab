import { successStoriesIntro, testimonials } from '#content/landing/testimonials.ts';
import { SuccessStories } from './success-stories.tsx';

/** The section with its words, which the browser loads with it. */
export function SuccessStoriesIsland() {
  return <SuccessStories {...successStoriesIntro} testimonials={testimonials} />;
}
