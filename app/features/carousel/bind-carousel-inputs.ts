import { loadingScreenDone } from '#app/components/loading-screen-done.ts';
import { arrowStep } from '#domain/arrow-keys.ts';
import { type CarouselEvent, type PauseReason, swipeStep } from '#domain/carousel.ts';

type Send = (event: CarouselEvent) => void;

const trackOf = (element: Element | null) =>
  Number(element?.closest<HTMLElement>('[data-track]')?.dataset.track ?? 0);

/**
 * Tells the carousel when to pause (loading screen, out of view, hidden tab, reduced motion, pointer, focus) and when
 * to step (arrow keys, swipes). Returns a function that stops listening.
 */
export function bindCarouselInputs(region: HTMLElement, send: Send): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const pauses = new Map<PauseReason, boolean>();
  // Send only changes. A click also fires focus events, which mostly change nothing.
  const setPause = (reason: PauseReason, isOn: boolean) => {
    if (pauses.get(reason) === isOn) return;
    pauses.set(reason, isOn);
    send({ type: 'pause', reason, on: isOn });
  };

  loadingScreenDone().then(() => setPause('loading', false));

  const observer = new IntersectionObserver((entries) => setPause('unseen', !entries.at(-1)?.isIntersecting));
  observer.observe(region);

  const watchDocument = () => setPause('hidden', document.hidden);
  watchDocument();
  document.addEventListener('visibilitychange', watchDocument, { signal });

  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const watchMotion = () => setPause('reduced-motion', reduced.matches);
  watchMotion();
  reduced.addEventListener('change', watchMotion, { signal });

  // Ignore touch: a finger never hovers.
  const watchPointer = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setPause('pointer', isOver);
  };
  region.addEventListener('pointerenter', watchPointer(true), { signal });
  region.addEventListener('pointerleave', watchPointer(false), { signal });
  // Use `:focus-visible`, since a mouse click also leaves focus on its button.
  const watchFocus = () => setPause('focus', region.querySelector(':focus-visible') !== null);
  region.addEventListener('focusin', watchFocus, { signal });
  region.addEventListener('focusout', watchFocus, { signal });
  // After a click, the next key press can make the focus visible. No focus event fires then.
  region.addEventListener('keyup', watchFocus, { signal });

  document.addEventListener('keydown', (event) => stepByKey(event, region, send), { signal });
  watchSwipes(region, send, signal);

  return () => {
    listeners.abort();
    observer.disconnect();
  };
}

function stepByKey(event: KeyboardEvent, region: HTMLElement, send: Send): void {
  const by = /Left|Right/.test(event.key) ? arrowStep(event.key, document.dir) : undefined;
  if (!by || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const { target } = event;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
  if (!region.matches(':focus-within, :hover')) return;
  const activeTrack =
    region.querySelector('[data-track]:focus-within') ?? region.querySelector('[data-track]:hover');
  event.preventDefault();
  send({ type: 'step', track: trackOf(activeTrack), by });
}

function watchSwipes(region: HTMLElement, send: Send, signal: AbortSignal): void {
  let start: { x: number; y: number } | undefined;
  region.addEventListener(
    'pointerdown',
    ({ pointerType, clientX, clientY }) => {
      // Dragging with the mouse selects text, so it is not a swipe.
      start = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    { signal },
  );
  region.addEventListener(
    'pointerup',
    ({ target, clientX, clientY }) => {
      const by = start && swipeStep(clientX - start.x, clientY - start.y, document.dir);
      start = undefined;
      if (by && target instanceof Element) send({ type: 'step', track: trackOf(target), by });
    },
    { signal },
  );
}
