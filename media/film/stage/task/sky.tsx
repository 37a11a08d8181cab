import { SKY } from './timeline.ts';

/** The light background of the scene with a person. Its lower edge has the shape of waves. */
export function Sky() {
  const { left, right, top, bottom, waveWidth } = SKY;
  const waves = Array.from(
    { length: Math.floor((right - left) / waveWidth) - 1 },
    () => `t${waveWidth} 0`,
  ).join('');
  return (
    <svg className="layer light sky" aria-hidden="true">
      <path d={`M${left} ${bottom}q${waveWidth / 2} -70 ${waveWidth} 0${waves}V${top}H${left}z`} />
    </svg>
  );
}
