import { EmbeddedQuiz } from '#app/features/quiz/page/embedded-quiz.tsx';
import { Island } from '#app/islands/island.tsx';
import { BookedMeeting } from '#app/sections/b2b-sales/booked-meeting.tsx';
import { Compliance } from '#app/sections/b2b-sales/compliance.tsx';
import { Enrichment } from '#app/sections/b2b-sales/enrichment.tsx';
import { Enterprise } from '#app/sections/b2b-sales/enterprise.tsx';
import { Features } from '#app/sections/b2b-sales/features.tsx';
import { Hero } from '#app/sections/b2b-sales/hero/hero.tsx';
import { LeadGeneration } from '#app/sections/b2b-sales/lead-generation.tsx';
import { Outreach } from '#app/sections/b2b-sales/outreach.tsx';
import { Proof } from '#app/sections/b2b-sales/proof.tsx';
import { Workflow } from '#app/sections/b2b-sales/workflow.tsx';
import { QuizClosing } from '#app/sections/product/product.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import {
  b2bSalesClosing,
  b2bSalesFeatures,
  b2bSalesPrice,
  b2bSalesProof,
  compliance,
  enrichment,
  enterprise,
  leadGeneration,
  outreach,
  workflowIntegration,
} from '#content/b2b-sales/b2b-sales.ts';
import { b2bSalesBoard, b2bSalesHero, b2bSalesStages as stages } from '#content/b2b-sales/b2b-sales-hero.ts';
import { PATHS } from '#domain/paths.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.b2bSales}>
      <Hero {...b2bSalesHero} board={{ ...b2bSalesBoard, stages }} />
      <LeadGeneration {...leadGeneration} stages={stages} />
      <Enrichment {...enrichment} stages={stages} />
      <Outreach {...outreach} stages={stages} />
      <Compliance {...compliance} />
      <Enterprise {...enterprise} meeting={b2bSalesBoard.meeting} stages={stages} />
      <Features {...b2bSalesFeatures} />
      <Workflow {...workflowIntegration} />
      <Proof {...b2bSalesProof} />
      <Island name="embedded-quiz" load="visible" component={EmbeddedQuiz} />
      <QuizClosing
        {...b2bSalesClosing}
        price={b2bSalesPrice}
        outcome={<BookedMeeting {...b2bSalesBoard.meeting} />}
      />
    </SiteFrame>
  );
}
