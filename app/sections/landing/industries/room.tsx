import { type ReactNode, useEffect, useRef } from 'react';
import { useIsHydrated } from '#app/components/use-is-hydrated.ts';
import type { Industry } from '#content/landing/industries.ts';
import { quoted } from '#content/language.ts';
import { Channel } from '../control-room/channel.tsx';
import { LaneStatus } from '../control-room/lane.tsx';
import { playRoom } from '../control-room/play-room.ts';
import { Ticker } from '../control-room/ticker.tsx';

/** Share of the room that must be in view. */
const SHARE = 0.4;

/** Copy of every room. */
export type RoomLabels = { queue: string; queued: string; working: string };

type IndustryRoomProps = {
  industry: Industry;
  labels: RoomLabels;
  shown: boolean;
  /** A new number plays the room again. */
  run: number;
  panel: { id: string; role: string; 'aria-labelledby': string };
};

/** The room of one industry. Plays only while it is shown. */
export function IndustryRoom({ industry, labels, shown, run, panel }: IndustryRoomProps) {
  return (
    <div {...panel} data-place={shown ? 'current' : undefined}>
      {shown ? (
        <PlayedRoom key={run} industry={industry} labels={labels} />
      ) : (
        <Room industry={industry} labels={labels} />
      )}
    </div>
  );
}

/** play-room.ts adds elements to the room, so each run renders a new one. */
function PlayedRoom({ industry, labels }: RoomProps) {
  const element = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated && element.current) return playRoom(element.current, SHARE);
  }, [isHydrated]);
  return (
    <div ref={element}>
      <Room industry={industry} labels={labels}>
        {isHydrated && (
          <li aria-hidden="true" className="contents">
            <Channel inputs={industry.features.map(({ input }) => input)} />
          </li>
        )}
      </Room>
    </div>
  );
}

/**
 * One piece of the work on a row: a message, a pair, or facts. Its space is reserved, so the HTML need not contain it.
 */
function Example({ shows }: { shows: readonly string[] }) {
  const [message] = shows;
  if (!useIsHydrated()) return null;
  if (shows.length === 1) return <p className="example">{quoted(message ?? '')}</p>;
  return (
    <ul className={shows.length === 2 ? 'example example-pair' : 'example example-facts'}>
      {shows.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

type RoomProps = { industry: Industry; labels: RoomLabels; children?: ReactNode };

/** Each feature is a row that goes from queued to done. */
function Room({ industry: { title, features }, labels, children }: RoomProps) {
  const remainingCounts = Array.from({ length: features.length + 1 }, (_, done) => features.length - done);
  return (
    <div className="room">
      <div className="room-bar">
        <h3>{title}</h3>
        <p className="tickers">
          <Ticker values={remainingCounts} label={labels.queue} />
        </p>
      </div>
      <ul className="relative lg:grid lg:auto-rows-fr lg:grid-cols-1">
        {children}
        {features.map(({ text, input, outcome, shows }, i) => (
          <li key={text} className="lane field-lane">
            <span>{input}</span>
            <b>{text}</b>
            <Example shows={shows} />
            <LaneStatus index={i} outcome={outcome} queued={labels.queued} working={labels.working} />
          </li>
        ))}
      </ul>
    </div>
  );
}
