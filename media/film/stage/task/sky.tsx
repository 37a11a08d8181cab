import { WATERLINE } from './timeline.ts';

/** The light background of the scene with a person. Its lower edge has the shape of waves. */
export function Sky() {
  const { from, to, y, top, wave } = WATERLINE;
  const waves = Array.from({ length: Math.floor((to - from) / wave) - 1 }, () => `t${wave} 0`).join('');
  return (
    <svg className="layer light sky" aria-hidden="true">
      <path d={`M${from} ${y}q${wave / 2} -70 ${wave} 0${waves}V${top}H${from}z`} />
    </svg>
  );
}
