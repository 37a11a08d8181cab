const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Highlights the mark of the tile in the middle, on phones, where the tiles are a horizontal strip. */
export function startPager(pager: Element): void {
  const strip = pager.previousElementSibling;
  if (!strip) return;
  const mark = () => {
    const middle = middleOf(strip);
    const away = [...strip.children].map((tile) => Math.abs(middleOf(tile) - middle));
    const nearestIndex = away.indexOf(Math.min(...away));
    for (const [i, place] of [...pager.children].entries())
      place.toggleAttribute('data-here', i === nearestIndex);
  };
  strip.addEventListener('scroll', mark, { passive: true });
  mark();
}
