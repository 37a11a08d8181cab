import { taskFilm } from '#content/media/film.ts';
import { Card, CheckMark, Mark } from '../drawing.tsx';
import { progressAt, rise, visibilityAt } from '../motion.ts';
import { POSITIONS, SCENE_TIMES } from './timeline.ts';

const { agent, comparing, question, invoice, order, same, difference, reason } = taskFilm.match;

const TIMES = SCENE_TIMES.match;

/** Invoice and order side by side. Equal lines get a check mark, and the difference is shown. */
export function Match({ t }: { t: number }) {
  const differenceShare = progressAt(t, TIMES.difference, 0.7) * 100;
  return (
    <Card {...POSITIONS.match} y={-430} width={1760} t={t}>
      <header className="card-header relative">
        <Mark size={84} rotation={t * 50} />
        <strong className="flex-1 font-semibold">{agent}</strong>
        <span
          className="text-[56px] text-muted"
          style={{ opacity: 1 - progressAt(t, TIMES.difference, 0.3) }}
        >
          {comparing}
        </span>
        <span
          className="absolute right-0 text-[56px] font-semibold text-wait"
          style={{ opacity: progressAt(t, TIMES.question, 0.4) }}
        >
          {question}
        </span>
      </header>
      <div className="grid grid-cols-2 pt-48 pb-40">
        {[invoice, order].map(({ label, number, amount }, i) => (
          <div
            key={label}
            className="not-first:border-l-3 not-first:border-line not-first:pl-64"
            style={rise(t, TIMES.amounts + i * 0.2, 0.8, 50)}
          >
            <small className="subtitle">
              {label} {number}
            </small>
            <p
              className="headline text-[190px]/[1.1]"
              style={
                i === 0 ? { color: `color-mix(in oklab, var(--wait) ${differenceShare}%, var(--ink))` } : {}
              }
            >
              {amount}
            </p>
          </div>
        ))}
      </div>
      <div className="relative h-220 border-t-3 border-line">
        <ul
          className="grid grid-cols-2 pt-62"
          style={{ opacity: 1 - progressAt(t, TIMES.difference - 0.2, 0.3) }}
        >
          {same.map((text, i) => {
            const at = TIMES.checkMarks + i * TIMES.checkMarkInterval;
            return (
              <li key={text} className="flex items-center gap-28 nth-2:pl-64" style={rise(t, at, 0.5, 24)}>
                <CheckMark progress={progressAt(t, at + 0.1, 0.7)} />
                {text}
              </li>
            );
          })}
        </ul>
        <p
          className="absolute inset-x-0 top-48 bottom-0"
          style={{ ...rise(t, TIMES.difference, 0.6), opacity: visibilityAt(t, TIMES.difference, 60, 0.6) }}
        >
          <strong className="headline block text-[110px]/[1.05] font-normal text-wait">{difference}</strong>
          <span className="text-[54px] text-muted">{reason}</span>
        </p>
      </div>
    </Card>
  );
}
