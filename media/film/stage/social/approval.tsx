import { socialFilm } from '#content/media/film.ts';
import { Pointer } from '../drawing.tsx';
import { easeInOut, interpolate, pressAt, progressAt, riseStyle } from '../motion.ts';
import { APPROVAL as AT } from './timeline.ts';

const { person, initials, approve, approved } = socialFilm.approval;

/** A person approves the post by clicking the button. */
export function Approval({ t }: { t: number }) {
  const reachProgress = progressAt(t, AT.reach, 0.9, easeInOut);
  const pressProgress = pressAt(t, AT.press);
  return (
    <div className="approval" style={riseStyle(progressAt(t, AT.shown, 0.6), 40)}>
      <span className="person">
        <span className="avatar">{initials}</span>
        {person}
      </span>
      <span className="choice main" style={{ scale: 1 - pressProgress * 0.05 }}>
        {t < AT.approved ? approve : approved}
      </span>
      <div style={{ opacity: progressAt(t, AT.reach, 0.3) * (1 - progressAt(t, AT.approved + 0.5, 0.3)) }}>
        <Pointer
          x={interpolate(100, 400, reachProgress)}
          y={interpolate(620, 190, reachProgress)}
          pressProgress={pressProgress}
        />
      </div>
    </div>
  );
}
