import { layOutWhole } from '#app/loading/lay-out.ts';

/** Scrolls to an element by id, moves focus there and lets it pop once. False when there is no such element. */
export function scrollToTarget(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  layOutWhole();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.classList.add('pop');
  // Vignettes inside the target end their own animations, and those events bubble.
  const popped = (event: AnimationEvent) => {
    if (event.target !== target) return;
    target.classList.remove('pop');
    target.removeEventListener('animationend', popped);
  };
  target.addEventListener('animationend', popped);
  return true;
}
