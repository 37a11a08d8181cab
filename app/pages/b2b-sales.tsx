import { Hero } from '#app/sections/b2b/hero/hero.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { b2bBoard, b2bHero, b2bStages } from '#content/b2b-hero.ts';
import { PATHS } from '#domain/paths.ts';
import { below } from './b2b-sales/below.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.b2bSales}>
      <Hero {...b2bHero} board={{ ...b2bBoard, stages: b2bStages }} />
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
