import { lazyModule } from './lazy-module.ts';
import type { Registry } from './start-islands.ts';

/** Every island of the site: the name that a page gives it, and the module that the browser fetches for it. */
export const registry: Registry = {
  components: {
    'deck-button': lazyModule(() => import('#app/sections/social-os/deck-button.tsx'), 'DeckButton'),
    'embedded-quiz': lazyModule(() => import('#app/sections/quiz/quiz-section.tsx'), 'QuizSection'),
    'example-calendar': lazyModule(
      () => import('#app/sections/islands/example-calendar.tsx'),
      'ExampleCalendar',
    ),
    industries: lazyModule(() => import('#app/sections/islands/industries.tsx'), 'IndustriesIsland'),
    newsletter: lazyModule(() => import('#app/shell/newsletter.tsx'), 'Newsletter'),
    quiz: lazyModule(() => import('#app/sections/quiz/quiz-screen.tsx'), 'QuizScreen'),
    'success-stories': lazyModule(
      () => import('#app/sections/islands/success-stories.tsx'),
      'SuccessStoriesIsland',
    ),
    'use-cases': lazyModule(() => import('#app/sections/islands/use-cases.tsx'), 'UseCasesIsland'),
    'watch-demo': lazyModule(() => import('#app/features/video/watch-demo.tsx'), 'WatchDemo'),
  },
  scripts: {
    chain: lazyModule(() => import('#app/sections/social-os/hierarchy/replay-chain.ts'), 'replayChain'),
    'current-lines': lazyModule(() => import('#app/components/draw-current-lines.ts'), 'drawCurrentLines'),
    'landing-hero': lazyModule(() => import('#app/sections/landing/hero/start-hero.ts'), 'startHero'),
    'process-line': lazyModule(() => import('#app/sections/landing/process/draw-line.ts'), 'drawLine'),
  },
};
