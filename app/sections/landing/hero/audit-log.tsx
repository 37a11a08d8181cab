import { useMoments } from '#app/components/scene.tsx';
import type { controlRoom } from '#content/landing/hero.ts';
import PlusIcon from '~icons/lucide/plus';
import { DONE_AT } from '../control-room/lane.tsx';

type AuditLogProps = { audit: (typeof controlRoom)['audit']; sealedAfter: number };

/** The last line of the panel, which opens the log of what the panel has just shown. It needs no script. */
export function AuditLog({ audit, sealedAfter }: AuditLogProps) {
  const at = useMoments();
  return (
    <details className="audit">
      <summary>
        <span>
          <strong>{audit.claim}.</strong> {audit.text}
        </span>
        <span
          aria-hidden="true"
          className="step font-mono max-lg:hidden"
          style={at(DONE_AT(sealedAfter - 1))}
        >
          {audit.entry}
        </span>
        <span className="audit-open">
          {audit.open}
          <PlusIcon aria-hidden="true" />
        </span>
      </summary>
      <ol>
        {audit.log.map(([time, agent, step]) => (
          <li key={time}>
            <time>{time}</time>
            <b>{agent}</b>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p>{audit.covers}</p>
    </details>
  );
}
