import { taskFilm } from '#content/media/film.ts';
import { Card, Mark } from '../drawing.tsx';
import { progressAt, rise } from '../motion.ts';
import { POSITIONS, SCENE_TIMES } from './timeline.ts';

const { initials, from, address, reader, time, subject, lines, total } = taskFilm.mail;

/** The times at which the agent reads each part of the mail. */
const TIMES = SCENE_TIMES.mail;

/** The background of text that the agent reads: a color that grows from left to right. */
const READ_CLASS =
  '-mx-20 -my-6 rounded-[16px] bg-[linear-gradient(var(--wash),var(--wash))] bg-no-repeat px-20 py-6 [--wash:color-mix(in_oklab,var(--brand)_30%,var(--surface))]';
const ENTRY_CLASS = 'flex justify-between py-20 text-[64px]';

/** The mail appears. Then the parts that the agent reads are highlighted. */
export function Mail({ t }: { t: number }) {
  const readStyle = (at: number) => ({ backgroundSize: `${progressAt(t, at, 0.45) * 100}% 100%` });
  return (
    <Card {...POSITIONS.mail} y={-376} width={1760} t={t}>
      <p
        className="absolute -top-52 right-72 flex items-center gap-24 rounded-[64px] bg-brand py-22 pr-44 pl-28 text-[54px] font-semibold text-brand-ink"
        style={rise(t, TIMES.agent, 0.6)}
      >
        <Mark size={76} rotation={t * 60} className="brightness-0" />
        {reader}
      </p>
      <header className="card-header">
        <span className="avatar size-132 bg-raised">{initials}</span>
        <span className="flex-1">
          <strong className={`inline-block font-semibold ${READ_CLASS}`} style={readStyle(TIMES.sender)}>
            {from}
          </strong>
          <small className="subtitle">{address}</small>
        </span>
        <span className="font-mono text-[50px] text-muted">{time}</span>
      </header>
      <p className="headline pt-32 pb-20 text-[104px]/[1.1]">
        <span className={READ_CLASS} style={readStyle(TIMES.subject)}>
          {subject}
        </span>
      </p>
      {lines.map(({ text, amount }, i) => (
        <p key={text} className={`${ENTRY_CLASS} text-muted`} style={rise(t, 0.1 + i * 0.12, 0.7, 24)}>
          <span>{text}</span>
          <span>{amount}</span>
        </p>
      ))}
      <p
        className={`${ENTRY_CLASS} mt-12 border-t-3 border-line pt-32 font-semibold`}
        style={rise(t, 0.1 + lines.length * 0.12, 0.7, 24)}
      >
        <span>{total.text}</span>
        <span className={READ_CLASS} style={readStyle(TIMES.total)}>
          {total.amount}
        </span>
      </p>
    </Card>
  );
}
