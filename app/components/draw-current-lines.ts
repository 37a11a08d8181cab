import { CURRENT, currentPaths } from '#drawing/current.ts';

/** Draws the site's motif, "the current" (docs/glossary.md), into an SVG element. */
export function drawCurrentLines(svg: Element, options: Partial<typeof CURRENT>): void {
  const { lit, ...drawing } = { ...CURRENT, ...options };
  svg.setAttribute('viewBox', `0 0 ${drawing.width} ${drawing.height}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.innerHTML = currentPaths(drawing)
    .map((path, i) => `<path d="${path}"${lit.includes(i) ? ' stroke="var(--brand)"' : ''}/>`)
    .join('');
}
