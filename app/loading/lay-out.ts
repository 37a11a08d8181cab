/**
 * Sections below the first screen, and their slides and tiles, wait until somebody is about to see them (lay-out.css
 * says why). They are then laid out one by one.
 */
const SECTIONS = '[data-deferred], [data-still], [data-place], .tile';

/** How long one slice may take before the browser gets a turn, in milliseconds. */
const SLICE = 2;

/** How long the first screen has the browser to itself, in milliseconds: until its scene has played. */
const FIRST_SCREEN_ALONE = 5000;

/** Keys that may lead to any place on the page. */
const JUMPS = ['End', 'Tab'];

const html = () => document.documentElement.dataset;

/** At once: whoever goes to a place on the page needs the page to be as long as it is. */
export function layOutWhole(): void {
  html().whole = '';
}

function layOutInSlices(): void {
  const sections = document.querySelectorAll<HTMLElement>(SECTIONS).values();
  const nextTurn = () => requestAnimationFrame(() => setTimeout(next));
  const next = () => {
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

/** When the visitor begins to scroll, or when the first screen has played. A press up there waits for nothing of it. */
export function layOutLater(): void {
  const begun = new AbortController();
  const begin = (act: () => void) => {
    clearTimeout(timer);
    begun.abort();
    act();
  };
  // React's development code reports every mark that slices leave in the HTML as a fault of the page.
  const slices = () => begin(import.meta.env.DEV ? layOutWhole : layOutInSlices);
  const timer = setTimeout(slices, FIRST_SCREEN_ALONE);
  addEventListener('scroll', slices, begun);
  addEventListener('keydown', ({ key }) => JUMPS.includes(key) && begin(layOutWhole), begun);
}
