import { Fragment } from 'react';
import { Reveal } from '#app/components/reveal.tsx';
import { agentServices, services, socialOs } from '#content/landing/services.ts';
import { AgentTile } from './agent-tile.tsx';
import { SocialTile } from './social-tile.tsx';

/** Pairs of a wide and a narrow tile that change sides row by row; one that is left over takes its row alone. */
function spanOf(index: number): string {
  if (index === agentServices.length - 1 && index % 2 === 0) return 'lg:col-span-12';
  return (Math.floor(index / 2) + index) % 2
    ? 'lg:col-span-6 nav:col-span-5'
    : 'lg:col-span-6 nav:col-span-7';
}

export function Services() {
  return (
    <section
      id="services"
      aria-labelledby="services-title"
      className="section-gap border-t border-line bg-surface"
    >
      <div className="page-width">
        <div className="section-head">
          <h2 id="services-title" className="text-h2">
            {services.title}
          </h2>
          <p className="max-w-[44ch] text-lead text-muted">{services.lead}</p>
        </div>
        <div className="mt-10 grid gap-4 lg:mt-16 lg:grid-cols-12 lg:gap-5">
          {agentServices.map((service, i) => (
            <Fragment key={service.title}>
              <Reveal index={i % 2} className={`tile ${spanOf(i)}`}>
                <AgentTile service={service} learnMore={services.learnMore} />
              </Reveal>
              {i === 1 && (
                <Reveal className="lg:col-span-12">
                  <SocialTile learnMore={services.learnMore} product={socialOs} />
                </Reveal>
              )}
            </Fragment>
          ))}
        </div>
      </div>
    </section>
  );
}
