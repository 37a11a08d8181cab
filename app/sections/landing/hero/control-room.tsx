import { useRef, useState } from 'react';
import type { controlRoom } from '#content/landing/hero.ts';
import ReplayIcon from '~icons/lucide/rotate-ccw';
import { Channel, Outflow, Particles } from '../control-room/channel.tsx';
import { Lane } from '../control-room/lane.tsx';
import { Ticker } from '../control-room/ticker.tsx';
import { type Beats, STARTS, useBeats } from '../control-room/use-beats.ts';
import { AuditLog } from './audit-log.tsx';
import { EmailWork, FinanceWork, ResearchWork, SdrWork } from './work.tsx';

type Room = typeof controlRoom;

/** Four agents clear a queue: plays once within five seconds, then rests; it can be played again. */
export function ControlRoom({ room }: { room: Room }) {
  const [run, setRun] = useState(0);
  const lanes = [room.sdr, room.email, room.research, room.finance];
  const left = [...lanes.keys(), lanes.length].toReversed();
  const element = useRef<HTMLDivElement>(null);
  const beats = useBeats(element, { share: 0.12, lanes: lanes.length, run });
  const after =
    (lane: number): Beats =>
    (beat, from) =>
      beats(STARTS(lane) + beat, from);
  const works = [
    <SdrWork key="sdr" {...room.sdr} beats={after(0)} />,
    <EmailWork key="email" {...room.email} beats={after(1)} />,
    <ResearchWork key="research" {...room.research} beats={after(2)} />,
    <FinanceWork key="finance" {...room.finance} beats={after(3)} />,
  ];
  return (
    <div ref={element} className="hero-room page-width">
      <div className="room">
        <div className="room-bar">
          <p>{room.title}</p>
          <p className="max-sm:hidden">{room.clock}</p>
          <p key={run} className="tickers">
            <Ticker values={left} label={room.queue} beats={beats} />
            <span className="max-md:hidden">
              <Ticker
                values={left.map((lanesLeft) => room.done - lanesLeft)}
                label={room.doneLabel}
                beats={beats}
              />
            </span>
          </p>
          <button type="button" onClick={() => setRun(run + 1)} className="replay">
            <ReplayIcon aria-hidden="true" className="size-3.5" />
            <span className="max-[24rem]:sr-only">{room.replay}</span>
          </button>
        </div>
        <div key={`lanes ${run}`} role="img" aria-label={room.summary} className="relative">
          {lanes.map(({ agent, took, outcome }, i) => (
            <Lane
              key={agent}
              index={i}
              beats={beats}
              agent={agent}
              took={took}
              outcome={outcome}
              queued={room.queued}
              working={room.working}
            >
              {works[i]}
            </Lane>
          ))}
          <Channel inputs={lanes.map((lane) => lane.input)} beats={beats}>
            <Particles beats={beats} />
          </Channel>
          <Outflow lanes={lanes.length} />
        </div>
        <AuditLog
          key={`log ${run}`}
          beats={beats}
          audit={room.audit}
          agents={lanes.map(({ agent }) => agent)}
        />
      </div>
    </div>
  );
}
