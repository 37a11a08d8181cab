import { hasPart } from '#content/has-part.ts';
import { lazyModule } from './lazy-module.ts';
import type { Registry } from './start-islands.ts';

/** Every island of the site: its name in the page and the module that the browser loads for it. */
export const registry: Registry = {
  components: {
    ...(hasPart('deck') && {
      'deck-button': lazyModule(() => import('#app/features/forms/deck-button.tsx'), 'DeckButton'),
    }),
    ...(hasPart('contact-form') && {
      'contact-form': lazyModule(() => import('#app/features/forms/contact.tsx'), 'ContactForm'),
    }),
    'embedded-quiz': lazyModule(() => import('#app/features/quiz/page/embedded-quiz.tsx'), 'EmbeddedQuiz'),
    ...(hasPart('socialOs') && {
      'example-calendar': lazyModule(
        () => import('#app/sections/social-os/calendar/calendar.tsx'),
        'ExampleCalendar',
      ),
    }),
    ...(hasPart('industries') && {
      industries: lazyModule(() => import('#app/sections/landing/industries/industries.tsx'), 'Industries'),
    }),
    ...(hasPart('newsletter') && {
      newsletter: lazyModule(() => import('#app/features/forms/newsletter.tsx'), 'Newsletter'),
    }),
    quiz: lazyModule(() => import('#app/features/quiz/page/quiz-page.tsx'), 'QuizPage'),
    ...(hasPart('success-stories') && {
      'success-stories': lazyModule(
        () => import('#app/sections/landing/success-stories/success-stories.tsx'),
        'SuccessStories',
      ),
    }),
    ...(hasPart('industry-use-cases') && {
      'use-cases': lazyModule(() => import('#app/sections/landing/use-cases/use-cases.tsx'), 'UseCases'),
    }),
    ...(hasPart('film') && {
      'watch-demo': lazyModule(() => import('#app/features/video/watch-demo.tsx'), 'WatchDemo'),
    }),
  },
  scripts: {
    ...(hasPart('socialOs') && {
      chain: lazyModule(() => import('#app/sections/social-os/hierarchy/replay-chain.ts'), 'replayChain'),
    }),
    'current-lines': lazyModule(() => import('#app/components/draw-current-lines.ts'), 'drawCurrentLines'),
    'landing-hero': lazyModule(() => import('#app/sections/landing/hero/start-hero.ts'), 'startHero'),
    ...(hasPart('process') && {
      'process-line': lazyModule(() => import('#app/sections/landing/process/draw-line.ts'), 'drawLine'),
    }),
    ...(hasPart('services') && {
      services: lazyModule(() => import('#app/sections/landing/services/start-services.ts'), 'startServices'),
    }),
  },
};
