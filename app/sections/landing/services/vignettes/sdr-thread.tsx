import { startAt } from '#app/components/scene.tsx';
import type { sdrThread } from '#content/landing/services.ts';

/** Time at which the slot is booked; vignettes.css has the time of the message before it. */
const BOOKED = 1200;

/** A thread that ends in a booked slot. Only its last message and the booking are animated. */
export function SdrThread({ messages, own, day, slots, booked, meeting }: typeof sdrThread) {
  return (
    <div className="thread">
      <ol>
        {messages.map(({ who, time, text }, i) => (
          <li
            key={text}
            className={
              `${i === messages.length - 1 ? 'step' : ''} ${who === own ? '' : 'theirs'}`.trim() || undefined
            }
          >
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
              <b className="step" style={startAt(BOOKED)}>
                <span>{slot}</span>
                {meeting}
              </b>
            )}
          </p>
        ))}
      </div>
      <p className="step" style={startAt(BOOKED)}>
        {day}, {booked}, {meeting}
      </p>
    </div>
  );
}
