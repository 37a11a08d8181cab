import type { ReactNode } from 'react';
import { useMoments } from '#app/components/scene.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { useDrawn } from '#app/components/use-drawn.ts';
import type { Sight } from '#app/components/use-seen.ts';

/**
 * Everything in a room begins and ends on a beat, in milliseconds: a moment at which something begins or ends costs the
 * main thread some six frames, so that parts share them. In hero.css `--lasts` of a room is one beat.
 */
export const BEAT = 400;
export const START_AT = (lane: number) => BEAT + lane * 2 * BEAT;
export const DONE_AT = (lane: number) => START_AT(lane) + 3 * BEAT;

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

type LaneProps = LaneStatusProps & { sight: Sight; agent: string; took: string; children: ReactNode };

export function Lane({ sight, agent, took, children, ...status }: LaneProps) {
  const at = useMoments();
  return (
    <div data-scene={sight} className="lane">
      <p className="lane-agent">
        <b>{agent}</b>
        <span className="step" style={at(DONE_AT(status.index))}>
          {took}
        </span>
      </p>
      <div className="lane-work">{children}</div>
      <LaneStatus {...status} />
    </div>
  );
}
