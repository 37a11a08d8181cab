import { socialFilm } from '#content/media/film.ts';
import { exampleDay } from '#content/social-os/social-day.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import { CenteredBox } from '../drawing.tsx';
import { progressAt, riseStyle } from '../motion.ts';
import { POSITIONS, STARTS } from './timeline.ts';

/** The table of the tracker, with the five posts. */
export function Sheet({ t: filmTime }: { t: number }) {
  const t = filmTime - STARTS.sheet;
  return (
    <CenteredBox
      x={POSITIONS.sheet.x}
      y={POSITIONS.sheet.y - 440}
      width={1640}
      className="card sheet"
      style={riseStyle(progressAt(t, -0.7, 0.9), 100)}
    >
      <header>
        <strong className="grow">{socialFilm.sheet.title}</strong>
        <span className="mono">{exampleDay.when}</span>
      </header>
      <ol>
        {exampleDay.posts.map(({ platform, at, status }, i) => (
          <li key={platform} className={status} style={riseStyle(progressAt(t, 0.2 + i * 0.28, 0.6), 30)}>
            <span>{platform}</span>
            <span className="mono">{at}</span>
            <span className="state" style={{ opacity: progressAt(t, 0.5 + i * 0.28, 0.4) }}>
              <span className="dot" />
              {postStatuses[status]}
            </span>
          </li>
        ))}
      </ol>
    </CenteredBox>
  );
}
