import { nextTask } from '#app/components/scheduling.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';

/**
 * At the start of a visit, the style sheet skips the sections below the first screen (`data-first-screen`). They are
 * laid out when the fonts are loaded, so only once, and one by one, so that no task is long. They do not wait longer
 * for the fonts than the loading screen is shown.
 */
export async function layOutSections(): Promise<void> {
  if (!('firstScreen' in document.documentElement.dataset)) return;
  const minimumTime = new Promise((resolve) => setTimeout(resolve, LOADING_SCREEN.minimum));
  await Promise.race([document.fonts.ready, minimumTime]);
  for (const section of document.querySelectorAll<HTMLElement>('main > *, .site-foot')) {
    await nextTask();
    section.style.contentVisibility = 'visible';
    // Reading a style computes all styles, and reading a size starts the layout. In two tasks, so that both are short.
    getComputedStyle(section.firstElementChild ?? section).getPropertyValue('color');
    await nextTask();
    section.getBoundingClientRect();
  }
}
