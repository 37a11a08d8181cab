import { at } from '#app/components/scene.tsx';
import type { emailLanes } from '#content/landing/services.ts';

const TONES = { signal: 'bg-signal', brand: 'bg-brand', neutral: 'bg-control-line' } as const;

/** Rows that leave the pile and move into labelled lanes. */
export function EmailLanes({ lanes }: { lanes: typeof emailLanes }) {
  let mail = 0;
  return (
    <div className="grid grid-cols-3 gap-2 max-[24rem]:gap-1">
      {lanes.map(({ label, tone, mails }, lane) => (
        <div key={label} className="min-w-0 rounded-control bg-raised p-1.5 max-[24rem]:px-0.5">
          <p className="flex items-center gap-1.5 px-1 py-1 text-tiny font-semibold whitespace-nowrap">
            <span className={`size-1.5 rounded-full max-[24rem]:hidden ${TONES[tone]}`} />
            {label}
            <span className="ml-auto font-mono text-muted">{mails.length}</span>
          </p>
          <ul className="mt-1 grid grid-cols-1 gap-1.5">
            {mails.map(({ from, subject }, row) => {
              mail += 1;
              return (
                <li
                  key={subject}
                  className="step rounded-control border border-line bg-surface p-2 text-tiny max-[24rem]:px-1"
                  style={at(
                    mail * 330,
                    `translate(${(1 - lane) * 100}%, ${80 - row * 48}px) rotate(${mail % 2 ? -5 : 4}deg)`,
                  )}
                >
                  <span className="block leading-tight text-muted wrap-anywhere">{from}</span>
                  <span className="block leading-tight hyphens-auto wrap-anywhere">{subject}</span>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
