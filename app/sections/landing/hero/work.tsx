import type { CSSProperties } from 'react';
import { useMoments } from '#app/components/scene.tsx';
import type { controlRoom } from '#content/landing/hero.ts';
import { seededRandom } from '#drawing/current.ts';
import type { Beats } from '../control-room/use-beats.ts';

type Room = typeof controlRoom;

/** Beats are counted from when the lane starts. */
type Work<Of extends keyof Room> = Room[Of] & { beats: Beats };

export function SdrWork({ from, message, slots, booked, beats }: Work<'sdr'>) {
  const at = useMoments();
  return (
    <div className="offer">
      <p className="step" data-scene={beats(0)} style={at(0, 'translateX(-16px)')}>
        <span>{from}</span>
        <span>{`“${message}”`}</span>
      </p>
      <ul>
        {slots.map((slot, i) => (
          <li key={slot}>
            {slot}
            {i === booked && (
              <span className="step" data-scene={beats(2)} style={at(0, 'scale(0.8)')}>
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
              <span key={shoal} className="drift" data-scene={beats(0)} style={at(0, scatter(lane))} />
            ))}
          </span>
          <span className="step" data-scene={beats(1)}>
            {label} <b>{count}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ResearchWork({ question, lines, more, beats }: Work<'research'>) {
  const at = useMoments();
  return (
    <div className="findings">
      <p className="step" data-scene={beats(0)} style={at(0, 'translateX(-16px)')}>
        {`“${question}”`}
      </p>
      {lines.map((line, i) => (
        <p key={line} className="step" data-scene={beats(1 + i)}>
          {line}
          {i === lines.length - 1 && <span>{more}</span>}
        </p>
      ))}
    </div>
  );
}

export function FinanceWork({ invoice, ledger, beats }: Work<'finance'>) {
  const at = useMoments();
  return (
    <div className="match">
      <p className="drift" data-scene={beats(1)} style={at(0, 'translateX(-14px)')}>
        <span>{invoice.label}</span>
        {invoice.amount}
      </p>
      <p className="drift" data-scene={beats(1)} style={at(0, 'translateX(14px)')}>
        {ledger.amount}
        <span>{ledger.label}</span>
      </p>
    </div>
  );
}
