import type { ReactNode } from 'react';
import { controlRoom } from '#content/landing/hero.ts';
import { atBeat, doneBeat } from './beats.ts';

type LaneStatusProps = { index: number; outcome: string };

/** The HTML contains only the outcome; play-room.ts adds the earlier states. */
export function LaneStatus({ index, outcome }: LaneStatusProps) {
  return (
    <p className="lane-status grid" data-queued={controlRoom.queued} data-working={controlRoom.working}>
      <span {...atBeat(doneBeat(index))} className="badge badge-brand">
        {outcome}
      </span>
    </p>
  );
}

type LaneProps = LaneStatusProps & { agent: string; took: string; children: ReactNode };

export function Lane({ agent, took, children, ...status }: LaneProps) {
  return (
    <div className="lane">
      <p className="lane-agent">
        <b className="block font-body text-small font-semibold whitespace-normal text-ink">{agent}</b>
        <span {...atBeat(doneBeat(status.index))} className="step">
          {took}
        </span>
      </p>
      <div className="lane-work">{children}</div>
      <LaneStatus {...status} />
    </div>
  );
}

type TickerProps = { values: readonly number[]; label: string; className?: string };

/** A figure that advances when a lane is done. The HTML contains only the last value; play-room.ts adds the earlier ones. */
export function Ticker({ values, label, className = '' }: TickerProps) {
  return (
    <span className={`ticker ${className}`.trim()}>
      <span data-ticks={values.join(' ')}>
        <span {...atBeat(doneBeat(values.length - 2))}>{values.at(-1)}</span>
      </span>
      {label}
    </span>
  );
}

/**
 * Scattered lines that flow into the panel: from the left, or from above on narrow screens. draw-channel.ts draws them.
 */
export function Channel({ inputs, children }: { inputs: readonly string[]; children?: ReactNode }) {
  return (
    <div aria-hidden="true" data-inputs={JSON.stringify(inputs)} className="channel">
      {children}
    </div>
  );
}
