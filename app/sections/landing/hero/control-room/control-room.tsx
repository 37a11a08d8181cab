import { useState } from 'react';
import { Scene, useMoments } from '#app/components/scene.tsx';
import { useDrawn } from '#app/components/use-drawn.ts';
import type { controlRoom } from '#content/landing/hero.ts';
import ReplayIcon from '~icons/lucide/rotate-ccw';
import { Channel, Outflow } from './channel.tsx';
import { DONE_AT, Lane } from './lane.tsx';
import { EmailWork, FinanceWork, ResearchWork, SdrWork } from './work.tsx';

type Room = typeof controlRoom;

/** A figure that ticks when a lane is done: each new value covers the one before. */
function Ticker({ values, label }: { values: readonly number[]; label: string }) {
  const drawn = useDrawn();
  const at = useMoments();
  return (
    <span className="flex gap-1.5">
      <span className="grid text-right text-ink">
        {values.map(
          (value, i) =>
            // The HTML holds the last one only: nothing ticks there.
            (drawn || i === values.length - 1) && (
              <span key={value} className="step tick" style={i ? at(DONE_AT(i - 1), 'none') : undefined}>
                {value}
              </span>
            ),
        )}
      </span>
      {label}
    </span>
  );
}

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
  return (
    <Scene share={0.12} run={run} className="page-width mt-18 md:mt-20 lg:mt-12">
      <div className="room">
        <Channel key={`channel ${run}`} inputs={lanes.map((lane) => lane.input)} />
        <div className="room-bar">
          <p className="font-body text-small font-semibold text-ink">{room.title}</p>
          <p className="max-sm:hidden">{room.clock}</p>
          <p key={run} className="ml-auto flex gap-4">
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
          <Outflow />
        </div>
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-b-card border-x border-b border-line px-4 py-2.5 text-tiny text-muted">
          <p>
            <strong className="mr-1.5 font-semibold text-ink">{room.audit.claim}.</strong>
            {room.audit.text}
          </p>
          <p aria-hidden="true" className="ml-auto font-mono whitespace-pre max-lg:hidden">
            {room.audit.entry}
          </p>
        </div>
      </div>
    </Scene>
  );
}
