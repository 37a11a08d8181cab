import { useRef, useState } from 'react';
import { useSceneInTurns } from '#app/components/scene.tsx';
import type { controlRoom } from '#content/landing/hero.ts';
import ReplayIcon from '~icons/lucide/rotate-ccw';
import { Channel, Outflow, Particles } from '../control-room/channel.tsx';
import { Lane } from '../control-room/lane.tsx';
import { Ticker } from '../control-room/ticker.tsx';
import { AuditLog } from './audit-log.tsx';
import { EmailWork, FinanceWork, ResearchWork, SdrWork } from './work.tsx';

type Room = typeof controlRoom;

/** Four agents clear a queue: plays once within five seconds, then rests; it can be played again. */
export function ControlRoom({ room }: { room: Room }) {
  const [run, setRun] = useState(0);
  const lanes = [room.sdr, room.email, room.research, room.finance];
  const works = [
    <SdrWork key="sdr" {...room.sdr} />,
    <EmailWork key="email" {...room.email} />,
    <ResearchWork key="research" {...room.research} />,
    <FinanceWork key="finance" {...room.finance} />,
  ];
  const element = useRef<HTMLDivElement>(null);
  const [frame, ...sights] = useSceneInTurns(element, 0.12, run, 1 + lanes.length);
  return (
    <div ref={element} className="hero-room page-width">
      <div className="room">
        <div className="room-bar">
          <p>{room.title}</p>
          <p className="max-sm:hidden">{room.clock}</p>
          <p key={run} data-scene={frame} className="tickers">
            <Ticker values={[4, 3, 2, 1, 0]} label={room.queue} />
            <span className="max-md:hidden">
              <Ticker values={[4, 3, 2, 1, 0].map((left) => room.done - left)} label={room.doneLabel} />
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
              sight={sights[i]}
              index={i}
              agent={agent}
              took={took}
              outcome={outcome}
              queued={room.queued}
              working={room.working}
            >
              {works[i]}
            </Lane>
          ))}
          <div data-scene={frame} className="contents">
            <Channel inputs={lanes.map((lane) => lane.input)}>
              <Particles />
            </Channel>
            <Outflow lanes={lanes.length} />
          </div>
        </div>
        <AuditLog
          key={`log ${run}`}
          sight={frame}
          audit={room.audit}
          agents={lanes.map(({ agent }) => agent)}
        />
      </div>
    </div>
  );
}
