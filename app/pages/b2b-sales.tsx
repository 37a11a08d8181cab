import { DeferredSections, deferred } from '#app/loading/deferred.tsx';
import { Hero } from '#app/sections/b2b/hero/hero.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { pageHeads } from '#content/page-heads.ts';

export const head = pageHeads.b2bSales;

const sections = [
  deferred('b2b-lead-generation', () =>
    import('#app/sections/b2b/lead-generation.tsx').then((m) => m.LeadGeneration),
  ),
  deferred('b2b-enrichment', () => import('#app/sections/b2b/enrichment.tsx').then((m) => m.Enrichment)),
  deferred('b2b-outreach', () => import('#app/sections/b2b/outreach.tsx').then((m) => m.Outreach)),
  deferred('b2b-enterprise', () => import('#app/sections/b2b/enterprise.tsx').then((m) => m.Enterprise)),
  deferred('b2b-features', () => import('#app/sections/b2b/features.tsx').then((m) => m.Features)),
  deferred('b2b-workflow', () => import('#app/sections/b2b/workflow.tsx').then((m) => m.Workflow)),
  deferred('b2b-proof', () => import('#app/sections/b2b/proof.tsx').then((m) => m.Proof)),
  deferred('b2b-quiz', () => import('#app/sections/quiz/quiz-section.tsx').then((m) => m.QuizSection)),
  deferred('b2b-closing', () => import('#app/sections/b2b/closing.tsx').then((m) => m.Closing)),
];

export function Page() {
  return (
    <SiteFrame>
      <Hero />
      <DeferredSections sections={sections} />
    </SiteFrame>
  );
}
