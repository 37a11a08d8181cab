import { type CurrentOptions, currentPaths } from '#drawing/current.ts';

export function drawCurrentLines(
  svg: Element,
  { lit, ...options }: CurrentOptions & { lit: number[] },
): void {
  const lines = currentPaths(options).map((path, i) => {
    const stroke = lit.includes(i) ? 'var(--brand)' : 'var(--line)';
    return `<path d="${path}" stroke="${stroke}" vector-effect="non-scaling-stroke"/>`;
  });
  svg.innerHTML = lines.join('');
}
