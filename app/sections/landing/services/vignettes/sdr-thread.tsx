import { at } from '#app/components/scene.tsx';
import type { sdrThread } from '#content/landing/services.ts';

/** Milliseconds between two messages. vignettes.css has the same value. */
const STEP = 850;

/** A thread that ends in a booked slot. */
export function SdrThread({ messages, own, day, slots, booked, meeting }: typeof sdrThread) {
  const answered = messages.length * STEP;
  return (
    <div className="thread">
      <ol>
        {messages.map(({ who, time, text }) => (
          <li key={text} className={who === own ? 'step' : 'step theirs'}>
            <p>
              <b>{who}</b>
              <span>{time}</span>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div>
        <p>{day}</p>
        {slots.map((slot) => (
          <p key={slot}>
            {slot}
            {slot === booked && (
              <b className="step" style={at(answered)}>
                <span>{slot}</span>
                {meeting}
              </b>
            )}
          </p>
        ))}
      </div>
      <p className="step" style={at(answered)}>
        {day}, {booked}, {meeting}
      </p>
    </div>
  );
}
