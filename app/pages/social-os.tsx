import { DeferredSections, deferred } from '#app/loading/deferred.tsx';
import { Hero } from '#app/sections/social-os/hero/hero.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { pageHeads } from '#content/page-heads.ts';

export const head = pageHeads.socialOs;

const sections = [
  deferred('social-explanation', () =>
    import('#app/sections/social-os/explanation.tsx').then((m) => m.Explanation),
  ),
  deferred('social-hierarchy', () =>
    import('#app/sections/social-os/hierarchy/hierarchy.tsx').then((m) => m.Hierarchy),
  ),
  deferred('social-steps', () => import('#app/sections/social-os/steps.tsx').then((m) => m.Steps)),
  deferred('social-calendar', () => import('#app/sections/social-os/calendar.tsx').then((m) => m.Calendar)),
  deferred('social-results', () => import('#app/sections/social-os/results.tsx').then((m) => m.Results)),
  deferred('social-testimonial', () =>
    import('#app/sections/social-os/testimonial.tsx').then((m) => m.Testimonial),
  ),
  deferred('social-closing', () => import('#app/sections/social-os/closing.tsx').then((m) => m.Closing)),
];

export function Page() {
  return (
    <SiteFrame>
      <Hero />
      <DeferredSections sections={sections} />
    </SiteFrame>
  );
}
