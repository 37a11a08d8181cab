import type { ReactNode } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import { useDrawn } from '#app/components/use-drawn.ts';
import { type Beats, DONE, STARTS } from './use-beats.ts';

type LaneStatusProps = { index: number; beats: Beats; queued: string; working: string; outcome: string };

/** From queued over working to its outcome; the HTML holds the outcome only. */
export function LaneStatus({ index, beats, queued, working, outcome }: LaneStatusProps) {
  const drawn = useDrawn();
  return (
    <p className="lane-status">
      {drawn && (
        <>
          <span>
            <Badge>{queued}</Badge>
          </span>
          <span ref={beats(STARTS(index))} className="cue">
            <Badge tone="wait">{working}</Badge>
          </span>
        </>
      )}
      <span ref={beats(DONE(index))} className="cue">
        <Badge tone="brand">{outcome}</Badge>
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
        <span ref={status.beats(DONE(status.index))} className="step">
          {took}
        </span>
      </p>
      <div className="lane-work">{children}</div>
      <LaneStatus {...status} />
    </div>
  );
}
