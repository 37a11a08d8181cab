import { taskFilm } from '#content/media/film.ts';
import { CenteredBox, Mark } from '../drawing.tsx';
import { progressAt, riseStyle } from '../motion.ts';
import { POSITIONS, SCENE_TIMES } from './timeline.ts';

const { initials, from, address, reader, time, subject, lines, total } = taskFilm.mail;

/** The times at which the agent reads each part of the mail. */
const TIMES = SCENE_TIMES.mail;

/** The mail appears. Then the parts that the agent reads are highlighted. */
export function Mail({ t }: { t: number }) {
  const enterProgress = progressAt(t, -0.75, 1);
  const highlightStyle = (at: number) => ({ '--read': progressAt(t, at, 0.45) }) as React.CSSProperties;
  return (
    <CenteredBox
      {...POSITIONS.mail}
      y={-376}
      width={1760}
      className="card mail"
      style={riseStyle(enterProgress, 120)}
    >
      <p className="reader" style={riseStyle(progressAt(t, TIMES.agent, 0.6), 40)}>
        <Mark size={76} rotation={t * 60} />
        {reader}
      </p>
      <header>
        <span className="avatar">{initials}</span>
        <span className="grow">
          <strong className="read" style={highlightStyle(TIMES.sender)}>
            {from}
          </strong>
          <small>{address}</small>
        </span>
        <span className="mono">{time}</span>
      </header>
      <p className="subject">
        <span className="read" style={highlightStyle(TIMES.subject)}>
          {subject}
        </span>
      </p>
      {lines.map(({ text, amount }, i) => (
        <p key={text} className="entry" style={riseStyle(progressAt(t, 0.1 + i * 0.12, 0.7), 24)}>
          <span>{text}</span>
          <span>{amount}</span>
        </p>
      ))}
      <p className="entry total" style={riseStyle(progressAt(t, 0.1 + lines.length * 0.12, 0.7), 24)}>
        <span>{total.text}</span>
        <span className="read" style={highlightStyle(TIMES.total)}>
          {total.amount}
        </span>
      </p>
    </CenteredBox>
  );
}
