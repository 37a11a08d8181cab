import type { InferResponseType } from 'hono/client';
import { deskDeliveries, type Labels } from '#content/desk.ts';
import type { api } from '../api.ts';

type Deliveries = InferResponseType<typeof api.deliveries.$get>;

const COLORS = {
  closed: 'text-ok',
  'half-open': 'text-wait',
  failing: 'text-danger',
  open: 'text-danger',
} as const;

/** State of each target: working, failing, or paused after failures. */
export function TargetStates({ targets, failing }: Pick<Deliveries, 'targets' | 'failing'>) {
  if (targets === null) return <p className="text-muted">{deskDeliveries.workerIsSeparate}</p>;
  return (
    <dl aria-label={deskDeliveries.targets} className="flex flex-wrap gap-2">
      {targets.map(({ target, state: breakerState }) => {
        // A target whose latest attempt failed is shown as failing before it is paused.
        const hasFailures = failing.some((failingTarget) => target.startsWith(failingTarget.target));
        const state = breakerState === 'closed' && hasFailures ? 'failing' : breakerState;
        return (
          <div
            key={target}
            className="flex flex-wrap items-center gap-x-2.5 rounded-control border border-line bg-surface px-3 py-1.5"
          >
            <dt className="font-semibold">{(deskDeliveries.targetNames as Labels)[target] ?? target}</dt>
            <dd className={`inline-flex items-center gap-1.5 ${COLORS[state]}`}>
              <span aria-hidden="true" className="size-2 rounded-full bg-current" />
              {deskDeliveries.breakers[state]}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
