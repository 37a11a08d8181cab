/** To the top of the page, and focus to its title. */
export function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
