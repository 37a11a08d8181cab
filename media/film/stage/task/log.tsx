import { taskFilm } from '#content/media/film.ts';
import { Place, Pointer } from '../drawing.tsx';
import { glide, mix, over, pressAt, rise } from '../motion.ts';
import { CUES, PLACES } from './timeline.ts';

const { title, export: exportLabel, exported, file, rows } = taskFilm.log;

const AT = CUES.log;

/** The log of the task, which leaves as a file. */
export function Log({ t }: { t: number }) {
  const press = pressAt(t, AT.press);
  const out = over(t, AT.out, 0.8);
  const reach = over(t, AT.reach, 0.75, glide);
  return (
    <Place {...PLACES.log} y={-420} width={1760} className="card log" style={rise(over(t, -0.75, 1), 120)}>
      <header>
        <strong className="grow">{title}</strong>
        <span className="choice main" style={{ scale: 1 - press * 0.05 }}>
          {out > 0 ? exported : exportLabel}
        </span>
      </header>
      <ol>
        {rows.map(([time, step, what], i) => (
          <li key={time} className="mono" style={rise(over(t, AT.rows + i * AT.apart, 0.5), 20)}>
            <span>{time}</span>
            <span className="what">{step}</span>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      <p className="file mono" style={rise(out, 60)}>
        <FileDrawing />
        {file}
      </p>
      <div style={{ opacity: over(t, AT.reach, 0.3) * (1 - over(t, AT.out + 0.5, 0.3)) }}>
        <Pointer x={mix(1000, 1440, reach)} y={mix(900, 110, reach)} pressed={press} />
      </div>
    </Place>
  );
}

function FileDrawing() {
  return (
    <svg viewBox="0 0 100 124" aria-hidden="true">
      <path d="M4 10a6 6 0 0 1 6-6h54l32 32v78a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6zM64 4v26a6 6 0 0 0 6 6h26" />
      <path d="M20 58h60M20 74h60M20 90h38" />
    </svg>
  );
}
