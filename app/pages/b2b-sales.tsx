import { below } from '#app/sections/b2b/below.ts';
import { Hero } from '#app/sections/b2b/hero/hero.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { PATHS } from '#domain/paths.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.b2bSales}>
      <Hero />
      <below.LeadGeneration />
      <below.Enrichment />
      <below.Outreach />
      <below.Enterprise />
      <below.Features />
      <below.Workflow />
      <below.Proof />
      <below.QuizSection />
      <below.Closing />
    </SiteFrame>
  );
}

Page.below = below;
