import { taskFilm } from '#content/media/film.ts';
import { Mark, Place, Pointer, Tick } from '../drawing.tsx';
import { glide, mix, over, pressAt, rise } from '../motion.ts';
import { CUES, PLACES } from './timeline.ts';

const { from, to, initials, text, choices, answer } = taskFilm.ask;

const AT = CUES.ask;

/** The only light scene of the film: a person decides. */
export function Ask({ t }: { t: number }) {
  const reach = over(t, AT.reach, 0.9, glide);
  const press = pressAt(t, AT.press);
  const answered = over(t, AT.answered, 0.5);
  return (
    <Place
      {...PLACES.ask}
      y={PLACES.ask.y - 420}
      width={1760}
      className="card ask light"
      style={rise(over(t, -0.8, 1), 120)}
    >
      <header>
        <Mark size={84} />
        <strong className="grow">{from}</strong>
        <span className="person">
          <span className="avatar">{initials}</span>
          {to}
        </span>
      </header>
      <p className="question" style={rise(over(t, AT.text, 0.7), 40)}>
        {text}
      </p>
      <div className="choices">
        {choices.map((choice, i) => (
          <span
            key={choice}
            className={i === 0 ? 'choice main' : 'choice'}
            style={{
              ...rise(over(t, AT.choices + i * 0.12, 0.7), 40),
              ...(i === 0
                ? { scale: 1 - press * 0.05 }
                : { opacity: over(t, AT.choices + i * 0.12, 0.7) * (1 - answered) }),
            }}
          >
            {choice}
          </span>
        ))}
        <span className="answer" style={rise(answered, 0)}>
          <Tick share={over(t, AT.answered, 0.7)} />
          {answer}
        </span>
        <div style={{ opacity: over(t, AT.reach, 0.3) * (1 - over(t, AT.answered + 0.7, 0.4)) }}>
          <Pointer x={mix(1200, 400, reach)} y={mix(480, 76, reach)} pressed={press} />
        </div>
      </div>
    </Place>
  );
}
