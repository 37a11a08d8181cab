import { taskFilm } from '#content/media/film.ts';
import { Mark, Place } from '../drawing.tsx';
import { over, rise } from '../motion.ts';
import { CUES, PLACES } from './timeline.ts';

const { initials, from, address, reader, time, subject, lines, total } = taskFilm.mail;

/** The moments at which the agent reads each part. */
const READ = CUES.mail;

/** The mail arrives; then the parts that the agent extracts are highlighted. */
export function Mail({ t }: { t: number }) {
  const enter = over(t, -0.75, 1);
  const mark = (at: number) => ({ '--read': over(t, at, 0.45) }) as React.CSSProperties;
  return (
    <Place {...PLACES.mail} y={-376} width={1760} className="card mail" style={rise(enter, 120)}>
      <p className="reader" style={rise(over(t, READ.read, 0.6), 40)}>
        <Mark size={76} turn={t * 60} />
        {reader}
      </p>
      <header>
        <span className="avatar">{initials}</span>
        <span className="grow">
          <strong className="read" style={mark(READ.from)}>
            {from}
          </strong>
          <small>{address}</small>
        </span>
        <span className="mono">{time}</span>
      </header>
      <p className="subject">
        <span className="read" style={mark(READ.subject)}>
          {subject}
        </span>
      </p>
      {lines.map(({ text, amount }, i) => (
        <p key={text} className="entry" style={rise(over(t, 0.1 + i * 0.12, 0.7), 24)}>
          <span>{text}</span>
          <span>{amount}</span>
        </p>
      ))}
      <p className="entry total" style={rise(over(t, 0.1 + lines.length * 0.12, 0.7), 24)}>
        <span>{total.text}</span>
        <span className="read" style={mark(READ.total)}>
          {total.amount}
        </span>
      </p>
    </Place>
  );
}
