import type { CSSProperties } from 'react';
import type { controlRoom } from '#content/landing/hero.ts';
import { seededRandom } from '#drawing/current.ts';
import type { Beats } from '../control-room/use-beats.ts';

type Room = typeof controlRoom;

/** Beats are counted from when the lane starts. */
type Work<Of extends keyof Room> = Room[Of] & { beats: Beats };

export function SdrWork({ from, message, slots, booked, beats }: Work<'sdr'>) {
  return (
    <div className="offer">
      <p ref={beats(0, 'translateX(-16px)')} className="step">
        <span>{from}</span>
        <span>{`“${message}”`}</span>
      </p>
      <ul>
        {slots.map((slot, i) => (
          <li key={slot}>
            {slot}
            {i === booked && (
              <span ref={beats(2, 'scale(0.8)')} className="step">
                {slot}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Ticks move in two shoals per lane: one movement per tick kept the main thread busy for as long as it lasted. */
const TICK_SHOALS = [0, 1];

/** One tick per email: scattered in the inbox, then in order under its label. */
export function EmailWork({ lanes, beats }: Work<'email'>) {
  const random = seededRandom(38);
  const swing = (reach: number) => Math.round((random() * 2 - 1) * reach);
  const scatter = (lane: number) =>
    `translate(${swing(110) - lane * 30}px,${swing(9)}px) rotate(${swing(50)}deg)`;
  return (
    <ul className="trays">
      {lanes.map(({ label, count }, lane) => (
        <li key={label}>
          <span className="ticks" style={{ '--ticks': count } as CSSProperties}>
            {TICK_SHOALS.map((shoal) => (
              <span key={shoal} ref={beats(0, scatter(lane))} className="drift" />
            ))}
          </span>
          <span ref={beats(1)} className="step">
            {label} <b>{count}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ResearchWork({ question, lines, more, beats }: Work<'research'>) {
  return (
    <div className="findings">
      <p ref={beats(0, 'translateX(-16px)')} className="step">
        {`“${question}”`}
      </p>
      {lines.map((line, i) => (
        <p key={line} ref={beats(1 + i)} className="step">
          {line}
          {i === lines.length - 1 && <span>{more}</span>}
        </p>
      ))}
    </div>
  );
}

export function FinanceWork({ invoice, ledger, beats }: Work<'finance'>) {
  return (
    <div className="match">
      <p ref={beats(1, 'translateX(-14px)')} className="drift">
        <span>{invoice.label}</span>
        {invoice.amount}
      </p>
      <p ref={beats(1, 'translateX(14px)')} className="drift">
        {ledger.amount}
        <span>{ledger.label}</span>
      </p>
    </div>
  );
}
