import type { ReactNode } from 'react';
import { Scene } from '#app/components/scene.tsx';
import type { AgentService } from '#content/landing/services.ts';
import { LearnMore } from './learn-more.tsx';

type AgentTileProps = { service: AgentService; learnMore: string; children: ReactNode };

export function AgentTile({ service, learnMore, children }: AgentTileProps) {
  return (
    <article className="grid grid-cols-1 grid-rows-[1fr_auto] overflow-clip lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-0 rounded-card border border-line bg-paper transition-colors duration-150 hover:border-control-line">
      <Scene className="grid grid-cols-1">
        <div role="img" aria-label={service.scene} className="grid min-h-70 grid-cols-1 p-5 sm:p-7">
          {children}
        </div>
      </Scene>
      <div className="grid content-start gap-2 border-t border-line bg-surface p-5 sm:p-7">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="text-h3">{service.title}</h3>
          <LearnMore href="#" about={`the ${service.title}`}>
            {learnMore}
          </LearnMore>
        </div>
        <p className="max-w-[52ch] text-balance text-muted">{service.description}</p>
        <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 font-mono text-tiny text-muted">
          {service.duties.map((duty) => (
            <li key={duty} className="before:mr-1.5 before:text-brand before:content-['/']">
              {duty}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
