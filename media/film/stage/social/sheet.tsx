import { socialFilm } from '#content/media/film.ts';
import { exampleDay } from '#content/social-os/social-day.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import { Place } from '../drawing.tsx';
import { over, rise } from '../motion.ts';
import { PLACES, STARTS } from './timeline.ts';

/** The five posts as the tracker writes them down. */
export function Sheet({ t: film }: { t: number }) {
  const t = film - STARTS.sheet;
  return (
    <Place
      x={PLACES.sheet.x}
      y={PLACES.sheet.y - 440}
      width={1640}
      className="card sheet"
      style={rise(over(t, -0.7, 0.9), 100)}
    >
      <header>
        <strong className="grow">{socialFilm.sheet.title}</strong>
        <span className="mono">{exampleDay.when}</span>
      </header>
      <ol>
        {exampleDay.posts.map(({ platform, at, status }, i) => (
          <li key={platform} className={status} style={rise(over(t, 0.2 + i * 0.28, 0.6), 30)}>
            <span>{platform}</span>
            <span className="mono">{at}</span>
            <span className="state" style={{ opacity: over(t, 0.5 + i * 0.28, 0.4) }}>
              <span className="dot" />
              {postStatuses[status]}
            </span>
          </li>
        ))}
      </ol>
    </Place>
  );
}
