import type { CSSProperties } from 'react';
import type { controlRoom } from '#content/landing/hero.ts';
import { quoted } from '#content/language.ts';
import { beat, startsAt } from '../control-room/beats.ts';

type Room = typeof controlRoom;

/** `lane` is the number of the lane. */
type Work<Of extends keyof Room> = Room[Of] & { lane: number };

/** Returns a function for beats that are counted from the start of the lane. */
const beatInLane = (lane: number) => (time: number) => beat(startsAt(lane) + time);

export function SdrWork({ from, message, slots, booked, lane }: Work<'sdr'>) {
  const beatAt = beatInLane(lane);
  return (
    <div className="offer">
      <p {...beatAt(0)} className="step">
        <span>{from}</span>
        <span>{quoted(message)}</span>
      </p>
      <ul>
        {slots.map((slot, i) => (
          <li key={slot}>
            {slot}
            {i === booked && (
              <span {...beatAt(2)} className="step">
                {slot}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Ticks move in two groups per lane, since one animation per tick kept the main thread busy. */
const TICK_GROUPS = [0, 1];

/** One tick per email: first scattered in the inbox by start-hero.ts, then sorted under a label. */
export function EmailWork({ lanes, lane }: Work<'email'>) {
  const beatAt = beatInLane(lane);
  return (
    <ul className="inbox-columns">
      {lanes.map(({ label, count }) => (
        <li key={label}>
          <span className="ticks" style={{ '--ticks': count } as CSSProperties}>
            {TICK_GROUPS.map((group) => (
              <span key={group} {...beatAt(0)} className="drift" />
            ))}
          </span>
          <span {...beatAt(1)} className="step">
            {label} <b>{count}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ResearchWork({ question, lines, more, lane }: Work<'research'>) {
  const beatAt = beatInLane(lane);
  return (
    <div className="findings">
      <p {...beatAt(0)} className="step">
        {quoted(question)}
      </p>
      {lines.map((line, i) => (
        <p key={line} {...beatAt(1 + i)} className="step">
          {line}
          {i === lines.length - 1 && <span>{more}</span>}
        </p>
      ))}
    </div>
  );
}

export function FinanceWork({ invoice, ledger, lane }: Work<'finance'>) {
  const beatAt = beatInLane(lane);
  return (
    <div className="match">
      <p {...beatAt(1)} className="drift">
        <span>{invoice.label}</span>
        {invoice.amount}
      </p>
      <p {...beatAt(1)} className="drift">
        {ledger.amount}
        <span>{ledger.label}</span>
      </p>
    </div>
  );
}
