import { taskFilm } from '#content/media/film.ts';
import { countUp, mix, over, rise } from '../motion.ts';
import { CUES, LOGGED, STARTS } from './timeline.ts';

const { counter, log } = taskFilm;

const secondsOf = (time: string) => time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
const times = log.rows.map(([time]) => secondsOf(time));

/** Seconds from the first row of the log to its last. */
export const taskSeconds = Math.max(...times) - Math.min(...times);

/** Share of the task's time that has passed, by the rows of the log. */
function passedAt(t: number): number {
  const row = LOGGED.findLastIndex((at) => at <= t);
  const [from, to] = [times[row], times[row + 1] ?? times.at(-1)];
  const [begin, end] = [LOGGED[row], LOGGED[row + 1] ?? Number.POSITIVE_INFINITY];
  if (from === undefined || to === undefined || begin === undefined) return 0;
  const now = mix(from, to, end > t ? Math.min(1, (t - begin) / (end - begin)) : 1);
  return (now - Math.min(...times)) / taskSeconds;
}

/** Stays in the corner while the task runs: the time that it took and the money that it saved. */
export function Counter({ t }: { t: number }) {
  const kept = over(t, STARTS.ask + CUES.ask.answered, 0.6);
  const shown = over(t, STARTS.mail, 0.5) * (1 - over(t, STARTS.saved - 0.9, 0.3));
  return (
    <p className="counter mono" style={{ ...rise(over(t, STARTS.mail, 0.5), -40), opacity: shown }}>
      <span>{countUp(counter.time, passedAt(t))}</span>
      <span className="kept" style={{ '--kept': kept } as React.CSSProperties}>
        {countUp(counter.money, kept)}
      </span>
    </p>
  );
}
