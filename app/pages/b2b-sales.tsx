import { Island } from '#app/islands/island.tsx';
import { Enrichment } from '#app/sections/b2b/enrichment.tsx';
import { Enterprise } from '#app/sections/b2b/enterprise.tsx';
import { Features } from '#app/sections/b2b/features.tsx';
import { Hero } from '#app/sections/b2b/hero/hero.tsx';
import { LeadGeneration } from '#app/sections/b2b/lead-generation.tsx';
import { Outreach } from '#app/sections/b2b/outreach.tsx';
import { Proof } from '#app/sections/b2b/proof.tsx';
import { Workflow } from '#app/sections/b2b/workflow.tsx';
import { QuizClosing } from '#app/sections/product/quiz-closing.tsx';
import { QuizSection } from '#app/sections/quiz/quiz-section.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import {
  b2bClosing,
  b2bFeatures,
  b2bProof,
  enrichment,
  enterprise,
  leadGeneration,
  outreach,
  workflowIntegration,
} from '#content/b2b.ts';
import { b2bBoard, b2bHero, b2bStages as stages } from '#content/b2b-hero.ts';
import { PATHS } from '#domain/paths.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.b2bSales}>
      <Hero {...b2bHero} board={{ ...b2bBoard, stages }} />
      <LeadGeneration {...leadGeneration} stages={stages} />
      <Enrichment {...enrichment} stages={stages} />
      <Outreach {...outreach} stages={stages} />
      <Enterprise {...enterprise} meeting={b2bBoard.meeting} stages={stages} />
      <Features {...b2bFeatures} />
      <Workflow {...workflowIntegration} />
      <Proof {...b2bProof} />
      <Island name="embedded-quiz" load="visible" component={QuizSection} />
      <QuizClosing {...b2bClosing} />
    </SiteFrame>
  );
}
