import { taskFilm } from '#content/media/film.ts';
import { Box, CheckMark, CurrentLines, EndCard, Figure, LAYER_CLASS, MainLine, World } from '../drawing.tsx';
import { cameraViewAt, easeInOut, interpolate, progressAt, rise } from '../motion.ts';
import { Ask } from './ask.tsx';
import { Counter } from './counter.tsx';
import { Log } from './log.tsx';
import { Mail } from './mail.tsx';
import { Match } from './match.tsx';
import { LINE_PROGRESS, MAIN_LINE_PATH, MOVES, POSITIONS, SCENE_TIMES, SKY, STARTS } from './timeline.ts';

const lineProgressAt = (t: number) =>
  LINE_PROGRESS.reduce(
    (progress, { at, seconds, to }) => interpolate(progress, to, progressAt(t, at, seconds, easeInOut)),
    0,
  );

export function TaskFilm({ t }: { t: number }) {
  return (
    <>
      <World view={cameraViewAt(MOVES, t)}>
        <Sky />
        <CurrentLines
          t={t}
          from={-1400}
          to={POSITIONS.closing.x - 500}
          middle={0}
          height={1900}
          seed={23}
          spread={0.3}
        />
        <MainLine d={MAIN_LINE_PATH} progress={lineProgressAt(t)} />
        <Opening t={t} />
        <Mail t={t - STARTS.mail} />
        <Match t={t - STARTS.match} />
        <Ask t={t - STARTS.ask} />
        <Done t={t - STARTS.done} />
        <Log t={t - STARTS.log} />
        <Figure {...POSITIONS.saved} result={taskFilm.saved} t={t - STARTS.saved} />
        <EndCard
          {...POSITIONS.closing}
          {...taskFilm.closing}
          result={taskFilm.saved}
          t={t - STARTS.closing}
        />
      </World>
      <Counter t={t} />
    </>
  );
}

/** The background is darker behind the text, so that the line is less visible there. */
const OPENING_CLASS =
  'bg-[radial-gradient(closest-side_at_40%_50%,var(--paper)_62%,transparent)] px-200 py-160';

function Opening({ t }: { t: number }) {
  const { kicker, title } = taskFilm.opening;
  return (
    <Box {...POSITIONS.opening} y={-560} width={2000} className={OPENING_CLASS}>
      <p className="mb-36 font-mono leading-[1.2] text-brand" style={rise(t, 0.15, 0.8)}>
        {kicker}
      </p>
      {title.map((line, i) => (
        <p key={line} className="headline text-[210px]/[1]" style={rise(t, 0.3 + i * 0.14, 0.9, 70)}>
          {line}
        </p>
      ))}
    </Box>
  );
}

/** The light background of the scene with a person. Its lower edge has the shape of waves. */
function Sky() {
  const { left, right, top, bottom, waveWidth } = SKY;
  const waves = `t${waveWidth} 0`.repeat(Math.floor((right - left) / waveWidth) - 1);
  return (
    <svg className={`${LAYER_CLASS} light`} aria-hidden="true">
      <path
        className="fill-paper"
        d={`M${left} ${bottom}q${waveWidth / 2} -70 ${waveWidth} 0${waves}V${top}H${left}z`}
      />
    </svg>
  );
}

function Done({ t }: { t: number }) {
  return (
    <Box {...POSITIONS.done} y={-390} width={1760} className="grid gap-36">
      {taskFilm.done.steps.map(({ text, time }, i) => {
        const at = SCENE_TIMES.done.firstStep + i * SCENE_TIMES.done.stepInterval;
        return (
          <p
            key={text}
            className="card flex items-center gap-44 px-64 py-52"
            style={rise(t, at - 0.35, 0.8, 90)}
          >
            <CheckMark progress={progressAt(t, at + 0.25, 0.8)} />
            <strong className="headline flex-1 text-[88px]/[1.2] font-normal">{text}</strong>
            <span className="font-mono text-[50px] text-muted">{time}</span>
          </p>
        );
      })}
    </Box>
  );
}
