import type { CSSProperties, ReactNode } from 'react';
import { logo } from '#content/logo/logo.ts';
import { FILM_SIZE } from '#content/media/film.ts';
import { currentPaths } from '#drawing/current.ts';
import type { CameraView } from './motion.ts';

/** All scenes are in one coordinate system in pixels. The camera moves over it. */
export function World({ view, children }: { view: CameraView; children: ReactNode }) {
  const { width, height } = FILM_SIZE;
  const transform = `translate(${width / 2}px, ${height / 2}px) scale(${view.zoom}) translate(${-view.x}px, ${-view.y}px)`;
  return (
    <div className="world" style={{ transform }}>
      {children}
    </div>
  );
}

type CenteredBoxProps = {
  x: number;
  y: number;
  width: number;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** Centers its children horizontally on `x`. */
export function CenteredBox({ x, y, width, className = '', style, children }: CenteredBoxProps) {
  return (
    <div className="centered-box" style={{ left: x - width / 2, top: y, width }}>
      <div className={className} style={style}>
        {children}
      </div>
    </div>
  );
}

type CurrentLinesProps = {
  t: number;
  from: number;
  to: number;
  middle: number;
  height: number;
  lines: number;
  seed: number;
  spread: number;
};

/** Drops move along some of the lines. Distance and speed are relative to the length of a line. */
const DROPS = { everyNthLine: 3, distance: 0.035, speed: 0.004 };

/** The current of the visual identity: lines that are scattered at the start and in order at the end. */
export function CurrentLines({ t, from, to, middle, height, lines, seed, spread }: CurrentLinesProps) {
  const paths = currentPaths({ width: to - from, height, lines, seed, spread });
  return (
    <svg className="layer current-lines" aria-hidden="true">
      <g transform={`translate(${from} ${middle - height / 2})`}>
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
        {paths.map((d, i) =>
          i % DROPS.everyNthLine === 0 ? (
            <path
              key={d}
              className="drop"
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
    <svg className="layer main-line" aria-hidden="true">
      <path d={d} pathLength={1} strokeDasharray={`${progress} 1`} />
      {progress > 0 && progress < 1 && (
        <path className="head" d={d} pathLength={1} strokeDasharray="0 1" strokeDashoffset={-progress} />
      )}
    </svg>
  );
}

/** The logo. It is rotated only if `content/logo/logo.ts` allows it. */
export function Mark({ size, rotation = 0 }: { size: number; rotation?: number }) {
  const transform = logo.turns ? `rotate(${rotation}deg)` : undefined;
  return <span className="mark" style={{ width: size, height: size, transform }} />;
}

/** A check mark, drawn up to the progress. */
export function CheckMark({ progress }: { progress: number }) {
  return (
    <svg className="check-mark" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="46" pathLength={1} strokeDasharray={`${Math.min(1, progress * 1.6)} 1`} />
      <path d="M29 52l14 14 28-31" pathLength={1} strokeDasharray={`${Math.max(0, progress * 2 - 1)} 1`} />
    </svg>
  );
}

export function Pointer({ x, y, pressProgress }: { x: number; y: number; pressProgress: number }) {
  return (
    <svg
      className="pointer"
      viewBox="0 0 26 26"
      aria-hidden="true"
      style={{ transform: `translate(${x}px, ${y}px) scale(${1 - pressProgress * 0.14})` }}
    >
      <path d="M3 2l17 8.6-7.4 2.2-3.7 6.8z" />
    </svg>
  );
}
