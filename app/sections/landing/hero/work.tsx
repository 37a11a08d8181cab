import type { CSSProperties } from 'react';
import { addQuotes } from '#content/formats.ts';
import type { controlRoom } from '#content/landing/hero.ts';
import { atBeat, startBeat } from '../control-room/beats.ts';

type Room = typeof controlRoom;

/** Copy of one lane, and the index of the lane. */
type LaneWork<Key extends keyof Room> = Room[Key] & { lane: number };

/** Returns a function for beats that are counted from the start of the lane. */
const beatInLane = (lane: number) => (time: number) => atBeat(startBeat(lane) + time);

export function SdrWork({ from, message, slots, booked, lane }: LaneWork<'sdr'>) {
  const beatAt = beatInLane(lane);
  return (
    <div className="offer flex items-center justify-between gap-4">
      <p {...beatAt(0)} className="step">
        <span className="block truncate text-muted">{from}</span>
        <span className="block text-small text-balance">{addQuotes(message)}</span>
      </p>
      <ul className="flex shrink-0 font-mono font-normal max-sm:hidden">
        {slots.map((slot, i) => (
          <li key={slot} className="relative -ms-px border border-line px-2 py-1 text-muted">
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

/** The ticks of a column move in two groups: one animation per tick would keep the main thread busy. */
const TICK_GROUPS = [0, 1];

/** One tick per email: first scattered in the inbox by start-hero.ts, then sorted under a label. */
export function EmailWork({ lanes, lane }: LaneWork<'email'>) {
  const beatAt = beatInLane(lane);
  return (
    <ul className="flex gap-x-4 gap-y-2 max-[24rem]:grid max-[24rem]:grid-cols-2 sm:gap-x-6">
      {lanes.map(({ label, count }) => (
        <li key={label}>
          <span className="ticks" style={{ '--ticks': count } as CSSProperties}>
            {TICK_GROUPS.map((group) => (
              <span key={group} {...beatAt(0)} className="drift" />
            ))}
          </span>
          <span {...beatAt(1)} className="step mt-1 block whitespace-nowrap text-muted">
            {label} <b className="font-mono font-normal text-ink">{count}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ResearchWork({ question, lines, more, lane }: LaneWork<'research'>) {
  const beatAt = beatInLane(lane);
  return (
    <div className="findings grid gap-0.5 text-muted">
      <p {...beatAt(0)} className="step">
        {addQuotes(question)}
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

export function FinanceWork({ invoice, ledger, lane }: LaneWork<'finance'>) {
  const beatAt = beatInLane(lane);
  return (
    <div className="match flex max-[26rem]:flex-col">
      <p {...beatAt(1)} className="drift">
        <span className="text-muted">{invoice.label}</span>
        {invoice.amount}
      </p>
      <p {...beatAt(1)} className="drift">
        {ledger.amount}
        <span className="text-muted">{ledger.label}</span>
      </p>
    </div>
  );
}
