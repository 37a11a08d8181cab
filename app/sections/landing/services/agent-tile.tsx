import { Picture } from '#app/components/picture.tsx';
import { Scene } from '#app/components/scene.tsx';
import { type AgentService, services } from '#content/landing/services.ts';
import { LearnMore } from './learn-more.tsx';
import { Vignette } from './vignettes/vignette.tsx';

type AgentTileProps = { service: AgentService; learnMore: string };

export function AgentTile({ service, learnMore }: AgentTileProps) {
  return (
    <article className="tile-card">
      <Scene className="grid grid-cols-1">
        <Picture
          alt={service.scene ?? services.drawn(service.title)}
          className={`vignette ${service.vignette ? `vignette-${service.vignette}` : ''}`}
        >
          <Vignette service={service} />
        </Picture>
      </Scene>
      <div className="grid content-start gap-2 border-t border-line bg-surface p-5 sm:p-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="min-w-0 text-h3 wrap-anywhere">{service.title}</h3>
          <LearnMore href="#" about={services.theAgent(service.title)}>
            {learnMore}
          </LearnMore>
        </div>
        <p className="max-w-[52ch] text-balance text-muted">{service.description}</p>
        <ul className="duties">
          {service.duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
