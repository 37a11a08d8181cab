import { taskFilm } from '#content/media/film.ts';
import { CenteredBox, Pointer } from '../drawing.tsx';
import { easeInOut, interpolate, pressAt, progressAt, riseStyle } from '../motion.ts';
import { POSITIONS, SCENE_TIMES } from './timeline.ts';

const { title, export: exportLabel, exported, file, rows } = taskFilm.log;

const TIMES = SCENE_TIMES.log;

/** The log of the task, and its export to a file. */
export function Log({ t }: { t: number }) {
  const pressProgress = pressAt(t, TIMES.click);
  const exportProgress = progressAt(t, TIMES.file, 0.8);
  const pointerProgress = progressAt(t, TIMES.pointer, 0.75, easeInOut);
  return (
    <CenteredBox
      {...POSITIONS.log}
      y={-420}
      width={1760}
      className="card log"
      style={riseStyle(progressAt(t, -0.75, 1), 120)}
    >
      <header>
        <strong className="grow">{title}</strong>
        <span className="choice main" style={{ scale: 1 - pressProgress * 0.05 }}>
          {exportProgress > 0 ? exported : exportLabel}
        </span>
      </header>
      <ol>
        {rows.map(({ time, step, detail }, i) => (
          <li
            key={time}
            className="mono"
            style={riseStyle(progressAt(t, TIMES.rows + i * TIMES.rowInterval, 0.5), 20)}
          >
            <span>{time}</span>
            <span className="what">{step}</span>
            <span>{detail}</span>
          </li>
        ))}
      </ol>
      <p className="file mono" style={riseStyle(exportProgress, 60)}>
        <FileDrawing />
        {file}
      </p>
      <div
        style={{
          opacity: progressAt(t, TIMES.pointer, 0.3) * (1 - progressAt(t, TIMES.file + 0.5, 0.3)),
        }}
      >
        <Pointer
          x={interpolate(1000, 1440, pointerProgress)}
          y={interpolate(900, 110, pointerProgress)}
          pressProgress={pressProgress}
        />
      </div>
    </CenteredBox>
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
