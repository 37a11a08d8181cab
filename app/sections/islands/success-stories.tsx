import { SuccessStories } from '#app/sections/landing/success-stories/success-stories.tsx';
import { successStoriesIntro, testimonials } from '#content/landing/testimonials.ts';

/** Binds the section to its copy, so that the browser loads both together. */
export function SuccessStoriesIsland() {
  return <SuccessStories {...successStoriesIntro} testimonials={testimonials} />;
}
