import { taskFilm } from '#content/media/film.ts';
import { Place } from '../drawing.tsx';
import { over, rise } from '../motion.ts';
import { PLACES } from './timeline.ts';

const { kicker, title } = taskFilm.opening;

export function Opening({ t }: { t: number }) {
  return (
    <Place {...PLACES.opening} y={-400} width={1600} className="opening">
      <p className="kicker" style={rise(over(t, 0.15, 0.8))}>
        {kicker}
      </p>
      {title.map((line, i) => (
        <p key={line} className="title" style={rise(over(t, 0.3 + i * 0.14, 0.9), 70)}>
          {line}
        </p>
      ))}
    </Place>
  );
}
