import { taskFilm } from '#content/media/film.ts';
import { River, Thread, World } from '../drawing.tsx';
import { EndCard } from '../end-card.tsx';
import { Figure } from '../figure.tsx';
import { glide, mix, over, viewAt } from '../motion.ts';
import { Ask } from './ask.tsx';
import { Counter } from './counter.tsx';
import { Done } from './done.tsx';
import { Log } from './log.tsx';
import { Mail } from './mail.tsx';
import { Match } from './match.tsx';
import { Opening } from './opening.tsx';
import { Sky } from './sky.tsx';
import { DRAWN, MOVES, PLACES, STARTS, THREAD } from './timeline.ts';

const drawn = (t: number) =>
  DRAWN.reduce((share, { at, seconds, to }) => mix(share, to, over(t, at, seconds, glide)), 0);

export function TaskFilm({ t }: { t: number }) {
  return (
    <>
      <World view={viewAt(MOVES, t)}>
        <Sky />
        <River
          t={t}
          from={-1400}
          to={PLACES.closing.x - 500}
          middle={0}
          height={1900}
          lines={19}
          seed={23}
          spread={0.3}
        />
        <Thread d={THREAD} share={drawn(t)} />
        <Opening t={t} />
        <Mail t={t - STARTS.mail} />
        <Match t={t - STARTS.match} />
        <Ask t={t - STARTS.ask} />
        <Done t={t - STARTS.done} />
        <Log t={t - STARTS.log} />
        <Figure {...PLACES.saved} texts={taskFilm.saved} t={t - STARTS.saved} />
        <EndCard {...PLACES.closing} {...taskFilm.closing} result={taskFilm.saved} t={t - STARTS.closing} />
      </World>
      <Counter t={t} />
    </>
  );
}
