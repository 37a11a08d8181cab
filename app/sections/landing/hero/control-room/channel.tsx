import { type CSSProperties, useEffect, useState } from 'react';
import { at } from '#app/components/scene.tsx';
import { currentPaths, seededRandom } from '#drawing/current.ts';
import { placeParticles, SHOALS } from '#drawing/particles.ts';
import { START_AT } from './lane.tsx';

/** Twelve lines, of which every third one, from the second on, meets the middle of a lane. */
const LINES = 12;
const LANE_LINES = [1, 4, 7, 10];
const ACROSS = currentPaths({ width: 360, height: 360, lines: LINES, seed: 23, spread: 1 });
const DOWN = downPaths(seededRandom(5));
const FIRST_PLACES = placeParticles(seededRandom(20));

/** Where the screen is narrow the current comes from above: one bend each, then straight down. */
function downPaths(random: () => number): string[] {
  return Array.from({ length: LINES }, (_, i) => {
    const x = (i + 0.5) * 30;
    const start = Math.round(x + (random() - 0.5) * 150);
    return `M${start} 0C${start} 200 ${x} 120 ${x} 360`;
  });
}

type DrawingProps = { paths: string[]; stroke: string; className: string; style?: CSSProperties };

function Drawing({ paths, stroke, className, style }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 360 360"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`absolute inset-0 size-full overflow-visible ${className}`}
      style={style}
      fill="none"
      stroke={stroke}
      strokeWidth="1.25"
    >
      {paths.map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

/** A lane's line lights up in a drawing of its own: what fades inside a drawing keeps the main thread busy. */
function Lines({ paths, className }: { paths: string[]; className: string }) {
  return (
    <>
      <Drawing paths={paths} stroke="var(--line)" className={className} />
      {LANE_LINES.map((line, lane) => (
        <Drawing
          key={line}
          paths={paths.slice(line, line + 1)}
          stroke="var(--brand)"
          className={`step ${className}`}
          style={at(START_AT(lane) - 250, 'none')}
        />
      ))}
    </>
  );
}

function Particles() {
  const [particles, setParticles] = useState(FIRST_PLACES);
  // Hydrated as prerendered, then others are placed at random while the loading screen still covers them.
  useEffect(() => setParticles(placeParticles(Math.random)), []);
  // They move in a few shoals, each at its own pace: one movement per shoal costs a fifth of one per particle.
  return SHOALS.map(({ drift, lasts }, shoal) => (
    <span
      key={lasts}
      className="drift absolute inset-0"
      style={{ ...at(0, `translateX(-${drift}px)`), ['--lasts' as string]: `${lasts}ms` }}
    >
      {particles
        .filter((_, i) => i % SHOALS.length === shoal)
        .map(({ x, y, size }) => (
          <span
            key={`${x} ${y}`}
            data-particle=""
            className="absolute rounded-full bg-brand"
            style={{ left: `${x}%`, top: `${y}%`, width: size, height: size }}
          />
        ))}
    </span>
  ));
}

/** Scattered work on its way into the panel: from the left, or from above where the screen is narrow. */
export function Channel({ inputs }: { inputs: string[] }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-full h-14 md:inset-x-auto md:top-11 md:right-full md:bottom-11 md:h-auto md:w-[calc(var(--channel)+max(var(--gutter),(100vw-var(--container-page))/2))] md:overflow-visible"
    >
      <Lines paths={ACROSS} className="max-md:hidden" />
      <Lines paths={DOWN} className="md:hidden" />
      <Particles />
      {inputs.map((input, lane) => (
        <span
          key={input}
          className="step absolute -translate-y-1/2 rounded-full border border-line bg-paper px-2.5 py-0.5 font-mono text-tiny whitespace-nowrap text-muted max-lg:hidden"
          style={{
            ...at(START_AT(lane) - 250, 'translateX(-32px)'),
            top: `${12.5 + lane * 25}%`,
            right: [28, 84, 40, 72][lane],
          }}
        >
          {input}
        </span>
      ))}
    </div>
  );
}

/** What leaves the panel leaves it in order. */
export function Outflow() {
  return (
    <svg
      viewBox="0 0 100 360"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 left-full h-full w-[max(var(--gutter),(100vw-var(--container-page))/2)] max-md:hidden"
    >
      {ACROSS.map((path, i) => (
        <path
          key={path}
          d={`M0 ${(i + 0.5) * 30}H100`}
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.25"
          stroke={LANE_LINES.includes(i) ? 'var(--brand)' : 'var(--line)'}
        />
      ))}
    </svg>
  );
}
