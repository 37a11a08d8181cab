import { Reveal } from '#app/components/reveal.tsx';
import {
  agentServices,
  emailLanes,
  financeMatch,
  researchBrief,
  sdrThread,
  services,
  socialOs,
} from '#content/landing/services.ts';
import { AgentTile } from './agent-tile.tsx';
import { SocialTile } from './social-tile.tsx';
import { EmailLanes } from './vignettes/email-lanes.tsx';
import { FinanceMatch } from './vignettes/finance-match.tsx';
import { ResearchBrief } from './vignettes/research-brief.tsx';
import { SdrThread } from './vignettes/sdr-thread.tsx';

/** A tile's two halves share the rows of their neighbour, so that the lines between them meet. */
const TILE = 'grid min-w-0 grid-cols-1 lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-0';

export function Services() {
  const tile = { learnMore: services.learnMore };
  return (
    <section
      id="services"
      aria-labelledby="services-title"
      className="section-gap border-t border-line bg-surface"
    >
      <div className="page-width">
        <div className="grid gap-5 lg:grid-cols-[1.6fr_1fr] lg:items-end lg:gap-16">
          <h2 id="services-title" className="text-h2">
            {services.title}
          </h2>
          <p className="max-w-[44ch] text-lead text-muted">{services.lead}</p>
        </div>
        <div className="mt-10 grid gap-4 lg:mt-16 lg:grid-cols-12 lg:gap-5">
          <Reveal className={`${TILE} lg:col-span-6 nav:col-span-7`}>
            <AgentTile {...tile} service={agentServices.sdr}>
              <SdrThread {...sdrThread} />
            </AgentTile>
          </Reveal>
          <Reveal index={1} className={`${TILE} lg:col-span-6 nav:col-span-5`}>
            <AgentTile {...tile} service={agentServices.email}>
              <EmailLanes lanes={emailLanes} />
            </AgentTile>
          </Reveal>
          <Reveal className="lg:col-span-12">
            <SocialTile {...tile} product={socialOs} />
          </Reveal>
          <Reveal className={`${TILE} lg:col-span-6 nav:col-span-5`}>
            <AgentTile {...tile} service={agentServices.research}>
              <ResearchBrief {...researchBrief} />
            </AgentTile>
          </Reveal>
          <Reveal index={1} className={`${TILE} lg:col-span-6 nav:col-span-7`}>
            <AgentTile {...tile} service={agentServices.finance}>
              <FinanceMatch {...financeMatch} />
            </AgentTile>
          </Reveal>
        </div>
      </div>
    </section>
  );
}
