/** Sections below the first screen, and their slides and tiles, are laid out one by one while the loading screen is up (lay-out.css says why). */
const SECTIONS = '[data-deferred], [data-still], [data-place], .tile';

/** How long one slice may take before the browser gets a turn, in milliseconds. */
const SLICE = 2;

const html = () => document.documentElement.dataset;

/** At once: whoever goes to a place on the page needs the page to be as long as it is. */
export function layOutWhole(): void {
  html().whole = '';
}

export function layOutInSlices(): void {
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
