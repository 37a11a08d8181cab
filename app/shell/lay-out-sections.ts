import { nextTask } from '#app/components/scheduling.ts';

/**
 * Signs that somebody may soon see more than the first screen. A tap is none: its answer would wait for the layout. With a
 * mouse, `pointermove` comes first.
 */
const SIGNS = ['pointermove', 'keydown', 'wheel', 'scroll'] as const;

let done: Promise<void> | undefined;

/** Lays out the sections one by one, so that no task is long. */
async function layOut(): Promise<void> {
  if (!('firstScreen' in document.documentElement.dataset)) return;
  for (const section of document.querySelectorAll<HTMLElement>('main > *, .site-foot')) {
    await nextTask();
    section.style.contentVisibility = 'visible';
    // Reading a style computes all styles, and reading a size starts the layout. In two tasks, so that both are short.
    getComputedStyle(section.firstElementChild ?? section).getPropertyValue('color');
    await nextTask();
    section.getBoundingClientRect();
  }
}

/** Resolves when all sections have their real height, so that a scroll ends at the right place. */
export function layOutSections(): Promise<void> {
  done ??= layOut();
  return done;
}

/**
 * At the start of a visit, the style sheet skips the sections below the first screen (`data-first-screen`). The visitor's
 * first action lays them out.
 */
export function layOutSectionsOnFirstAction(): void {
  const onSign = () => {
    for (const sign of SIGNS) removeEventListener(sign, onSign, true);
    layOutSections();
  };
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
}
