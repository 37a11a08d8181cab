const horizontalMiddle = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** On phones the tiles are a horizontal strip. Highlights the dot of the tile in the middle. */
function startPager(strip: Element, pager: Element): void {
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

/** "Learn more" plays the drawing of its card again, and screen readers hear its description. */
function replayScene(card: Element, status: Element): void {
  const scene = card.querySelector<HTMLElement>('[data-scene]');
  const description = card.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
  // A status that does not change is not announced.
  status.textContent = status.textContent === description ? `${description}\u00a0` : description;
  if (!scene) return;
  scene.dataset.scene = 'waiting';
  scene.getBoundingClientRect();
  scene.dataset.scene = 'seen';
}

export function startServices(services: HTMLElement): void {
  const [strip, pager, status] = ['.tiles', '.tile-pager', '[role="status"]'].map((selector) =>
    services.querySelector(selector),
  );
  if (!strip || !pager || !status) return;
  startPager(strip, pager);
  strip.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const card = target.closest('a[href="#"]')?.closest('article');
    if (card) replayScene(card, status);
  });
}
