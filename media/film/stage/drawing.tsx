import type { CSSProperties, ReactNode } from 'react';
import { logo } from '#content/logo/logo.ts';
import { FILM_SIZE } from '#content/media/film.ts';
import { currentPaths } from '#drawing/current.ts';
import {
  type CameraView,
  countUp,
  easeInOut,
  interpolate,
  pressAt,
  progressAt,
  rise,
  visibilityAt,
} from './motion.ts';

/** All scenes are in one coordinate system in pixels. The camera moves over it. */
export function World({ view, children }: { view: CameraView; children: ReactNode }) {
  const { width, height } = FILM_SIZE;
  const transform = `translate(${width / 2}px, ${height / 2}px) scale(${view.zoom}) translate(${-view.x}px, ${-view.y}px)`;
  return (
    <div className="absolute top-0 left-0 origin-top-left" style={{ transform }}>
      {children}
    </div>
  );
}

type BoxProps = { x: number; y: number; width: number; className?: string; children: ReactNode };

/** A box whose horizontal center is `x`. */
export function Box({ x, y, width, className = '', style, children }: BoxProps & { style?: CSSProperties }) {
  return (
    <div className={`absolute ${className}`} style={{ left: x - width / 2, top: y, width, ...style }}>
      {children}
    </div>
  );
}

/** A card that moves up before its scene starts. */
export function Card({ t, className = '', ...box }: BoxProps & { t: number }) {
  return <Box {...box} className={`card ${className}`} style={rise(t, -0.75, 1, 120)} />;
}

/** Drawings in the coordinates of the world. */
export const LAYER_CLASS = 'absolute left-0 top-0 size-1 overflow-visible fill-none';

type CurrentLinesProps = {
  t: number;
  from: number;
  to: number;
  middle: number;
  height: number;
  seed: number;
  spread: number;
};

/** Drops move along some of the lines. Distance and speed are relative to the length of a line. */
const DROPS = { everyNthLine: 3, distance: 0.035, speed: 0.004 };

/** The current of the visual identity: lines that are scattered at the start and in order at the end. */
export function CurrentLines({ t, from, to, middle, height, seed, spread }: CurrentLinesProps) {
  const paths = currentPaths({ width: to - from, height, lines: 19, seed, spread });
  return (
    <svg className={LAYER_CLASS} aria-hidden="true">
      <g transform={`translate(${from} ${middle - height / 2})`}>
        {paths.map((d) => (
          <path
            key={d}
            d={d}
            className="stroke-[color-mix(in_oklab,var(--brand)_24%,var(--line))] stroke-3"
          />
        ))}
        {paths.map((d, i) =>
          i % DROPS.everyNthLine === 0 ? (
            <path
              key={d}
              className="stroke-brand stroke-12 [stroke-linecap:round]"
              d={d}
              pathLength={1}
              strokeDasharray={`0 ${DROPS.distance}`}
              strokeDashoffset={-(((t * (3 + (i % 5)) * DROPS.speed) / 4 + i * 0.0131) % DROPS.distance)}
            />
          ) : null,
        )}
      </g>
    </svg>
  );
}

/** The line that the camera follows. It is drawn up to the progress and has a drop at its end. */
export function MainLine({ d, progress }: { d: string; progress: number }) {
  return (
    <svg className={`${LAYER_CLASS} stroke-brand stroke-10 [stroke-linecap:round]`} aria-hidden="true">
      <path d={d} pathLength={1} strokeDasharray={`${progress} 1`} />
      {progress > 0 && progress < 1 && (
        <path className="stroke-44" d={d} pathLength={1} strokeDasharray="0 1" strokeDashoffset={-progress} />
      )}
    </svg>
  );
}

type MarkProps = { size: number; rotation?: number; className?: string };

/** The logo. It is rotated only if `content/logo/logo.ts` allows it. */
export function Mark({ size, rotation = 0, className = '' }: MarkProps) {
  const transform = logo.turns ? `rotate(${rotation}deg)` : undefined;
  return (
    <span
      className={`block flex-none bg-(image:--logo-mark) bg-contain bg-center bg-no-repeat ${className}`}
      style={{ width: size, height: size, transform }}
    />
  );
}

/** A check mark, drawn up to the progress. */
export function CheckMark({ progress }: { progress: number }) {
  return (
    <svg
      className="size-100 flex-none fill-none stroke-ok stroke-8 [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <circle cx="50" cy="50" r="46" pathLength={1} strokeDasharray={`${Math.min(1, progress * 1.6)} 1`} />
      <path d="M29 52l14 14 28-31" pathLength={1} strokeDasharray={`${Math.max(0, progress * 2 - 1)} 1`} />
    </svg>
  );
}

type PressProps = {
  t: number;
  /** The pointer appears and starts to move, and clicks. */
  times: { pointer: number; click: number };
  /** The pointer disappears. */
  until: number;
  seconds: number;
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
};

/** A pointer that moves to a button and clicks. */
export function Pointer({ t, times, until, seconds, from, to }: PressProps) {
  const progress = progressAt(t, times.pointer, seconds, easeInOut);
  const [x, y] = [interpolate(from[0], to[0], progress), interpolate(from[1], to[1], progress)];
  return (
    <svg
      className="absolute top-0 left-0 size-150 fill-ink stroke-surface stroke-[1.4] [stroke-linejoin:round]"
      viewBox="0 0 26 26"
      aria-hidden="true"
      style={{
        opacity: visibilityAt(t, times.pointer, until, 0.3),
        transform: `translate(${x}px, ${y}px) scale(${1 - pressAt(t, times.click) * 0.14})`,
      }}
    >
      <path d="M3 2l17 8.6-7.4 2.2-3.7 6.8z" />
    </svg>
  );
}

/** The main button of a card, which shrinks while the pointer clicks. */
export function MainChoice({
  press = 0,
  style,
  children,
}: {
  press?: number;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <span
      className="choice border-brand bg-brand text-brand-ink"
      style={{ ...style, scale: 1 - press * 0.05 }}
    >
      {children}
    </span>
  );
}

const DOT_CLASS = {
  Published: 'border-ok bg-ok',
  Scheduled: 'border-wait bg-wait',
  Draft: 'border-muted',
};

/** The status of a post. */
export function StatusDot({
  status,
  className = 'size-38 border-6',
}: {
  status: keyof typeof DOT_CLASS;
  className?: string;
}) {
  return <span className={`block flex-none rounded-full ${DOT_CLASS[status]} ${className}`} />;
}

export function Person({ initials, name }: { initials: string; name: string }) {
  return (
    <span className="flex items-center gap-24">
      <span className="avatar size-100 bg-raised text-[44px]">{initials}</span>
      {name}
    </span>
  );
}

type Result = { figure: string; label: string };

/** The result as a large number that counts up. */
export function Figure({ x, y, t, result }: { x: number; y: number; t: number; result: Result }) {
  const progress = progressAt(t, -0.4, 1.2, easeInOut);
  return (
    <Box x={x} y={y - 500} width={1680} style={rise(t, -0.5, 0.9, 80)}>
      <p className="headline text-[500px]/[0.86] tracking-[-0.05em] text-brand">
        {countUp(result.figure, progress)}
      </p>
      <p className="headline mt-120 w-max bg-paper pr-[0.3em] text-[120px]/[1.1]">
        {countUp(result.label, progress)}
      </p>
    </Box>
  );
}

type EndCardProps = {
  x: number;
  y: number;
  t: number;
  result: Result;
  name: string;
  tagline: string;
  action: string;
};

const LOGO_SIZE = 540;
/** A full turn in degrees, so that the logo ends upright. */
const ROTATION = 360;

/** Logo, result and call to action. The logo turns when the line arrives. */
export function EndCard({ x, y, t, result, name, tagline, action }: EndCardProps) {
  return (
    <>
      <Box
        x={x - 500}
        y={y - LOGO_SIZE / 2}
        width={LOGO_SIZE}
        className="rounded-full bg-paper shadow-[0_0_0_44px_var(--paper)]"
        style={{ opacity: progressAt(t, -1, 0.6) }}
      >
        <Mark size={LOGO_SIZE} rotation={ROTATION * progressAt(t, -0.1, 2.6, easeInOut)} />
      </Box>
      <Box x={x + 390} y={y - 350} width={1000}>
        <p className="mb-36 font-mono text-[54px]/[1.2] whitespace-nowrap text-brand" style={rise(t, 0, 0.7)}>
          {`${result.figure} ${result.label}`}
        </p>
        <p className="headline text-[190px]/[1]" style={rise(t, 0, 0.9, 60)}>
          {name}
        </p>
        <p className="pt-36 pb-60 text-[76px]/[1.2] text-balance text-muted" style={rise(t, 0.2, 0.9, 50)}>
          {tagline}
        </p>
        <p style={rise(t, 0.5, 0.9)}>
          <MainChoice>{action}</MainChoice>
        </p>
      </Box>
    </>
  );
}
