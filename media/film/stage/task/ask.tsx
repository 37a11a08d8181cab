import { taskFilm } from '#content/media/film.ts';
import { Card, CheckMark, MainChoice, Mark, Person, Pointer } from '../drawing.tsx';
import { pressAt, progressAt, rise } from '../motion.ts';
import { POSITIONS, SCENE_TIMES } from './timeline.ts';

const { from, to, initials, text, choices, answer } = taskFilm.ask;
const [mainChoice, ...otherChoices] = choices;

const TIMES = SCENE_TIMES.ask;

/** The agent asks a person, who decides. This is the only light scene of the film. */
export function Ask({ t }: { t: number }) {
  const answerProgress = progressAt(t, TIMES.answer, 0.5);
  return (
    <Card {...POSITIONS.ask} y={POSITIONS.ask.y - 420} width={1760} className="light" t={t}>
      <header className="card-header">
        <Mark size={84} />
        <strong className="flex-1 font-semibold">{from}</strong>
        <Person initials={initials} name={to} />
      </header>
      <p className="headline pt-60 pb-72 text-[124px]/[1.06]" style={rise(t, TIMES.question, 0.7)}>
        {text}
      </p>
      <div className="relative flex gap-28">
        <MainChoice press={pressAt(t, TIMES.click)} style={rise(t, TIMES.choices, 0.7)}>
          {mainChoice}
        </MainChoice>
        {otherChoices.map((choice, i) => {
          const style = rise(t, TIMES.choices + (i + 1) * 0.12, 0.7);
          return (
            <span
              key={choice}
              className="choice border-line"
              style={{ ...style, opacity: style.opacity * (1 - answerProgress) }}
            >
              {choice}
            </span>
          );
        })}
        <span
          className="absolute top-0 left-640 flex h-full items-center gap-28 font-semibold"
          style={{ opacity: answerProgress }}
        >
          <CheckMark progress={progressAt(t, TIMES.answer, 0.7)} />
          {answer}
        </span>
        <Pointer
          t={t}
          times={TIMES}
          until={TIMES.answer + 1.1}
          seconds={0.9}
          from={[1200, 480]}
          to={[400, 76]}
        />
      </div>
    </Card>
  );
}
