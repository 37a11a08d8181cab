import { type ReactNode, useEffect, useRef } from 'react';
import { SlideContent } from '#app/components/slide-content.tsx';
import { useIsHydrated } from '#app/components/use-is-hydrated.ts';
import { addQuotes } from '#content/formats.ts';
import { controlRoom } from '#content/landing/hero.ts';
import type { Industry } from '#content/landing/industries.ts';
import { Channel, LaneStatus, Ticker } from '../control-room/parts.tsx';
import { playRoom } from '../control-room/play-room.ts';

/** Share of the room that must be in view. */
const VISIBLE_SHARE = 0.4;

type IndustryRoomProps = {
  industry: Industry;
  isShown: boolean;
  /** True if the panel is shown or soon may be. */
  isWanted: boolean;
  /** A new number plays the room again. */
  playCount: number;
  panelProps: { id: string; role: string; 'aria-labelledby': string };
};

/** The room of one industry. It plays when it is shown. */
export function IndustryRoom(props: IndustryRoomProps) {
  const { industry, isShown, isWanted, playCount, panelProps } = props;
  return (
    <div {...panelProps} data-place={isShown ? 'current' : undefined}>
      <SlideContent isWanted={isWanted}>
        {isShown ? <AnimatedRoom key={playCount} industry={industry} /> : <Room industry={industry} />}
      </SlideContent>
    </div>
  );
}

/** play-room.ts adds elements to the room, so each run renders a new one. */
function AnimatedRoom({ industry }: RoomProps) {
  const element = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated && element.current) return playRoom(element.current, VISIBLE_SHARE);
  }, [isHydrated]);
  return (
    <div ref={element}>
      <Room industry={industry}>
        {isHydrated && (
          <li aria-hidden="true" className="contents">
            <Channel inputs={industry.features.map(({ input }) => input)} />
          </li>
        )}
      </Room>
    </div>
  );
}

/** A sample of the work: one message, a pair, or several facts. CSS reserves its space until hydration. */
function Example({ parts }: { parts: readonly string[] }) {
  const [message] = parts;
  if (!useIsHydrated()) return null;
  if (parts.length === 1) return <p className="example">{addQuotes(message ?? '')}</p>;
  return (
    <ul className={parts.length === 2 ? 'example example-pair' : 'example example-facts'}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

type RoomProps = { industry: Industry; children?: ReactNode };

/** Each feature is a row that goes from queued to done. */
function Room({ industry: { title, features }, children }: RoomProps) {
  const remainingCounts = Array.from(
    { length: features.length + 1 },
    (_, doneCount) => features.length - doneCount,
  );
  return (
    <div className="room">
      <div className="room-bar">
        <h3>{title}</h3>
        <p className="ms-auto flex gap-4">
          <Ticker values={remainingCounts} label={controlRoom.queue} />
        </p>
      </div>
      <ul className="relative lg:grid lg:auto-rows-fr lg:grid-cols-1">
        {children}
        {features.map(({ text, input, outcome, shows }, i) => (
          <li key={text} className="lane field-lane">
            <span>{input}</span>
            <b>{text}</b>
            <Example parts={shows} />
            <LaneStatus index={i} outcome={outcome} />
          </li>
        ))}
      </ul>
    </div>
  );
}
