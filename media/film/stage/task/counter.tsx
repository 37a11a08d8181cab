import { taskFilm } from '#content/media/film.ts';
import { countUp, interpolate, progressAt, rise } from '../motion.ts';
import { LOG_TIMES, SCENE_TIMES, STARTS } from './timeline.ts';

const { counter, log } = taskFilm;

const toSeconds = (time: string) => time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
const times = log.rows.map(({ time }) => toSeconds(time));

/** Seconds from the first to the last row of the log. */
export const taskSeconds = Math.max(...times) - Math.min(...times);

/** The elapsed share of the task's duration. The rows of the log set the speed. */
function elapsedShareAt(t: number): number {
  const row = LOG_TIMES.findLastIndex((at) => at <= t);
  const [startSeconds, endSeconds] = [times[row], times[row + 1] ?? times.at(-1)];
  const [rowStart, rowEnd] = [LOG_TIMES[row], LOG_TIMES[row + 1] ?? Number.POSITIVE_INFINITY];
  if (startSeconds === undefined || endSeconds === undefined || rowStart === undefined) return 0;
  const seconds = interpolate(
    startSeconds,
    endSeconds,
    rowEnd > t ? Math.min(1, (t - rowStart) / (rowEnd - rowStart)) : 1,
  );
  return (seconds - Math.min(...times)) / taskSeconds;
}

/** Elapsed time and saved money, in a corner of the film. */
export function Counter({ t }: { t: number }) {
  const savedProgress = progressAt(t, STARTS.ask + SCENE_TIMES.ask.answer, 0.6);
  const opacity = progressAt(t, STARTS.mail, 0.5) * (1 - progressAt(t, STARTS.saved - 0.9, 0.3));
  return (
    <p
      className="absolute top-18 right-80 flex rounded-[48px] border-3 border-line bg-paper font-mono text-[54px]/[76px] text-muted *:px-36"
      style={{ ...rise(t, STARTS.mail, 0.5, -40), opacity }}
    >
      <span>{countUp(counter.time, elapsedShareAt(t))}</span>
      <span
        className="border-l-3 border-line"
        style={{ color: `color-mix(in oklab, var(--brand) ${savedProgress * 100}%, var(--muted))` }}
      >
        {countUp(counter.money, savedProgress)}
      </span>
    </p>
  );
}
