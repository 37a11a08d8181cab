import { Scene } from '#app/components/scene.tsx';
import type { AgentService, services } from '#content/landing/services.ts';
import { LearnMore } from './learn-more.tsx';
import { Vignette } from './vignettes/vignette.tsx';

type AgentTileProps = Pick<typeof services, 'learnMore' | 'theAgent' | 'drawn'> & { service: AgentService };

export function AgentTile({ service, learnMore, theAgent, drawn: describeDrawing }: AgentTileProps) {
  return (
    <article className="tile-card">
      <Scene className="tile-scene">
        <div
          role="img"
          aria-label={service.scene ?? describeDrawing(service.title)}
          className={`vignette ${service.vignette ? `vignette-${service.vignette}` : ''}`}
        >
          <Vignette service={service} />
        </div>
      </Scene>
      <div className="tile-words">
        <h3 className="text-h3 wrap-anywhere">{service.title}</h3>
        <LearnMore href="#" about={theAgent(service.title)}>
          {learnMore}
        </LearnMore>
        <p className="max-w-[34.5em] text-balance text-muted min-[24rem]:col-span-2">{service.description}</p>
        <ul className="duties">
          {service.duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
