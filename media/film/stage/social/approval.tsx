import { socialFilm } from '#content/media/film.ts';
import { Pointer } from '../drawing.tsx';
import { glide, mix, over, pressAt, rise } from '../motion.ts';
import { APPROVAL as AT } from './timeline.ts';

const { person, initials, approve, approved } = socialFilm.approval;

/** Nothing is published before a person approves it. */
export function Approval({ t }: { t: number }) {
  const reach = over(t, AT.reach, 0.9, glide);
  const press = pressAt(t, AT.press);
  return (
    <div className="approval" style={rise(over(t, AT.shown, 0.6), 40)}>
      <span className="person">
        <span className="avatar">{initials}</span>
        {person}
      </span>
      <span className="choice main" style={{ scale: 1 - press * 0.05 }}>
        {t < AT.approved ? approve : approved}
      </span>
      <div style={{ opacity: over(t, AT.reach, 0.3) * (1 - over(t, AT.approved + 0.5, 0.3)) }}>
        <Pointer x={mix(100, 400, reach)} y={mix(620, 190, reach)} pressed={press} />
      </div>
    </div>
  );
}
