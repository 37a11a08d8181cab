import type { controlRoom } from '#content/landing/hero.ts';
import { AUDIT_CSV_PATH } from '#domain/paths.ts';
import PlusIcon from '~icons/lucide/plus';
import { atBeat, doneBeat } from '../control-room/beats.ts';

type AuditLogProps = { audit: (typeof controlRoom)['audit']; agents: string[] };

/**
 * Last line of the panel. It opens the log, even without script. A log entry appears when the work of its lane is done,
 * the short note in the line after all of them.
 */
export function AuditLog({ audit, agents }: AuditLogProps) {
  const beatAfterLane = (lane: number) => atBeat(doneBeat(lane < 0 ? agents.length - 1 : lane));
  return (
    <details className="audit">
      <summary>
        <span>
          <strong>{audit.claim}.</strong> {audit.text}
        </span>
        <span {...beatAfterLane(-1)} aria-hidden="true" className="step font-mono max-lg:hidden">
          {audit.entry}
        </span>
        <span className="audit-open">
          <span>{audit.open}</span>
          <span>{audit.close}</span>
          <PlusIcon aria-hidden="true" />
        </span>
      </summary>
      <ol>
        {audit.log.map(([time, agent, step]) => (
          <li key={time} {...beatAfterLane(agents.indexOf(`${agent}`))}>
            <time>{time}</time>
            {`${agent}: ${step}`}
          </li>
        ))}
      </ol>
      <p>
        <a href={AUDIT_CSV_PATH} download="" className="btn-link">
          {audit.export}
        </a>
      </p>
      <p>
        {audit.covers}{' '}
        {audit.more && (
          <a href={audit.more.href} className="btn-link">
            {audit.more.label}
          </a>
        )}
      </p>
    </details>
  );
}
