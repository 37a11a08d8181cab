import { at } from '#app/components/scene.tsx';
import type { emailLanes } from '#content/landing/services.ts';

const TONES = { signal: 'bg-signal', brand: 'bg-brand', neutral: 'bg-control-line' } as const;

/** Rows that leave the pile and move into labelled lanes. */
export function EmailLanes({ lanes }: { lanes: typeof emailLanes }) {
  let mail = 0;
  return (
    <div className="grid grid-cols-3 gap-3">
      {lanes.map(({ label, tone, mails }, lane) => (
        <div key={label} className="min-w-0 border-t-2 border-line pt-3">
          <p className="flex items-baseline justify-between text-small font-semibold">
            {label}
            <span className="font-mono text-tiny text-muted">{mails.length}</span>
          </p>
          <ul className="mt-3 grid gap-2">
            {mails.map((subject, row) => {
              mail += 1;
              return (
                <li
                  key={subject}
                  className="step relative rounded-control border border-line bg-surface py-2 pr-2 pl-3 text-tiny leading-tight"
                  style={at(
                    mail * 330,
                    `translate(${(1 - lane) * 110}%, ${60 - row * 44}px) rotate(${mail % 2 ? -5 : 4}deg)`,
                  )}
                >
                  <span className={`absolute inset-y-2 left-1 w-0.5 rounded-full ${TONES[tone]}`} />
                  {subject}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
