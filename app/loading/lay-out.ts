/**
 * Sections below the first screen, and their slides and tiles, wait until somebody may come to see them (lay-out.css
 * says why). They are then laid out one by one.
 */
const SECTIONS = '[data-deferred], [data-still], [data-place], .tile';

/** How long one slice may take before the browser gets a turn, in milliseconds. */
const SLICE = 2;

/** How long the first screen has the browser to itself, in milliseconds: until its scene has played. */
const FIRST_SCREEN_ALONE = 5000;

const html = () => document.documentElement.dataset;
const isWhole = () => html().whole !== undefined;

/** At once, for whoever goes to a place on the page: it is then as long as it is. What is on the screen stays there. */
export function layOutWhole(): void {
  if (isWhole()) return;
  const seen = window.scrollY > 0 && document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const before = seen ? topOf(seen) : 0;
  html().whole = '';
  // Some browsers do it themselves, in the next frame.
  if (seen) window.scrollBy({ top: topOf(seen) - before, behavior: 'instant' });
}

/** Whoever is further down than the first screen may have passed what is not laid out: places then mean nothing yet. */
export function layOutPassed(): void {
  if (window.scrollY > innerHeight) layOutWhole();
}

function layOutInSlices(): void {
  const sections = document.querySelectorAll<HTMLElement>(SECTIONS).values();
  const nextTurn = () => requestAnimationFrame(() => setTimeout(next));
  const next = () => {
    if (isWhole()) return;
    const started = performance.now();
    while (performance.now() - started < SLICE) {
      const { value, done } = sections.next();
      if (done) return layOutWhole();
      value.dataset.laid = '';
      // Asking for a size does the work here and now, so that small sections share a slice and a frame.
      value.getBoundingClientRect();
    }
    nextTurn();
  };
  nextTurn();
}

/**
 * Under the loading screen where the visitor is to come back to a place; else when the visitor begins to scroll, or when
 * the first screen has played, which begins with `open`. A press up there waits for nothing of it.
 */
export function layOutLater(open: Promise<void>): void {
  const over = new AbortController();
  const begin = () => {
    over.abort();
    // React's development code reports every mark that slices leave in the HTML as a fault of the page.
    if (import.meta.env.DEV) layOutWhole();
    else layOutInSlices();
  };
  addEventListener('scroll', layOutPassed, { passive: true });
  const isToReturn = history.state?.entry !== undefined || window.location.hash.length > 1;
  if (isToReturn) begin();
  else {
    open.then(() => setTimeout(() => over.signal.aborted || begin(), FIRST_SCREEN_ALONE));
    for (const move of ['wheel', 'touchmove', 'scroll'])
      addEventListener(move, begin, { signal: over.signal, passive: true });
    addEventListener('keydown', ({ key }) => key === 'End' && layOutWhole(), over);
  }
}
