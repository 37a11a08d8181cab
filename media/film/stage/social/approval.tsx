import { socialFilm } from '#content/media/film.ts';
import { Pointer } from '../drawing.tsx';
import { easeInOut, interpolate, pressAt, progressAt, riseStyle } from '../motion.ts';
import { APPROVAL } from './timeline.ts';

const { person, initials, approve, approved } = socialFilm.approval;

/** A person approves the post by clicking the button. */
export function Approval({ t }: { t: number }) {
  const pointerProgress = progressAt(t, APPROVAL.reach, 0.9, easeInOut);
  const pressProgress = pressAt(t, APPROVAL.press);
  return (
    <div className="approval" style={riseStyle(progressAt(t, APPROVAL.shown, 0.6), 40)}>
      <span className="person">
        <span className="avatar">{initials}</span>
        {person}
      </span>
      <span className="choice main" style={{ scale: 1 - pressProgress * 0.05 }}>
        {t < APPROVAL.approved ? approve : approved}
      </span>
      <div
        style={{
          opacity: progressAt(t, APPROVAL.reach, 0.3) * (1 - progressAt(t, APPROVAL.approved + 0.5, 0.3)),
        }}
      >
        <Pointer
          x={interpolate(100, 400, pointerProgress)}
          y={interpolate(620, 190, pointerProgress)}
          pressProgress={pressProgress}
        />
      </div>
    </div>
  );
}
