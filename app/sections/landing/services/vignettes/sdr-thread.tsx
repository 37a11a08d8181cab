import { at } from '#app/components/scene.tsx';
import type { sdrThread } from '#content/landing/services.ts';

const STEP = 850;

/** A thread that ends in a booked slot. */
export function SdrThread({ messages, own, day, slots, booked, meeting }: typeof sdrThread) {
  return (
    <div className="grid items-center content-center gap-6 @md:grid-cols-[minmax(0,1fr)_10rem] @md:gap-8">
      <ol className="grid gap-3">
        {messages.map(({ who, time, text }, i) => (
          <li
            key={text}
            className={`step max-w-[92%] rounded-control border border-line px-3.5 py-2.5 ${who === own ? 'bg-surface' : 'justify-self-end bg-raised'}`}
            style={at(i * STEP, who === own ? 'translateX(-14px)' : 'translateX(14px)')}
          >
            <p className="flex justify-between gap-4 text-tiny text-muted">
              <span className="font-semibold text-ink">{who}</span>
              <span className="font-mono">{time}</span>
            </p>
            <p className="mt-1 text-small text-balance">{text}</p>
          </li>
        ))}
      </ol>
      <div className="grid font-mono text-tiny @max-md:hidden">
        <p className="pb-2 text-muted">{day}</p>
        {slots.map((slot) => (
          <p key={slot} className="relative h-10 border-t border-line pt-1.5 text-muted">
            {slot}
            {slot === booked && (
              <span
                className="step absolute inset-x-0 -top-px bottom-0.5 flex items-center rounded-control bg-brand px-2.5 font-body font-semibold text-brand-ink"
                style={at(messages.length * STEP, 'translateX(-28px)')}
              >
                <span className="me-2 font-mono font-normal">{slot}</span>
                {meeting}
              </span>
            )}
          </p>
        ))}
      </div>
      <p
        className="step justify-self-start rounded-control bg-brand px-3 py-1.5 text-small font-semibold text-brand-ink @max-[17rem]:text-tiny @md:hidden"
        style={at(messages.length * STEP)}
      >
        {day}, {booked}, {meeting}
      </p>
    </div>
  );
}
