import { Scene } from '#app/components/scene.tsx';
import { useDrawn } from '#app/components/use-drawn.ts';
import { controlRoom } from '#content/landing/hero.ts';
import type { Industry } from '#content/landing/industries.ts';
import { Channel, Outflow } from '../control-room/channel.tsx';
import { LaneStatus } from '../control-room/lane.tsx';
import { Ticker } from '../control-room/ticker.tsx';

type IndustryRoomProps = {
  industry: Industry;
  shown: boolean;
  /** Another number plays it again. */
  run: number;
  panel: { id: string; role: string; 'aria-labelledby': string };
};

/** One field's work: each feature a row that goes from queued to done. */
export function IndustryRoom({ industry: { title, features }, shown, run, panel }: IndustryRoomProps) {
  const drawn = useDrawn();
  // What does not show does not play either.
  const Play = shown ? Scene : 'div';
  const left = Array.from({ length: features.length + 1 }, (_, done) => features.length - done);
  return (
    <div {...panel} data-place={shown ? 'current' : undefined}>
      <Play key={run}>
        <div className="room">
          <div className="room-bar">
            <h3>{title}</h3>
            <p className="tickers">
              <Ticker values={left} label={controlRoom.queue} />
            </p>
          </div>
          <ul className="relative">
            {drawn && shown && (
              <li aria-hidden="true">
                <Channel inputs={features.map(({ input }) => input)} />
                <Outflow lanes={features.length} />
              </li>
            )}
            {features.map(({ text, input, outcome }, i) => (
              <li key={text} className="lane field-lane">
                <span>{input}</span>
                <b>{text}</b>
                <LaneStatus
                  index={i}
                  outcome={outcome}
                  queued={controlRoom.queued}
                  working={controlRoom.working}
                />
              </li>
            ))}
          </ul>
        </div>
      </Play>
    </div>
  );
}
