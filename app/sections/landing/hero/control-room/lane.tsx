import type { ReactNode } from 'react';
import { at } from '#app/components/scene.tsx';
import { Badge } from '#app/components/ui/badge.tsx';

/** When a lane starts and when it is done, in milliseconds; the last one ends at 4.4 s. */
export const START_AT = (lane: number) => 250 + lane * 850;
export const DONE_AT = (lane: number) => START_AT(lane) + 1150;

type LaneProps = {
  index: number;
  agent: string;
  took: string;
  queued: string;
  working: string;
  outcome: string;
  children: ReactNode;
};

export function Lane({ index, agent, took, queued, working, outcome, children }: LaneProps) {
  return (
    <div className="relative grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-x border-b border-line px-4 py-3 md:h-33 lg:h-23 lg:grid-cols-[8.5rem_minmax(0,1fr)_10rem]">
      <span className="absolute top-1/2 -left-[3.5px] size-1.5 -translate-y-1/2 rounded-full bg-brand max-md:hidden" />
      <span className="absolute top-1/2 -right-[3.5px] size-1.5 -translate-y-1/2 rounded-full bg-brand max-md:hidden" />
      <p>
        <span className="block text-small font-semibold">{agent}</span>
        <span className="block font-mono text-tiny text-muted">{took}</span>
      </p>
      <div className="min-w-0 text-tiny max-lg:col-span-full max-lg:row-start-2">{children}</div>
      <p className="grid justify-items-end *:flex *:[grid-area:1/1] *:[--lasts:140ms] lg:justify-items-start">
        <span>
          <Badge>{queued}</Badge>
        </span>
        <span className="step" style={at(START_AT(index), 'none')}>
          <Badge tone="wait">{working}</Badge>
        </span>
        <span className="step" style={at(DONE_AT(index), 'none')}>
          <Badge tone="brand">{outcome}</Badge>
        </span>
      </p>
    </div>
  );
}
