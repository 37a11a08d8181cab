import { taskFilm } from '#content/media/film.ts';
import { Mark, Place, Tick } from '../drawing.tsx';
import { during, over, rise, settle } from '../motion.ts';
import { CUES, PLACES } from './timeline.ts';

const { agent, comparing, question, invoice, order, same, difference, reason } = taskFilm.match;

const AT = CUES.match;

/** Invoice and order side by side: equal lines are ticked, the difference is named. */
export function Match({ t }: { t: number }) {
  const differs = over(t, AT.differs, 0.7, settle);
  return (
    <Place
      {...PLACES.match}
      y={-430}
      width={1760}
      className="card match"
      style={rise(over(t, -0.75, 1), 120)}
    >
      <header>
        <Mark size={84} turn={t * 50} />
        <strong className="grow">{agent}</strong>
        <span className="state" style={{ opacity: 1 - over(t, AT.differs, 0.3) }}>
          {comparing}
        </span>
        <span className="state asks" style={{ opacity: over(t, AT.ask, 0.4) }}>
          {question}
        </span>
      </header>
      <div className="sides">
        {[invoice, order].map(({ label, number, amount }, i) => (
          <div key={label} style={rise(over(t, AT.sides + i * 0.2, 0.8), 50)}>
            <small>
              {label} {number}
            </small>
            <p className="amount" style={{ '--differs': i === 0 ? differs : 0 } as React.CSSProperties}>
              {amount}
            </p>
          </div>
        ))}
      </div>
      <div className="verdict">
        <ul style={{ opacity: 1 - over(t, AT.differs - 0.2, 0.3) }}>
          {same.map((text, i) => (
            <li key={text} style={rise(over(t, AT.same + i * AT.apart, 0.5), 24)}>
              <Tick share={over(t, AT.same + 0.1 + i * AT.apart, 0.7)} />
              {text}
            </li>
          ))}
        </ul>
        <p className="difference" style={rise(during(t, AT.differs, 60, 0.6), 40)}>
          <strong>{difference}</strong>
          <span>{reason}</span>
        </p>
      </div>
    </Place>
  );
}
