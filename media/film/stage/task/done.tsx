import { taskFilm } from '#content/media/film.ts';
import { CenteredBox, CheckMark } from '../drawing.tsx';
import { progressAt, riseStyle } from '../motion.ts';
import { POSITIONS, SCENE_TIMES } from './timeline.ts';

const { steps } = taskFilm.done;

const TIMES = SCENE_TIMES.done;

export function Done({ t }: { t: number }) {
  return (
    <CenteredBox {...POSITIONS.done} y={-390} width={1760} className="done">
      {steps.map(({ text, time }, i) => {
        const startTime = TIMES.firstStep + i * TIMES.stepInterval;
        return (
          <p key={text} className="card step" style={riseStyle(progressAt(t, startTime - 0.35, 0.8), 90)}>
            <CheckMark progress={progressAt(t, startTime + 0.25, 0.8)} />
            <strong className="grow">{text}</strong>
            <span className="mono">{time}</span>
          </p>
        );
      })}
    </CenteredBox>
  );
}
