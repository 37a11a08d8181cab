import { deferred } from '#app/loading/deferred.tsx';

/** Sections below the first screen: each is a chunk of its own, fetched when the visitor comes near. */
export const below = {
  ...deferred('', {
    Services: () => import('./services/services.tsx'),
    Process: () => import('./process/process.tsx'),
    Industries: () => import('./industries/industries.tsx'),
    UseCases: () => import('./use-cases/use-cases.tsx'),
    SuccessStories: () => import('./success-stories/success-stories.tsx'),
    Integrations: () => import('./integrations.tsx'),
    QuizCta: () => import('./quiz-cta.tsx'),
    Faq: () => import('./faq.tsx'),
    Contact: () => import('./contact.tsx'),
  }),
  ...deferred(
    '',
    {
      HeroProof: () => import('./hero/proof.tsx'),
      TechStack: () => import('./tech-stack.tsx'),
    },
    { still: true },
  ),
};
