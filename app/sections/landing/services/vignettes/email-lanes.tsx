import { at } from '#app/components/scene.tsx';
import type { emailLanes } from '#content/landing/services.ts';

const TONES = { signal: 'bg-signal', brand: 'bg-brand', neutral: 'bg-control-line' } as const;

/** Rows that leave the pile and move into labelled lanes. */
export function EmailLanes({ lanes }: { lanes: typeof emailLanes }) {
  let mail = 0;
  return (
    <div className="lanes">
      {lanes.map(({ label, tone, mails }, lane) => (
        <div key={label} className="lane-of-mail">
          <p>
            <span className={`size-1.5 shrink-0 rounded-full ${TONES[tone]}`} />
            {label}
            <span className="ms-auto font-mono text-muted">{mails.length}</span>
          </p>
          <ul>
            {mails.map(({ from, subject }, row) => {
              mail += 1;
              return (
                <li
                  key={subject}
                  className="step"
                  style={at(
                    mail * 330,
                    `translate(calc(var(--to-lane) * ${1 - lane}), ${80 - row * 48}px) rotate(${mail % 2 ? -5 : 4}deg)`,
                  )}
                >
                  <span className="text-muted">{from}</span>
                  <span>{subject}</span>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
