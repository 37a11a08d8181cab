import { taskFilm } from '#content/media/film.ts';
import { Place, Tick } from '../drawing.tsx';
import { over, rise } from '../motion.ts';
import { CUES, PLACES } from './timeline.ts';

const { steps } = taskFilm.done;

const AT = CUES.done;

export function Done({ t }: { t: number }) {
  return (
    <Place {...PLACES.done} y={-390} width={1760} className="done">
      {steps.map(({ text, time }, i) => {
        const at = AT.first + i * AT.apart;
        return (
          <p key={text} className="card step" style={rise(over(t, at - 0.35, 0.8), 90)}>
            <Tick share={over(t, at + 0.25, 0.8)} />
            <strong className="grow">{text}</strong>
            <span className="mono">{time}</span>
          </p>
        );
      })}
    </Place>
  );
}
