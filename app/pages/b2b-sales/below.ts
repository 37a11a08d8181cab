import { deferred } from '#app/loading/deferred.tsx';

/** Sections below the first screen: each is a chunk of its own with its words, fetched when the visitor comes near. */
export const below = deferred('b2b-', {
  LeadGeneration: () => import('./lead-generation.tsx'),
  Enrichment: () => import('./enrichment.tsx'),
  Outreach: () => import('./outreach.tsx'),
  Enterprise: () => import('./enterprise.tsx'),
  Features: () => import('./features.tsx'),
  Workflow: () => import('./workflow.tsx'),
  Proof: () => import('./proof.tsx'),
  QuizSection: () => import('#app/sections/quiz/quiz-section.tsx'),
  Closing: () => import('./closing.tsx'),
});
