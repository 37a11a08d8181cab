import { deskDeliveryKinds, deskPerson } from '#content/desk.ts';
import { fill, plural } from '#content/message.ts';
import { DeliveryStateLabel } from '../components/badges.tsx';
import { SmallButton } from '../components/buttons.tsx';
import { DateTime, dateTimeText } from '../components/time.tsx';
import { FailureNote } from '../deliveries/failure-note.tsx';
import { useRetry } from '../deliveries/use-retry.ts';
import type { TimelineEntry, TimelineEntryOf } from './person.ts';

/** A summary of the deliveries. It is expanded if a delivery is not finished. */
export function Deliveries({ entries }: { entries: readonly TimelineEntry[] }) {
  const deliveries = entries.filter((entry) => entry.type === 'delivery');
  if (deliveries.length === 0) return null;
  const isFinished = ({ state }: TimelineEntryOf<'delivery'>) => state === 'done' || state === 'skipped';
  return (
    <details
      open={!deliveries.every(isFinished)}
      className="rounded-card border border-line bg-surface px-4 py-1"
    >
      <summary className="min-h-9 content-center font-semibold">
        {fill(deskPerson.deliveries, { sent: deliveries.filter(isFinished).length, all: deliveries.length })}
      </summary>
      <ul>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </details>
  );
}

function DeliveryRow({ delivery }: { delivery: TimelineEntryOf<'delivery'> }) {
  const retry = useRetry();
  const { kind, state, attempts, next_at, note, at, id } = delivery;
  const canRetry = state !== 'done' && state !== 'skipped';
  const details = [
    attempts > 1 && plural(deskPerson.attempts, attempts),
    next_at !== null && fill(deskPerson.nextAttempt, { time: dateTimeText(next_at) }),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 text-tiny">
      <span className="font-semibold">{deskDeliveryKinds[kind] ?? kind}</span>
      <DeliveryStateLabel state={state} />
      <span className="text-muted">{details.join(', ')}</span>
      <span className="ms-auto">
        <DateTime at={at} />
      </span>
      {note && (
        <div className="w-full">
          <FailureNote {...delivery} />
        </div>
      )}
      {canRetry && (
        <SmallButton loading={retry.isPending} onClick={() => retry.mutate({ target: { id } })}>
          {deskPerson.retry}
        </SmallButton>
      )}
    </li>
  );
}
