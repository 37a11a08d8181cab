import type { ReactNode } from 'react';
import { useMoments } from '#app/components/scene.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { useDrawn } from '#app/components/use-drawn.ts';

/** When a lane starts and when it is done, in milliseconds; the last one ends at 4.4 s. */
export const START_AT = (lane: number) => 250 + lane * 850;
export const DONE_AT = (lane: number) => START_AT(lane) + 1150;

type LaneStatusProps = { index: number; queued: string; working: string; outcome: string };

/** From queued over working to its outcome; the HTML holds the outcome only. */
export function LaneStatus({ index, queued, working, outcome }: LaneStatusProps) {
  const drawn = useDrawn();
  const at = useMoments();
  return (
    <p className="lane-status">
      {drawn && (
        <>
          <span>
            <Badge>{queued}</Badge>
          </span>
          <span className="step" style={at(START_AT(index), 'none')}>
            <Badge tone="wait">{working}</Badge>
          </span>
        </>
      )}
      <span className="step" style={at(DONE_AT(index), 'none')}>
        <Badge tone="brand">{outcome}</Badge>
      </span>
    </p>
  );
}

type LaneProps = LaneStatusProps & { agent: string; took: string; children: ReactNode };

export function Lane({ agent, took, children, ...status }: LaneProps) {
  const at = useMoments();
  return (
    <div className="lane">
      <p>
        <span className="block text-small font-semibold">{agent}</span>
        <span className="step block font-mono text-tiny text-muted" style={at(DONE_AT(status.index))}>
          {took}
        </span>
      </p>
      <div className="lane-work">{children}</div>
      <LaneStatus {...status} />
    </div>
  );
}
