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
    <div className="flex items-center justify-between gap-4">
      <p className="step min-w-0" style={at(start, 'translateX(-16px)')}>
        <span className="block truncate text-muted">{from}</span>
        <span className="block text-small text-balance">{`“${message}”`}</span>
      </p>
      <ul className="flex shrink-0 font-mono max-sm:hidden">
        {slots.map((slot, i) => (
          <li key={slot} className="relative -ml-px border border-line px-2 py-1 text-muted">
            {slot}
            {i === booked && (
              <span
                className="step absolute -inset-px bg-brand px-2 py-1 text-brand-ink"
                style={at(start + 2 * BEAT, 'scale(0.8)')}
              >
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
    <ul className="flex gap-x-1.5 min-[24rem]:gap-x-4 sm:gap-x-6">
      {lanes.map(({ label, count }, lane) => (
        <li key={label}>
          <span className="ticks" style={{ '--ticks': count } as CSSProperties}>
            {TICK_SHOALS.map((shoal) => (
              <span key={shoal} className="drift" style={at(START_AT(1), scatter(lane))} />
            ))}
          </span>
          <span className="step mt-1 block whitespace-nowrap text-muted" style={at(START_AT(1) + BEAT)}>
            {label} <span className="font-mono text-ink">{count}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ResearchWork({ question, lines, more }: Room['research']) {
  const at = useMoments();
  return (
    <div className="grid gap-0.5">
      <p className="step text-muted" style={at(START_AT(2), 'translateX(-16px)')}>
        {`“${question}”`}
      </p>
      {lines.map((line, i) => (
        <p
          key={line}
          className="step border-l border-brand pl-2.5 text-small"
          style={at(START_AT(2) + (1 + i) * BEAT)}
        >
          {line}
          {i === lines.length - 1 && (
            <span className="ml-2 font-mono text-tiny text-muted max-[24rem]:hidden">{more}</span>
          )}
        </p>
      ))}
    </div>
  );
}

export function FinanceWork({ invoice, ledger }: Room['finance']) {
  const at = useMoments();
  const half =
    'flex flex-1 justify-between gap-2 border border-line px-2 py-2 font-mono whitespace-nowrap sm:px-3';
  const moves = START_AT(3) + BEAT;
  return (
    <div className="flex max-[24rem]:flex-col">
      <p className={`drift ${half}`} style={at(moves, 'translateX(-14px)')}>
        <span className="text-muted">{invoice.label}</span>
        {invoice.amount}
      </p>
      <p
        className={`drift max-[24rem]:-mt-px min-[24rem]:-ml-px ${half}`}
        style={at(moves, 'translateX(14px)')}
      >
        {ledger.amount}
        <span className="text-muted">{ledger.label}</span>
      </p>
    </div>
  );
}
