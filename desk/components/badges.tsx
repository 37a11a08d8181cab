import { Badge } from '#app/components/ui/badge.tsx';
import { deskPerson, deskReadiness, deskStates, deskStatuses } from '#content/desk.ts';

const STATUS_TONES = {
  new: 'neutral',
  contacted: 'brand',
  qualified: 'brand',
  won: 'brand',
  lost: 'outline',
} as const;

export function StatusBadge({ status }: { status: keyof typeof deskStatuses }) {
  return <Badge tone={STATUS_TONES[status]}>{deskStatuses[status]}</Badge>;
}

const READINESS_TONES = { hot: 'signal', warm: 'wait', later: 'outline' } as const;

export function ReadinessBadge({ level }: { level: keyof typeof READINESS_TONES }) {
  return <Badge tone={READINESS_TONES[level]}>{deskReadiness.levels[level]}</Badge>;
}

/** Shown beside everybody whom nobody may call or write to. */
export const NoContactBadge = () => <Badge tone="signal">{deskPerson.doNotContact}</Badge>;

const STATE_COLORS = {
  pending: 'text-wait',
  done: 'text-ok',
  dead: 'text-danger',
  held: 'text-signal',
  skipped: 'text-muted',
} as const;
type DeliveryState = keyof typeof deskStates;

/** A dot with a label, so that the state is not shown by color alone. */
export function DeliveryStateLabel({ state, count }: { state: DeliveryState; count?: number }) {
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${STATE_COLORS[state]}`}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {deskStates[state]}
      {count !== undefined && count > 1 && <span className="font-mono text-tiny">{count}</span>}
    </span>
  );
}
