import { DeferredSections, deferred } from '#app/loading/deferred.tsx';
import { Hero } from '#app/sections/landing/hero/hero.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { pageHeads } from '#content/page-heads.ts';

export const head = pageHeads.landing;

const sections = [
  deferred('services', () => import('#app/sections/landing/services/services.tsx').then((m) => m.Services)),
  deferred('process', () => import('#app/sections/landing/process/process.tsx').then((m) => m.Process)),
  deferred('industries', () => import('#app/sections/landing/industries.tsx').then((m) => m.Industries)),
  deferred('use-cases', () =>
    import('#app/sections/landing/use-cases/use-cases.tsx').then((m) => m.UseCases),
  ),
  deferred('success-stories', () =>
    import('#app/sections/landing/success-stories/success-stories.tsx').then((m) => m.SuccessStories),
  ),
  deferred('integrations', () =>
    import('#app/sections/landing/integrations.tsx').then((m) => m.Integrations),
  ),
  deferred('tech-stack', () => import('#app/sections/landing/tech-stack.tsx').then((m) => m.TechStack)),
  deferred('quiz-cta', () => import('#app/sections/landing/quiz-cta.tsx').then((m) => m.QuizCta)),
  deferred('faq', () => import('#app/sections/landing/faq.tsx').then((m) => m.Faq)),
  deferred('contact', () => import('#app/sections/landing/contact.tsx').then((m) => m.Contact)),
];

export function Page() {
  return (
    <SiteFrame>
      <Hero />
      <DeferredSections sections={sections} />
    </SiteFrame>
  );
}
