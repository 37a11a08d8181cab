import type { emailLanes } from '#content/landing/services.ts';

const TONES = { signal: 'bg-signal', brand: 'bg-brand', neutral: 'bg-control-line' } as const;

/** Mail in labeled lanes; the last row of each is still moving. */
export function EmailLanes({ lanes }: { lanes: typeof emailLanes }) {
  return (
    <div className="lanes">
      {lanes.map(({ label, tone, mails }) => (
        <div key={label} className="lane-of-mail">
          <p>
            <i className={TONES[tone]} />
            {label}
            <span>{mails.length}</span>
          </p>
          <ul>
            {mails.map(({ from, subject }, i) => (
              <li key={subject} className={i === mails.length - 1 ? 'step' : undefined}>
                <span>{from}</span>
                <span>{subject}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
