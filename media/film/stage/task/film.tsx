import { taskFilm } from '#content/media/film.ts';
import { CurrentLines, MainLine, World } from '../drawing.tsx';
import { EndCard } from '../end-card.tsx';
import { Figure } from '../figure.tsx';
import { cameraViewAt, easeInOut, interpolate, progressAt } from '../motion.ts';
import { Ask } from './ask.tsx';
import { Counter } from './counter.tsx';
import { Done } from './done.tsx';
import { Log } from './log.tsx';
import { Mail } from './mail.tsx';
import { Match } from './match.tsx';
import { Opening } from './opening.tsx';
import { Sky } from './sky.tsx';
import { LINE_PROGRESS, MAIN_LINE_PATH, MOVES, POSITIONS, STARTS } from './timeline.ts';

const lineProgressAt = (t: number) =>
  LINE_PROGRESS.reduce(
    (progress, { at, seconds, to }) => interpolate(progress, to, progressAt(t, at, seconds, easeInOut)),
    0,
  );

export function TaskFilm({ t }: { t: number }) {
  return (
    <>
      <World view={cameraViewAt(MOVES, t)}>
        <Sky />
        <CurrentLines
          t={t}
          from={-1400}
          to={POSITIONS.closing.x - 500}
          middle={0}
          height={1900}
          lines={19}
          seed={23}
          spread={0.3}
        />
        <MainLine d={MAIN_LINE_PATH} progress={lineProgressAt(t)} />
        <Opening t={t} />
        <Mail t={t - STARTS.mail} />
        <Match t={t - STARTS.match} />
        <Ask t={t - STARTS.ask} />
        <Done t={t - STARTS.done} />
        <Log t={t - STARTS.log} />
        <Figure {...POSITIONS.saved} texts={taskFilm.saved} t={t - STARTS.saved} />
        <EndCard
          {...POSITIONS.closing}
          {...taskFilm.closing}
          result={taskFilm.saved}
          t={t - STARTS.closing}
        />
      </World>
      <Counter t={t} />
    </>
  );
}
