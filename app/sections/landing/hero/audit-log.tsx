import type { controlRoom } from '#content/landing/hero.ts';
import { AUDIT_CSV_PATH } from '#domain/paths.ts';
import PlusIcon from '~icons/lucide/plus';
import { atBeat, doneBeat } from '../control-room/beats.ts';

/**
 * Last line of the panel. It opens the log, even without script. A log entry appears when the work of its lane is done,
 * the short note in the line after all of them.
 */
export function AuditLog({ audit, agents }: { audit: (typeof controlRoom)['audit']; agents: string[] }) {
  const beatAfterLane = (lane: number) => atBeat(doneBeat(lane < 0 ? agents.length - 1 : lane));
  return (
    <details className="audit">
      <summary>
        <span>
          <strong className="font-semibold text-ink">{audit.claim}.</strong> {audit.text}
        </span>
        <span {...beatAfterLane(-1)} aria-hidden="true" className="step font-mono max-lg:hidden">
          {audit.entry}
        </span>
        <span className="audit-open">
          <span>{audit.open}</span>
          <span>{audit.close}</span>
          <PlusIcon aria-hidden="true" className="size-3.5 transition-transform duration-200" />
        </span>
      </summary>
      <ol className="grid border-t border-line px-4 py-3 font-mono font-normal">
        {audit.log.map(([time, agent, step]) => (
          <li key={time} {...beatAfterLane(agents.indexOf(`${agent}`))}>
            <time>{time}</time>
            {`${agent}: ${step}`}
          </li>
        ))}
      </ol>
      <p className="max-w-measure px-4 pb-4 text-small">
        <a
          href={AUDIT_CSV_PATH}
          download=""
          className="btn-link inline-flex min-h-9 items-center font-medium"
        >
          {audit.export}
        </a>
      </p>
      <p className="max-w-measure px-4 pb-4 text-small">
        {audit.covers}{' '}
        {audit.more && (
          <a href={audit.more.href} className="btn-link inline-flex min-h-9 items-center font-medium">
            {audit.more.label}
          </a>
        )}
      </p>
    </details>
  );
}
