import { deferred } from '#app/loading/deferred.tsx';

/** Sections below the first screen: each is a chunk of its own with its words, fetched when the visitor comes near. */
export const below = deferred('social-', {
  Explanation: () => import('./explanation.tsx'),
  Hierarchy: () => import('./hierarchy.tsx'),
  Steps: () => import('./steps.tsx'),
  Calendar: () => import('./calendar.tsx'),
  Results: () => import('./results.tsx'),
  Testimonial: () => import('./testimonial.tsx'),
  Closing: () => import('./closing.tsx'),
});
