import { atIndex } from '#app/components/scene.tsx';
import { emailLanes } from '#content/landing/services.ts';

const TONE_CLASSES = {
  signal: 'before:bg-signal',
  brand: 'before:bg-brand',
  neutral: 'before:bg-control-line',
} as const;

/** Emails in labeled lanes. The last row of each lane is animated. */
export function EmailLanes() {
  return (
    <div className="lanes">
      {emailLanes.map(({ label, tone, mails }, lane) => (
        <div key={label} style={atIndex(lane)} className="lane-of-mail">
          <p className={TONE_CLASSES[tone]}>{label}</p>
          <ul>
            {mails.map(({ from, subject }, i) => (
              <li key={subject} style={atIndex(i)} className={i === mails.length - 1 ? 'step' : undefined}>
                <span>{from}</span>
                {subject}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
