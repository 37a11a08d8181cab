import { taskFilm } from '#content/media/film.ts';
import { Mark, Place, Pointer, Tick } from '../drawing.tsx';
import { glide, mix, over, rise } from '../motion.ts';
import { PLACES } from './timeline.ts';

const { from, to, initials, text, choices, answer } = taskFilm.ask;

const AT = { text: 0.2, choices: 1, reach: 3.1, press: 4.2, answered: 4.45 };

/** The only light scene of the film: a person decides. */
export function Ask({ t }: { t: number }) {
  const reach = over(t, AT.reach, 1, glide);
  const press = over(t, AT.press, 0.12) * (1 - over(t, AT.press + 0.16, 0.2));
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
      <p className="question" style={rise(over(t, AT.text, 0.9), 40)}>
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
      </div>
      <div style={{ opacity: over(t, AT.reach, 0.3) * (1 - over(t, AT.answered + 0.7, 0.4)) }}>
        <Pointer x={mix(1300, 470, reach)} y={mix(1000, 655, reach)} pressed={press} />
      </div>
    </Place>
  );
}
