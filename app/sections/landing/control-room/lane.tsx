import type { ReactNode } from 'react';
import { atBeat, doneBeat } from './beats.ts';

type LaneStatusProps = { index: number; queued: string; working: string; outcome: string };

/** The HTML contains only the outcome; play-room.ts adds the earlier states. */
export function LaneStatus({ index, queued, working, outcome }: LaneStatusProps) {
  return (
    <p className="lane-status" data-queued={queued} data-working={working}>
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
        <b>{agent}</b>
        <span {...atBeat(doneBeat(status.index))} className="step">
          {took}
        </span>
      </p>
      <div className="lane-work">{children}</div>
      <LaneStatus {...status} />
    </div>
  );
}
