/** Scrolls to an element by id, moves focus there and lets it pop once. False when there is no such element. */
export function scrollToTarget(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.classList.add('pop');
  target.addEventListener('animationend', () => target.classList.remove('pop'), { once: true });
  return true;
}
