import type { CSSProperties, ReactNode } from 'react';
import { logo } from '#content/logo/logo.ts';
import { FILM_SIZE } from '#content/media/film.ts';
import { currentPaths } from '#drawing/current.ts';
import type { View } from './motion.ts';

/** All parts share one coordinate system in pixels; the camera moves over it. */
export function World({ view, children }: { view: View; children: ReactNode }) {
  const { width, height } = FILM_SIZE;
  const transform = `translate(${width / 2}px, ${height / 2}px) scale(${view.zoom}) translate(${-view.x}px, ${-view.y}px)`;
  return (
    <div className="world" style={{ transform }}>
      {children}
    </div>
  );
}

type PlaceProps = {
  x: number;
  y: number;
  width: number;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** Centers its children on a point. */
export function Place({ x, y, width, className = '', style, children }: PlaceProps) {
  return (
    <div className="place" style={{ left: x - width / 2, top: y, width }}>
      <div className={className} style={style}>
        {children}
      </div>
    </div>
  );
}

type RiverProps = {
  t: number;
  from: number;
  to: number;
  middle: number;
  height: number;
  lines: number;
  seed: number;
  spread: number;
};

/** Every nth line carries drops, each with its own position and speed. */
const DROPS = { every: 3, apart: 0.035, shareEachSecond: 0.004 };

/** The current through the whole film: scattered at the start, in order at the end. */
export function River({ t, from, to, middle, height, lines, seed, spread }: RiverProps) {
  const paths = currentPaths({ width: to - from, height, lines, seed, spread });
  return (
    <svg className="layer river" aria-hidden="true">
      <g transform={`translate(${from} ${middle - height / 2})`}>
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
        {paths.map((d, i) =>
          i % DROPS.every === 0 ? (
            <path
              key={d}
              className="drop"
              d={d}
              pathLength={1}
              strokeDasharray={`0 ${DROPS.apart}`}
              strokeDashoffset={
                -(((t * (3 + (i % 5)) * DROPS.shareEachSecond) / 4 + i * 0.0131) % DROPS.apart)
              }
            />
          ) : null,
        )}
      </g>
    </svg>
  );
}

/** The line that the film follows, drawn up to the current progress, with a drop at its head. */
export function Thread({ d, share }: { d: string; share: number }) {
  return (
    <svg className="layer thread" aria-hidden="true">
      <path d={d} pathLength={1} strokeDasharray={`${share} 1`} />
      {share > 0 && share < 1 && (
        <path className="head" d={d} pathLength={1} strokeDasharray="0 1" strokeDashoffset={-share} />
      )}
    </svg>
  );
}

/** The mark, rotated if the brand allows it. */
export function Mark({ size, turn = 0 }: { size: number; turn?: number }) {
  const transform = logo.turns ? `rotate(${turn}deg)` : undefined;
  return <span className="mark" style={{ width: size, height: size, transform }} />;
}

/** A tick, drawn up to its progress. */
export function Tick({ share }: { share: number }) {
  return (
    <svg className="tick" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="46" pathLength={1} strokeDasharray={`${Math.min(1, share * 1.6)} 1`} />
      <path d="M29 52l14 14 28-31" pathLength={1} strokeDasharray={`${Math.max(0, share * 2 - 1)} 1`} />
    </svg>
  );
}

export function Pointer({ x, y, pressed }: { x: number; y: number; pressed: number }) {
  return (
    <svg
      className="pointer"
      viewBox="0 0 26 26"
      aria-hidden="true"
      style={{ transform: `translate(${x}px, ${y}px) scale(${1 - pressed * 0.14})` }}
    >
      <path d="M3 2l17 8.6-7.4 2.2-3.7 6.8z" />
    </svg>
  );
}
