import { taskFilm } from '#content/media/film.ts';
import { Card, MainChoice, Pointer } from '../drawing.tsx';
import { pressAt, rise } from '../motion.ts';
import { POSITIONS, SCENE_TIMES } from './timeline.ts';

const { title, export: exportLabel, exported, file, rows } = taskFilm.log;

const TIMES = SCENE_TIMES.log;

/** The log of the task, and its export to a file. */
export function Log({ t }: { t: number }) {
  return (
    <Card {...POSITIONS.log} y={-420} width={1760} t={t}>
      <header className="card-header pb-32">
        <strong className="headline flex-1 text-[84px]/[1.1] font-normal">{title}</strong>
        <MainChoice press={pressAt(t, TIMES.click)}>{t > TIMES.file ? exported : exportLabel}</MainChoice>
      </header>
      <ol className="pt-20">
        {rows.map(({ time, step, detail }, i) => (
          <li
            key={time}
            className="grid grid-cols-[310px_410px_1fr] py-9 font-mono text-[56px]/[1.2] text-muted"
            style={rise(t, TIMES.rows + i * TIMES.rowInterval, 0.5, 20)}
          >
            <span>{time}</span>
            <span className="text-brand">{step}</span>
            <span className="text-ink">{detail}</span>
          </li>
        ))}
      </ol>
      <p
        className="absolute right-72 bottom-60 w-440 text-center font-mono text-[50px]"
        style={rise(t, TIMES.file, 0.8, 60)}
      >
        <svg
          viewBox="0 0 100 124"
          aria-hidden="true"
          className="mx-auto mb-24 block w-280 fill-raised stroke-brand stroke-3 [stroke-linecap:round] [stroke-linejoin:round]"
        >
          <path d="M4 10a6 6 0 0 1 6-6h54l32 32v78a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6zM64 4v26a6 6 0 0 0 6 6h26" />
          <path d="M20 58h60M20 74h60M20 90h38" />
        </svg>
        {file}
      </p>
      <Pointer
        t={t}
        times={TIMES}
        until={TIMES.file + 0.8}
        seconds={0.75}
        from={[1000, 900]}
        to={[1440, 110]}
      />
    </Card>
  );
}
