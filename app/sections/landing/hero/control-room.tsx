import type { controlRoom } from '#content/landing/hero.ts';
import { PARTICLE_GROUPS, PARTICLES } from '#drawing/particles.ts';
import PauseIcon from '~icons/lucide/pause';
import ReplayIcon from '~icons/lucide/rotate-ccw';
import { atBeat } from '../control-room/beats.ts';
import { Channel, Lane, Ticker } from '../control-room/parts.tsx';
import { AuditLog } from './audit-log.tsx';
import { EmailWork, FinanceWork, ResearchWork, SdrWork } from './work.tsx';

type Room = typeof controlRoom;

const PARTICLE_INDEXES = Array.from({ length: PARTICLES / PARTICLE_GROUPS.length }, (_, i) => i);

/** Groups of particles. start-hero.ts sets the speed of each group and places the particles at random. */
function Particles() {
  return PARTICLE_GROUPS.map(({ durationMs }) => (
    <span key={durationMs} {...atBeat(0)} className="drift particle-group">
      {PARTICLE_INDEXES.map((particle) => (
        <span key={particle} data-particle="" />
      ))}
    </span>
  ));
}

/**
 * Four agents clear a queue. Plays once, for less than five seconds, and can be replayed. Afterwards new work arrives
 * now and then, until paused.
 */
export function ControlRoom({ room }: { room: Room }) {
  const lanes = [room.sdr, room.email, room.research, room.finance];
  const remainingCounts = [...lanes.keys(), lanes.length].toReversed();
  const laneContents = [
    <SdrWork key="sdr" {...room.sdr} lane={0} />,
    <EmailWork key="email" {...room.email} lane={1} />,
    <ResearchWork key="research" {...room.research} lane={2} />,
    <FinanceWork key="finance" {...room.finance} lane={3} />,
  ];
  return (
    <div data-runs-on="" className="hero-room page-width mt-15 lg:mt-8">
      <div className="room">
        <div className="room-bar">
          <p>{room.title}</p>
          <p className="max-lg:hidden">{room.clock}</p>
          <p className="ms-auto flex gap-4">
            <Ticker values={remainingCounts} label={room.queue} />
            <Ticker
              values={remainingCounts.map((lanesLeft) => room.done - lanesLeft)}
              label={room.doneLabel}
              className="max-md:hidden"
            />
          </p>
          <button type="button" className="replay" aria-pressed="false" aria-label={room.pause}>
            <PauseIcon aria-hidden="true" className="size-3.5" />
          </button>
          <button type="button" className="replay">
            <ReplayIcon aria-hidden="true" className="size-3.5" />
            <span className="max-[24rem]:sr-only">{room.replay}</span>
          </button>
        </div>
        <div role="img" aria-label={room.summary} className="relative">
          {lanes.map(({ agent, took, outcome }, i) => (
            <Lane key={agent} index={i} agent={agent} took={took} outcome={outcome}>
              {laneContents[i]}
            </Lane>
          ))}
          <Channel inputs={lanes.map((lane) => lane.input)}>
            <Particles />
          </Channel>
        </div>
        <AuditLog audit={room.audit} agents={lanes.map(({ agent }) => agent)} />
      </div>
    </div>
  );
}
