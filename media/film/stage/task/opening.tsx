import { taskFilm } from '#content/media/film.ts';
import { CenteredBox } from '../drawing.tsx';
import { progressAt, riseStyle } from '../motion.ts';
import { POSITIONS } from './timeline.ts';

const { kicker, title } = taskFilm.opening;

export function Opening({ t }: { t: number }) {
  return (
    <CenteredBox {...POSITIONS.opening} y={-400} width={1600} className="opening">
      <p className="kicker" style={riseStyle(progressAt(t, 0.15, 0.8))}>
        {kicker}
      </p>
      {title.map((line, i) => (
        <p key={line} className="title" style={riseStyle(progressAt(t, 0.3 + i * 0.14, 0.9), 70)}>
          {line}
        </p>
      ))}
    </CenteredBox>
  );
}
