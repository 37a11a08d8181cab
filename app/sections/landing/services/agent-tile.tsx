import { Scene } from '#app/components/scene.tsx';
import { type AgentService, services } from '#content/landing/services.ts';
import { LearnMore } from './learn-more.tsx';
import { Vignette } from './vignettes/vignette.tsx';

export function AgentTile({ service }: { service: AgentService }) {
  return (
    <article className="tile-card">
      <Scene className="tile-scene">
        <div
          role="img"
          aria-label={service.scene ?? services.drawn(service.title)}
          className={`vignette ${service.vignette ? `vignette-${service.vignette}` : ''}`}
        >
          <Vignette service={service} />
        </div>
      </Scene>
      <div className="tile-words">
        <div>
          <h3>{service.title}</h3>
          <LearnMore href="#" about={services.theAgent(service.title)}>
            {services.learnMore}
          </LearnMore>
        </div>
        <p>{service.description}</p>
        <ul className="duties">
          {service.duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
