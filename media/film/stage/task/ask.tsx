import { taskFilm } from '#content/media/film.ts';
import { CenteredBox, CheckMark, Mark, Pointer } from '../drawing.tsx';
import { easeInOut, interpolate, pressAt, progressAt, riseStyle } from '../motion.ts';
import { POSITIONS, SCENE_TIMES } from './timeline.ts';

const { from, to, initials, text, choices, answer } = taskFilm.ask;

const TIMES = SCENE_TIMES.ask;

/** The agent asks a person, who decides. This is the only light scene of the film. */
export function Ask({ t }: { t: number }) {
  const pointerProgress = progressAt(t, TIMES.pointer, 0.9, easeInOut);
  const pressProgress = pressAt(t, TIMES.click);
  const answerProgress = progressAt(t, TIMES.answer, 0.5);
  return (
    <CenteredBox
      {...POSITIONS.ask}
      y={POSITIONS.ask.y - 420}
      width={1760}
      className="card ask light"
      style={riseStyle(progressAt(t, -0.8, 1), 120)}
    >
      <header>
        <Mark size={84} />
        <strong className="grow">{from}</strong>
        <span className="person">
          <span className="avatar">{initials}</span>
          {to}
        </span>
      </header>
      <p className="question" style={riseStyle(progressAt(t, TIMES.question, 0.7), 40)}>
        {text}
      </p>
      <div className="choices">
        {choices.map((choice, i) => (
          <span
            key={choice}
            className={i === 0 ? 'choice main' : 'choice'}
            style={{
              ...riseStyle(progressAt(t, TIMES.choices + i * 0.12, 0.7), 40),
              ...(i === 0
                ? { scale: 1 - pressProgress * 0.05 }
                : { opacity: progressAt(t, TIMES.choices + i * 0.12, 0.7) * (1 - answerProgress) }),
            }}
          >
            {choice}
          </span>
        ))}
        <span className="answer" style={riseStyle(answerProgress, 0)}>
          <CheckMark progress={progressAt(t, TIMES.answer, 0.7)} />
          {answer}
        </span>
        <div
          style={{
            opacity: progressAt(t, TIMES.pointer, 0.3) * (1 - progressAt(t, TIMES.answer + 0.7, 0.4)),
          }}
        >
          <Pointer
            x={interpolate(1200, 400, pointerProgress)}
            y={interpolate(480, 76, pointerProgress)}
            pressProgress={pressProgress}
          />
        </div>
      </div>
    </CenteredBox>
  );
}
