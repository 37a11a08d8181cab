/** The parts of a film. Its markup never changes: all motion is in film.css, and in keyframes that follow from the scenes. */
import type { CSSProperties, ReactNode } from 'react';
import { logo } from '#content/logo/logo.ts';
import { FILM_SIZE } from '#content/media/film.ts';
import { currentPaths } from '#drawing/current.ts';

export type Scene = {
  /** Its caption in content/en/film.json has the same name. */
  part: string;
  /** Start in seconds. The camera starts to move a little earlier. */
  at: number;
  content: ReactNode;
  isLight?: boolean;
};

export type Film = {
  length: number;
  posterAt: number;
  scenes: readonly Scene[];
  /** Position in pixels at which the lines behind the scenes start. */
  linesFrom: number;
  /** Shown in front of all scenes. */
  overlay?: ReactNode;
};

export const variables = (values: Record<`--${string}`, string | number>) => values as CSSProperties;
/** Seconds from the start of the scene. */
export const at = (seconds: number) => variables({ '--at': `${seconds}s` });

/** Keyframes over the whole film, from declarations at times in seconds. The last one is valid until the end. */
export const keyframes = (name: string, length: number, frames: readonly [time: number, css: string][]) =>
  `@keyframes ${name}{${frames.map(([time, css]) => `${(time / length) * 100}%{${css}}`).join('')}to{${frames.at(-1)?.[1]}}}`;

/** Scenes are side by side. The camera moves from one to the next. */
const SCENE_DISTANCE = 2100;
const TRAVEL = { before: 0.9, after: 0.4 };
const MIDDLE = { x: FILM_SIZE.width / 2, y: FILM_SIZE.height / 2 };
const LOGO = { size: 540, left: 190 };

export function Stage({ film: { length, scenes, linesFrom: startX, overlay } }: { film: Film }) {
  const last = scenes.length - 1;
  const endX = last * SCENE_DISTANCE + LOGO.left + LOGO.size / 2;
  const travel = (css: (scene: number) => string) =>
    scenes.flatMap(({ at }, i): [number, string][] =>
      i === 0
        ? [[2, css(0)]]
        : [
            [at - TRAVEL.before, css(i - 1)],
            [at + TRAVEL.after, css(i)],
          ],
    );
  const lineTo = (scene: number) =>
    Math.max(0, (scene === last ? endX : scene * SCENE_DISTANCE + MIDDLE.x) - startX);
  const animation = (name: string) => ({
    animation: `${name} ${length}s cubic-bezier(0.76, 0, 0.24, 1) both`,
  });
  const line = { d: linePath(endX - startX), pathLength: endX - startX };
  return (
    <div className="dark relative h-1080 w-1920 overflow-hidden bg-paper font-body text-[60px]/[1.3] text-ink tabular-nums [word-spacing:0.04em]">
      <style>
        {[
          keyframes(
            'camera',
            length,
            travel((scene) => `translate:${-scene * SCENE_DISTANCE}px`),
          ),
          keyframes('line', length, [
            [0, 'stroke-dasharray:0 99999'],
            ...travel((scene) => `stroke-dasharray:${lineTo(scene)} 99999`),
          ]),
          keyframes('drop', length, [
            [0, 'stroke-dashoffset:0'],
            ...travel((scene) => `stroke-dashoffset:${-lineTo(scene)}`),
          ]),
        ].join('')}
      </style>
      <div className="absolute inset-0" style={animation('camera')}>
        <svg
          className="absolute top-0 size-1 overflow-visible fill-none [stroke-linecap:round]"
          style={{ left: startX }}
          aria-hidden="true"
        >
          <CurrentLines width={endX - startX} length={length} />
          <g className="stroke-brand stroke-10">
            <path {...line} style={animation('line')} />
            <path {...line} className="stroke-44" strokeDasharray="0 99999" style={animation('drop')} />
          </g>
        </svg>
        {scenes.map(({ part, at, isLight, content }, i) => (
          <section
            key={part}
            className={`absolute inset-y-0 grid w-2100 place-content-center ${isLight ? 'light bg-paper text-ink' : ''}`}
            style={{
              left: i * SCENE_DISTANCE - (SCENE_DISTANCE - FILM_SIZE.width) / 2,
              ...variables({ '--start': `${at}s` }),
            }}
          >
            {content}
          </section>
        ))}
      </div>
      {overlay}
    </div>
  );
}

/** From the bottom of the first scene to the middle of the others. */
const linePath = (endX: number) =>
  `M-240 760C260 960 660 870 1160 790S1860 ${MIDDLE.y} 2260 ${MIDDLE.y}H${endX}`;

/** The current of the visual identity: lines that are scattered at the start and in order at the end, with drops. */
function CurrentLines({ width, length }: { width: number; length: number }) {
  const height = 1700;
  return (
    <g transform={`translate(0 ${MIDDLE.y - height / 2})`}>
      {currentPaths({ width, height, lines: 19, seed: 23, spread: 0.34 }).map((d, i) => (
        <g key={d}>
          <path d={d} className="stroke-[color-mix(in_oklab,var(--brand)_24%,var(--line))] stroke-3" />
          {i % 3 === 0 && (
            <path
              d={d}
              className="stroke-brand stroke-12"
              pathLength={1}
              strokeDasharray="0 0.035"
              style={{ animation: `flow ${length * (1 + (i % 5) / 4)}s linear -${i}s infinite` }}
            />
          )}
        </g>
      ))}
    </g>
  );
}

type ContentProps = { className?: string; children: ReactNode };

export const Card = ({ className = '', children }: ContentProps) => (
  <div className={`card rise relative w-1760 [--at:-0.75s] [--from:120px] ${className}`}>{children}</div>
);

/** The logo. It is rotated only if `content/logo/logo.ts` allows it. */
export const Mark = ({ className }: { className: string }) => (
  <span
    className={`block flex-none bg-(image:--logo-mark) bg-contain bg-center bg-no-repeat ${logo.turns ? 'turn' : ''} ${className}`}
  />
);

export const CheckMark = () => (
  <svg
    className="size-100 flex-none fill-none stroke-ok stroke-8 [stroke-linecap:round] [stroke-linejoin:round]"
    viewBox="0 0 100 100"
    aria-hidden="true"
  >
    <circle className="draw" cx="50" cy="50" r="46" pathLength={1} />
    <path className="draw [--pause:0.4s]" d="M29 52l14 14 28-31" pathLength={1} />
  </svg>
);

/** A pointer that appears at `--at`, moves from `--away` to its place, and clicks at `--click`. */
export const Pointer = ({ className }: { className: string }) => (
  <svg
    className={`pointer absolute size-150 fill-ink stroke-surface stroke-[1.4] [stroke-linejoin:round] ${className}`}
    viewBox="0 0 26 26"
    aria-hidden="true"
  >
    <path d="M3 2l17 8.6-7.4 2.2-3.7 6.8z" />
  </svg>
);

/** The main button of a card. */
export const MainChoice = ({ className = '', style, children }: ContentProps & { style?: CSSProperties }) => (
  <span className={`choice border-brand bg-brand text-brand-ink ${className}`} style={style}>
    {children}
  </span>
);

type ToggleProps = { labels: readonly [string, string]; click: number };

/** A button whose label changes after a click. */
export const Toggle = ({ labels: [before, after], click }: ToggleProps) => (
  <MainChoice
    className="rise place-items-center *:[grid-area:1/1]"
    style={variables({ '--click': `${click}s` })}
  >
    <span style={variables({ '--click': '99s', '--until': `${click}s` })} className="rise">
      {before}
    </span>
    <span style={variables({ '--click': '99s', '--at': `${click + 0.2}s` })} className="rise">
      {after}
    </span>
  </MainChoice>
);

const DOT_CLASS = { Published: 'border-ok bg-ok', Scheduled: 'border-wait bg-wait', Draft: 'border-muted' };

export const StatusDot = ({ status }: { status: keyof typeof DOT_CLASS }) => (
  <span className={`block size-38 flex-none rounded-full border-6 ${DOT_CLASS[status]}`} />
);

export const Person = ({ initials, name }: { initials: string; name: string }) => (
  <span className="flex items-center gap-24">
    <span className="avatar size-100 bg-raised text-[44px]">{initials}</span>
    {name}
  </span>
);

/** Every number of the text counts up: "$12.40" starts as "$0.00". */
export const CountUp = ({ text, style }: { text: string; style?: CSSProperties }) =>
  text.split(/([.,]?\d+)/).map((part, i) => {
    const digits = part.replace(/^[.,]/, '');
    if (!/^\d+$/.test(digits)) return part;
    const isFraction = digits !== part;
    const values = { '--to': Number(digits), '--digits': isFraction ? 'decimal-leading-zero' : 'decimal' };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
      <span key={i}>
        {isFraction && part[0]}
        <span className="count" style={{ ...variables(values), ...style }} />
      </span>
    );
  });

type Result = { figure: string; label: string };

/** The result as a large number that counts up, above and below the line. */
export const Figure = ({ figure, label }: Result) => (
  <div className="rise absolute inset-y-0 left-210 [--at:-0.4s] [--from:80px]">
    <p className="headline absolute bottom-590 text-[500px]/[0.86] tracking-[-0.05em] whitespace-nowrap text-brand">
      <CountUp text={figure} />
    </p>
    <p className="headline absolute top-660 w-max bg-paper pr-[0.3em] text-[120px]/[1.1]">
      <CountUp text={label} />
    </p>
  </div>
);

type EndCardProps = { result: Result; name: string; tagline: string; action: string };

/** Logo, result and call to action. The logo turns when the line arrives. */
export const EndCard = ({ result, name, tagline, action }: EndCardProps) => (
  <>
    <span
      className="rise absolute top-270 rounded-full bg-paper shadow-[0_0_0_44px_var(--paper)] [--at:-0.8s] [--from:0px]"
      style={{ left: LOGO.left + (SCENE_DISTANCE - FILM_SIZE.width) / 2 }}
    >
      <Mark className="size-540" />
    </span>
    <div className="absolute top-190 left-940 w-1000">
      <p className="rise mb-36 font-mono text-[54px]/[1.2] whitespace-nowrap text-brand">
        {`${result.figure} ${result.label}`}
      </p>
      <p className="headline rise text-[190px]/[1] [--from:60px]">{name}</p>
      <p className="rise pt-36 pb-60 text-[76px]/[1.2] text-balance text-muted [--at:0.2s]">{tagline}</p>
      <MainChoice className="rise [--at:0.5s]">{action}</MainChoice>
    </div>
  </>
);
