const horizontalMiddle = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** On phones the tiles are a horizontal strip. Highlights the dot of the tile in the middle. */
export function startPager(pager: Element): void {
  const strip = pager.previousElementSibling;
  if (!strip) return;
  const highlightCurrentTile = () => {
    const middle = horizontalMiddle(strip);
    const distances = [...strip.children].map((tile) => Math.abs(horizontalMiddle(tile) - middle));
    const nearestIndex = distances.indexOf(Math.min(...distances));
    for (const [i, dot] of [...pager.children].entries())
      dot.toggleAttribute('data-here', i === nearestIndex);
  };
  strip.addEventListener('scroll', highlightCurrentTile, { passive: true });
  highlightCurrentTile();
}
