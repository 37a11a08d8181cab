import { taskFilm } from '#content/media/film.ts';
import { CenteredBox, CheckMark } from '../drawing.tsx';
import { progressAt, riseStyle } from '../motion.ts';
import { CUES, POSITIONS } from './timeline.ts';

const { steps } = taskFilm.done;

const CUE_TIMES = CUES.done;

export function Done({ t }: { t: number }) {
  return (
    <CenteredBox {...POSITIONS.done} y={-390} width={1760} className="done">
      {steps.map(({ text, time }, i) => {
        const startTime = CUE_TIMES.first + i * CUE_TIMES.interval;
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
