import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { emailLanes } from '#content/landing/services.ts';

const TONE_CLASSES = { signal: 'bg-signal', brand: 'bg-brand', neutral: 'bg-control-line' } as const;

/** Emails in labeled lanes. The last row of each lane is animated. */
export function EmailLanes({ lanes }: { lanes: typeof emailLanes }) {
  return (
    <div className="lanes">
      {lanes.map(({ label, tone, mails }) => (
        <div key={label} className="lane-of-mail">
          <p>
            <i className={TONE_CLASSES[tone]} />
            {label}
            <span>{mails.length}</span>
          </p>
          <ul>
            {mails.map(({ from, subject }, i) => (
              <li key={subject} className={i === mails.length - 1 ? 'step' : undefined}>
                <span>{from}</span>
                <span>
                  <NonBreaking balanced>{subject}</NonBreaking>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
