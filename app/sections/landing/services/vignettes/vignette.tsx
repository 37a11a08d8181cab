import type * as words from '#content/landing/services.ts';
import { Duties } from './duties.tsx';
import { EmailLanes } from './email-lanes.tsx';
import { FinanceMatch } from './finance-match.tsx';
import { ResearchBrief } from './research-brief.tsx';
import { SdrThread } from './sdr-thread.tsx';

export type VignetteCopy = {
  sdr: typeof words.sdrThread;
  email: typeof words.emailLanes;
  research: typeof words.researchBrief;
  finance: typeof words.financeMatch;
};

type VignetteProps = { service: words.AgentService; copy: VignetteCopy };

export function Vignette({ service: { vignette, duties }, copy }: VignetteProps) {
  switch (vignette) {
    case 'sdr':
      return <SdrThread {...copy.sdr} />;
    case 'email':
      return <EmailLanes lanes={copy.email} />;
    case 'research':
      return <ResearchBrief {...copy.research} />;
    case 'finance':
      return <FinanceMatch {...copy.finance} />;
    default:
      return <Duties duties={duties} />;
  }
}
