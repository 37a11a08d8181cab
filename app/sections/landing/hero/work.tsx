import type { CSSProperties } from 'react';
import { useMoments } from '#app/components/scene.tsx';
import type { controlRoom } from '#content/landing/hero.ts';
import { seededRandom } from '#drawing/current.ts';
import { BEAT, START_AT } from '../control-room/lane.tsx';

type Room = typeof controlRoom;

export function SdrWork({ from, message, slots, booked }: Room['sdr']) {
  const at = useMoments();
  const start = START_AT(0);
  return (
    <div className="offer">
      <p className="step" style={at(start, 'translateX(-16px)')}>
        <span>{from}</span>
        <span>{`“${message}”`}</span>
      </p>
      <ul>
        {slots.map((slot, i) => (
          <li key={slot}>
            {slot}
            {i === booked && (
              <span className="step" style={at(start + 2 * BEAT, 'scale(0.8)')}>
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
export function EmailWork({ lanes }: Room['email']) {
  const at = useMoments();
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
              <span key={shoal} className="drift" style={at(START_AT(1), scatter(lane))} />
            ))}
          </span>
          <span className="step" style={at(START_AT(1) + BEAT)}>
            {label} <b>{count}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ResearchWork({ question, lines, more }: Room['research']) {
  const at = useMoments();
  return (
    <div className="findings">
      <p className="step" style={at(START_AT(2), 'translateX(-16px)')}>
        {`“${question}”`}
      </p>
      {lines.map((line, i) => (
        <p key={line} className="step" style={at(START_AT(2) + (1 + i) * BEAT)}>
          {line}
          {i === lines.length - 1 && <span>{more}</span>}
        </p>
      ))}
    </div>
  );
}

export function FinanceWork({ invoice, ledger }: Room['finance']) {
  const at = useMoments();
  const moves = START_AT(3) + BEAT;
  return (
    <div className="match">
      <p className="drift" style={at(moves, 'translateX(-14px)')}>
        <span>{invoice.label}</span>
        {invoice.amount}
      </p>
      <p className="drift" style={at(moves, 'translateX(14px)')}>
        {ledger.amount}
        <span>{ledger.label}</span>
      </p>
    </div>
  );
}
