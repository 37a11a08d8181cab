import { useMoments } from '#app/components/scene.tsx';
import type { Sight } from '#app/components/use-seen.ts';
import type { controlRoom } from '#content/landing/hero.ts';
import { NIGHT_LOG_PATH } from '#domain/paths.ts';
import PlusIcon from '~icons/lucide/plus';
import { DONE_AT } from '../control-room/lane.tsx';

type AuditLogProps = { sight: Sight; audit: (typeof controlRoom)['audit']; agents: string[] };

/** Notes on a log that opens how far the lanes above have played: what is closed has no clock of its own. */
function keepTime(details: HTMLDetailsElement | null) {
  details?.addEventListener('click', () => {
    if (details.open) return;
    const [playing] = details.previousElementSibling?.getAnimations({ subtree: true }) ?? [];
    if (playing) details.style.setProperty('--since', `${playing.currentTime}ms`);
    else details.style.removeProperty('--since');
  });
}

/**
 * The last line of the panel, which opens the log of what the panel has just shown. It needs no script. A line of the
 * log is there once its run is over, the seal after all of them.
 */
export function AuditLog({ sight, audit, agents }: AuditLogProps) {
  const at = useMoments();
  const sealedAt = DONE_AT(agents.length - 1);
  return (
    <details ref={keepTime} data-scene={sight} className="audit">
      <summary>
        <span>
          <strong>{audit.claim}.</strong> {audit.text}
        </span>
        <span aria-hidden="true" className="step font-mono max-lg:hidden" style={at(sealedAt)}>
          {audit.entry}
        </span>
        <span className="audit-open">
          <span>{audit.open}</span>
          <span>{audit.close}</span>
          <PlusIcon aria-hidden="true" />
        </span>
      </summary>
      <ol>
        {audit.log.map(([time, agent, step]) => {
          const lane = agents.indexOf(agent);
          return (
            <li key={time} className="step" style={at(lane < 0 ? sealedAt : DONE_AT(lane), 'none')}>
              <time>{time}</time>
              <b>{agent}</b>
              <span>{step}</span>
            </li>
          );
        })}
      </ol>
      <p>
        <a href={NIGHT_LOG_PATH} download="" className="btn-link">
          {audit.export}
        </a>
      </p>
      <p>{audit.covers}</p>
    </details>
  );
}
