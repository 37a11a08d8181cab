import { SuccessStories } from '#app/sections/landing/success-stories/success-stories.tsx';
import { successStoriesIntro, testimonials } from '#content/landing/testimonials.ts';

/** The section with its words, which the browser loads with it. */
export function SuccessStoriesIsland() {
  return <SuccessStories {...successStoriesIntro} testimonials={testimonials} />;
}
