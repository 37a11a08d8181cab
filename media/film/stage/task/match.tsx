import { taskFilm } from '#content/media/film.ts';
import { CenteredBox, CheckMark, Mark } from '../drawing.tsx';
import { easeOut, progressAt, riseStyle, visibilityAt } from '../motion.ts';
import { POSITIONS, SCENE_TIMES } from './timeline.ts';

const { agent, comparing, question, invoice, order, same, difference, reason } = taskFilm.match;

const TIMES = SCENE_TIMES.match;

/** Invoice and order side by side. Equal lines get a check mark, and the difference is shown. */
export function Match({ t }: { t: number }) {
  const differenceProgress = progressAt(t, TIMES.difference, 0.7, easeOut);
  return (
    <CenteredBox
      {...POSITIONS.match}
      y={-430}
      width={1760}
      className="card match"
      style={riseStyle(progressAt(t, -0.75, 1), 120)}
    >
      <header>
        <Mark size={84} rotation={t * 50} />
        <strong className="grow">{agent}</strong>
        <span className="state" style={{ opacity: 1 - progressAt(t, TIMES.difference, 0.3) }}>
          {comparing}
        </span>
        <span className="state asks" style={{ opacity: progressAt(t, TIMES.question, 0.4) }}>
          {question}
        </span>
      </header>
      <div className="sides">
        {[invoice, order].map(({ label, number, amount }, i) => (
          <div key={label} style={riseStyle(progressAt(t, TIMES.amounts + i * 0.2, 0.8), 50)}>
            <small>
              {label} {number}
            </small>
            <p
              className="amount"
              style={{ '--differs': i === 0 ? differenceProgress : 0 } as React.CSSProperties}
            >
              {amount}
            </p>
          </div>
        ))}
      </div>
      <div className="verdict">
        <ul style={{ opacity: 1 - progressAt(t, TIMES.difference - 0.2, 0.3) }}>
          {same.map((text, i) => (
            <li
              key={text}
              style={riseStyle(progressAt(t, TIMES.checkMarks + i * TIMES.checkMarkInterval, 0.5), 24)}
            >
              <CheckMark
                progress={progressAt(t, TIMES.checkMarks + 0.1 + i * TIMES.checkMarkInterval, 0.7)}
              />
              {text}
            </li>
          ))}
        </ul>
        <p className="difference" style={riseStyle(visibilityAt(t, TIMES.difference, 60, 0.6), 40)}>
          <strong>{difference}</strong>
          <span>{reason}</span>
        </p>
      </div>
    </CenteredBox>
  );
}
