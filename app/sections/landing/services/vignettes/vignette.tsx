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

export function Vignette({ service: { vignette, duties } }: { service: AgentService }) {
  switch (vignette) {
    case 'sdr':
      return <SdrThread {...sdrThread} />;
    case 'email':
      return <EmailLanes lanes={emailLanes} />;
    case 'research':
      return <ResearchBrief {...researchBrief} />;
    case 'finance':
      return <FinanceMatch {...financeMatch} />;
    default:
      return <Duties duties={duties} />;
  }
}
