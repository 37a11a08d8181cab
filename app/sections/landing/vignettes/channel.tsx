import { useEffect, useState } from 'react';
import { at } from '#app/components/scene.tsx';
import { currentPaths, seededRandom } from '#domain/current.ts';
import { type Particle, placeParticles } from '#domain/particles.ts';
import { START_AT } from './control-room-lane.tsx';

/** Twelve lines, of which every third one, from the second on, meets the middle of a lane. */
const LINES = 12;
const laneOf = (line: number) => (line % 3 === 1 ? (line - 1) / 3 : undefined);
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

function Lines({ paths, className }: { paths: string[]; className: string }) {
  return (
    <svg
      viewBox="0 0 360 360"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`absolute inset-0 size-full overflow-visible ${className}`}
      fill="none"
      strokeWidth="1.25"
    >
      {paths.map((path, i) => {
        const lane = laneOf(i);
        return (
          <path
            key={path}
            d={path}
            vectorEffect="non-scaling-stroke"
            stroke={lane === undefined ? 'var(--line)' : 'var(--brand)'}
            className={lane === undefined ? undefined : 'step'}
            style={lane === undefined ? undefined : at(START_AT(lane) - 250, 'none')}
          />
        );
      })}
    </svg>
  );
}

function Particles() {
  const [particles, setParticles] = useState(FIRST_PLACES);
  // Hydrated as prerendered, then placed at random while the loading screen still covers them.
  useEffect(() => setParticles(placeParticles(Math.random)), []);
  return particles.map(({ x, y, size, drift, lasts }: Particle, i) => (
    <span
      key={String(i)}
      data-particle=""
      className="drift absolute rounded-full bg-brand"
      style={{
        ...at(0, `translateX(-${drift}px)`),
        left: `${x}%`,
        top: `${y}%`,
        width: size,
        height: size,
        ['--lasts' as string]: `${lasts}ms`,
      }}
    />
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
          stroke={laneOf(i) === undefined ? 'var(--line)' : 'var(--brand)'}
        />
      ))}
    </svg>
  );
}
