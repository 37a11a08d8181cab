import {
  type AgentService,
  emailLanes,
  financeMatch,
  researchBrief,
  sdrThread,
} from '#content/landing/services.ts';
import { Duties } from './duties.tsx';
import { EmailLanes } from './email-lanes.tsx';
import { FinanceMatch } from './finance-match.tsx';
import { ResearchBrief } from './research-brief.tsx';
import { SdrThread } from './sdr-thread.tsx';

const VIGNETTES = {
  sdr: <SdrThread {...sdrThread} />,
  email: <EmailLanes lanes={emailLanes} />,
  research: <ResearchBrief {...researchBrief} />,
  finance: <FinanceMatch {...financeMatch} />,
};

export function Vignette({ service }: { service: AgentService }) {
  return service.vignette ? VIGNETTES[service.vignette] : <Duties duties={service.duties} />;
}
