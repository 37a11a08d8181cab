import { startAt } from '#app/components/scene.tsx';
import { sdrThread } from '#content/landing/services.ts';

const { messages, own, day, slots, booked, meeting } = sdrThread;

/** Milliseconds until the slot is booked. The time of the message before it is in vignettes.css. */
const BOOKED_MS = 1200;

/** A thread that ends in a booked slot. Only its last message and the booking are animated. */
export function SdrThread() {
  return (
    <div className="thread">
      <ol>
        {messages.map(({ who: author, time, text }, i) => (
          <li
            key={text}
            className={
              `${i === messages.length - 1 ? 'step' : ''} ${author === own ? '' : 'theirs'}`.trim() ||
              undefined
            }
          >
            <b>{author}</b>
            <span>{time}</span>
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
              <b className="step" style={startAt(BOOKED_MS)}>
                <span>{slot}</span>
                {meeting}
              </b>
            )}
          </p>
        ))}
      </div>
    </div>
  );
}
