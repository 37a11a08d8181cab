/** Sections below the first screen are laid out one by one while the loading screen is up (lay-out.css says why). */
const SECTIONS = 'main > [data-deferred], main > [data-still]';

const html = () => document.documentElement.dataset;

/** At once: whoever goes to a place on the page needs the page to be as long as it is. */
export function layOutWhole(): void {
  html().whole = '';
}

export function layOutInSlices(): void {
  const sections = document.querySelectorAll<HTMLElement>(SECTIONS).values();
  const next = () => {
    const { value, done } = sections.next();
    if (done) return layOutWhole();
    value.dataset.laid = '';
    // A frame does the work, the next slice comes when it is done.
    requestAnimationFrame(() => setTimeout(next));
  };
  next();
}
