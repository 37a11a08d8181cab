import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { scriptIsland } from '#app/islands/script-island.ts';
import type { AgentService, services, socialOs } from '#content/landing/services.ts';
import { Inflow } from '../control-room/inflow.tsx';
import { AgentTile } from './agent-tile.tsx';
import { SocialTile } from './social-tile.tsx';

type ServicesProps = typeof services & {
  agents: readonly AgentService[];
  product: typeof socialOs | undefined;
};

export function Services({ title, lead, price, agents, product, ...tileCopy }: ServicesProps) {
  return (
    <Section
      id="services"
      tone="surface"
      titleId="services-title"
      title={title}
      lead={lead}
      className="overflow-clip"
      {...scriptIsland('services', 'intent')}
    >
      <div className="relative">
        <div className="tiles">
          {agents.map((service, i) => (
            <Reveal key={service.title} index={i % 2} className="tile">
              <AgentTile service={service} {...tileCopy} />
            </Reveal>
          ))}
        </div>
        <p aria-hidden="true" className="tile-pager">
          {agents.map(({ title: agent }, i) => (
            <i key={agent} data-here={i === 0 ? '' : undefined} />
          ))}
        </p>
        <p role="status" className="sr-only" />
        <Inflow />
      </div>
      {price && (
        <p className="mt-6 flex flex-wrap items-baseline gap-x-3 text-lead">
          <b className="font-display text-figure text-pretty">{price.amount}</b> {price.unit}{' '}
          <span className="text-muted">{price.setup}</span>
        </p>
      )}
      {product && (
        <Reveal as="article" className="social-tile">
          <SocialTile learnMore={tileCopy.learnMore} product={product} />
        </Reveal>
      )}
    </Section>
  );
}
