import { type CSSProperties, type ReactNode, type Ref, useState } from 'react';
import { useIdleSteps } from '#app/components/use-idle-steps.ts';
import { currentPaths, seededRandom } from '#drawing/current.ts';
import { placeParticles, SHOALS } from '#drawing/particles.ts';
import { ARRIVES, type Beats } from './use-beats.ts';

/** Three lines for each lane: the middle one meets it. */
const PER_LANE = 3;
const GAP = 30;
const laneLine = (lane: number) => lane * PER_LANE + 1;

const across = (lines: number) =>
  currentPaths({ width: 360, height: lines * GAP, lines, seed: 23, spread: 1, grain: 1 });

/** Where the screen is narrow the current comes from above: one bend each, then straight down. */
function down(lines: number): string[] {
  const random = seededRandom(5);
  return Array.from({ length: lines }, (_, i) => {
    const x = (i + 0.5) * GAP;
    const start = Math.round(x + (random() - 0.5) * 150);
    return `M${start} 0C${start} 200 ${x} 120 ${x} 360`;
  });
}

type DrawingProps = {
  viewBox: string;
  paths: string[];
  stroke: string;
  className: string;
  part?: Ref<SVGSVGElement>;
};

function Drawing({ viewBox, paths, stroke, className, part }: DrawingProps) {
  return (
    <svg
      ref={part}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`absolute inset-0 size-full overflow-visible ${className}`}
      fill="none"
      stroke={stroke}
      strokeWidth="1.25"
    >
      <path d={paths.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

type LinesProps = { viewBox: string; paths: string[]; beats: Beats; className: string };

/** A lane's line lights up in a drawing of its own: what fades inside a drawing keeps the main thread busy. */
function Lines({ viewBox, paths, beats, className }: LinesProps) {
  return (
    <>
      <Drawing viewBox={viewBox} paths={paths} stroke="var(--line)" className={className} />
      {Array.from({ length: paths.length / PER_LANE }, (_, lane) => (
        <Drawing
          key={laneLine(lane)}
          viewBox={viewBox}
          paths={paths.slice(laneLine(lane), laneLine(lane) + 1)}
          stroke="var(--brand)"
          className={`cue ${className}`}
          part={beats(ARRIVES(lane))}
        />
      ))}
    </>
  );
}

export function Particles({ beats }: { beats: Beats }) {
  const drawn = useIdleSteps(1) > 0;
  const [particles] = useState(() => placeParticles(Math.random));
  // They move in a few shoals, each at its own pace: one movement per shoal costs a fifth of one per particle.
  return SHOALS.map(({ drift, lasts }, shoal) => (
    <span
      key={lasts}
      ref={beats(0, `translateX(-${drift}px)`)}
      className="drift shoal"
      style={drawn ? ({ '--lasts': `${lasts}ms` } as CSSProperties) : undefined}
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

/** How far from the panel the inputs stand, in pixels: not in a column. */
const PLACES = [28, 84, 40, 72];

type ChannelProps = { inputs: readonly string[]; beats: Beats; children?: ReactNode };

/** Scattered work on its way into the panel: from the left, or from above where the screen is narrow. */
export function Channel({ inputs, beats, children }: ChannelProps) {
  const drawn = useIdleSteps(1) > 0;
  const lines = inputs.length * PER_LANE;
  const size = lines * GAP;
  return (
    <div aria-hidden="true" className="channel">
      {drawn && (
        <>
          <Lines viewBox={`0 0 360 ${size}`} paths={across(lines)} beats={beats} className="max-md:hidden" />
          <Lines viewBox={`0 0 ${size} 360`} paths={down(lines)} beats={beats} className="md:hidden" />
        </>
      )}
      {children}
      {drawn &&
        inputs.map((input, lane) => (
          <span
            key={input}
            ref={beats(ARRIVES(lane), 'translateX(-32px)')}
            className="step channel-input"
            style={{
              top: `${((lane + 0.5) / inputs.length) * 100}%`,
              right: PLACES[lane % PLACES.length],
            }}
          >
            {input}
          </span>
        ))}
    </div>
  );
}

/** What leaves the panel leaves it in order. */
export function Outflow({ lanes }: { lanes: number }) {
  const drawn = useIdleSteps(1) > 0;
  if (!drawn) return;
  const all = Array.from({ length: lanes * PER_LANE }, (_, line) => line);
  const lit = Array.from({ length: lanes }, (_, lane) => laneLine(lane));
  return (
    <svg
      viewBox={`0 0 100 ${all.length * GAP}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="outflow"
      strokeWidth="1.25"
    >
      <path d={straight(all)} vectorEffect="non-scaling-stroke" stroke="var(--line)" />
      <path d={straight(lit)} vectorEffect="non-scaling-stroke" stroke="var(--brand)" />
    </svg>
  );
}

const straight = (lines: number[]) => lines.map((line) => `M0 ${(line + 0.5) * GAP}H100`).join('');
