import { type ReactNode, useRef } from 'react';
import { useDrawn } from '#app/components/use-drawn.ts';
import { controlRoom } from '#content/landing/hero.ts';
import type { Industry } from '#content/landing/industries.ts';
import { Channel, Outflow } from '../control-room/channel.tsx';
import { LaneStatus } from '../control-room/lane.tsx';
import { Ticker } from '../control-room/ticker.tsx';
import { type Beats, useBeats } from '../control-room/use-beats.ts';

type IndustryRoomProps = {
  industry: Industry;
  shown: boolean;
  /** Another number plays it again. */
  run: number;
  panel: { id: string; role: string; 'aria-labelledby': string };
};

/** One field's work. What does not show does not play either. */
export function IndustryRoom({ industry, shown, run, panel }: IndustryRoomProps) {
  return (
    <div {...panel} data-place={shown ? 'current' : undefined}>
      {shown ? <PlayedRoom key={run} industry={industry} /> : <Room industry={industry} beats={over} />}
    </div>
  );
}

const over: Beats = () => undefined;

function PlayedRoom({ industry }: { industry: Industry }) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useDrawn();
  const inputs = industry.features.map(({ input }) => input);
  const beats = useBeats(element, { share: 0.4, lanes: inputs.length });
  return (
    <div ref={element}>
      <Room industry={industry} beats={beats}>
        {drawn && (
          <li aria-hidden="true">
            <Channel inputs={inputs} beats={beats} />
            <Outflow lanes={inputs.length} />
          </li>
        )}
      </Room>
    </div>
  );
}

type RoomProps = { industry: Industry; beats: Beats; children?: ReactNode };

/** Each feature is a row that goes from queued to done. */
function Room({ industry: { title, features }, beats, children }: RoomProps) {
  const left = Array.from({ length: features.length + 1 }, (_, done) => features.length - done);
  return (
    <div className="room">
      <div className="room-bar">
        <h3>{title}</h3>
        <p className="tickers">
          <Ticker values={left} label={controlRoom.queue} beats={beats} />
        </p>
      </div>
      <ul className="relative">
        {children}
        {features.map(({ text, input, outcome }, i) => (
          <li key={text} className="lane field-lane">
            <span>{input}</span>
            <b>{text}</b>
            <LaneStatus
              index={i}
              beats={beats}
              outcome={outcome}
              queued={controlRoom.queued}
              working={controlRoom.working}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
