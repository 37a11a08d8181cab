import { type CSSProperties, useState } from 'react';
import { at, useMoments } from '#app/components/scene.tsx';
import { useDrawn } from '#app/components/use-drawn.ts';
import { currentPaths, seededRandom } from '#drawing/current.ts';
import { placeParticles, SHOALS } from '#drawing/particles.ts';
import { START_AT } from './lane.tsx';

/** Twelve lines, of which every third one, from the second on, meets the middle of a lane. */
const LINES = 12;
const LANE_LINES = [1, 4, 7, 10];
const ACROSS = currentPaths({ width: 360, height: 360, lines: LINES, seed: 23, spread: 1, grain: 1 });
const DOWN = downPaths(seededRandom(5));

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
      <path d={paths.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A lane's line lights up in a drawing of its own: what fades inside a drawing keeps the main thread busy. */
function Lines({ paths, className }: { paths: string[]; className: string }) {
  const drawn = useDrawn();
  return (
    <>
      <Drawing paths={paths} stroke="var(--line)" className={className} />
      {drawn &&
        LANE_LINES.map((line, lane) => (
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
  const drawn = useDrawn();
  const [particles] = useState(() => placeParticles(Math.random));
  // They move in a few shoals, each at its own pace: one movement per shoal costs a fifth of one per particle.
  return SHOALS.map(({ drift, lasts }, shoal) => (
    <span
      key={lasts}
      className="drift shoal"
      style={drawn ? { ...at(0, `translateX(-${drift}px)`), ['--lasts' as string]: `${lasts}ms` } : undefined}
    >
      {particles.map(
        ({ x, y, size }, i) =>
          i % SHOALS.length === shoal && (
            <span
              key={`${x} ${y}`}
              data-particle=""
              // Placed at random, so not in the HTML, which is the same for every visit.
              style={drawn ? { left: `${x}%`, top: `${y}%`, width: size, height: size } : undefined}
            />
          ),
      )}
    </span>
  ));
}

/** Scattered work on its way into the panel: from the left, or from above where the screen is narrow. */
export function Channel({ inputs }: { inputs: string[] }) {
  const moment = useMoments();
  return (
    <div aria-hidden="true" className="channel">
      <Lines paths={ACROSS} className="max-md:hidden" />
      <Lines paths={DOWN} className="md:hidden" />
      <Particles />
      {inputs.map((input, lane) => (
        <span
          key={input}
          className="step channel-input"
          style={{
            ...moment(START_AT(lane) - 250, 'translateX(-32px)'),
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
    <svg viewBox="0 0 100 360" preserveAspectRatio="none" aria-hidden="true" className="outflow">
      {[ACROSS.keys(), LANE_LINES].map((lines, lit) => (
        <path
          key={String(lit)}
          d={[...lines].map((i) => `M0 ${(i + 0.5) * 30}H100`).join('')}
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.25"
          stroke={lit ? 'var(--brand)' : 'var(--line)'}
        />
      ))}
    </svg>
  );
}
