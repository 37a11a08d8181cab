import type { AgentService } from '#content/landing/services.ts';
import { Duties } from './duties.tsx';
import { EmailLanes } from './email-lanes.tsx';
import { FinanceMatch } from './finance-match.tsx';
import { ResearchBrief } from './research-brief.tsx';
import { SdrThread } from './sdr-thread.tsx';

const VIGNETTES = { sdr: SdrThread, email: EmailLanes, research: ResearchBrief, finance: FinanceMatch };

export function Vignette({ service: { vignette, duties } }: { service: AgentService }) {
  const Drawing = vignette && VIGNETTES[vignette];
  return Drawing ? <Drawing /> : <Duties duties={duties} />;
}
