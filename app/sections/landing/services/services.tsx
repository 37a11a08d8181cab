import { Reveal } from '#app/components/reveal.tsx';
import { agentServices, services, socialOs } from '#content/landing/services.ts';
import { SectionHead } from '../section-head.tsx';
import { AgentTile } from './agent-tile.tsx';
import { SocialTile } from './social-tile.tsx';

export function Services() {
  return (
    <section
      id="services"
      aria-labelledby="services-title"
      className="section-gap border-t border-line bg-surface"
    >
      <div className="page-width">
        <SectionHead id="services-title" title={services.title} lead={services.lead} />
        <div className="tiles">
          {agentServices.map((service, i) => (
            <Reveal key={service.title} index={i % 2} className="tile">
              <AgentTile service={service} />
            </Reveal>
          ))}
        </div>
        <Reveal className="mt-4 lg:mt-5">
          <SocialTile learnMore={services.learnMore} product={socialOs} />
        </Reveal>
      </div>
    </section>
  );
}
