import { arrowStep } from '#app/components/arrow-keys.ts';
import { waitForLoadingScreen } from '#app/components/loading-screen-done.ts';
import { type CarouselEvent, FIRST_PAUSES, type PauseReason, swipeStep } from './carousel.ts';

type SendEvent = (event: CarouselEvent) => void;

const getTrackIndex = (element: Element | null) =>
  Number(element?.closest<HTMLElement>('[data-track]')?.dataset.track ?? 0);

/**
 * Tells the carousel when to pause (loading screen, out of view, hidden tab, reduced motion, pointer, focus) and when
 * to step (arrow keys, swipes). Returns a function that stops listening.
 */
export function bindCarouselInputs(region: HTMLElement, send: SendEvent): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const pauses = new Map(FIRST_PAUSES.map((reason) => [reason, true]));
  // A click also fires focus events, most of which change nothing. Send only changes.
  const setPause = (reason: PauseReason, isOn: boolean) => {
    if ((pauses.get(reason) ?? false) === isOn) return;
    pauses.set(reason, isOn);
    send({ type: 'pause', reason, isActive: isOn });
  };

  waitForLoadingScreen().then(() => setPause('loading', false));

  const observer = new IntersectionObserver((entries) =>
    setPause('out-of-view', !entries.at(-1)?.isIntersecting),
  );
  observer.observe(region);

  const onVisibilityChange = () => setPause('hidden-tab', document.hidden);
  onVisibilityChange();
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const onMotionChange = () => setPause('reduced-motion', reducedMotion.matches);
  onMotionChange();
  reducedMotion.addEventListener('change', onMotionChange, { signal });

  // Ignore touch: a finger never hovers.
  const handlePointer = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setPause('pointer', isOver);
  };
  region.addEventListener('pointerenter', handlePointer(true), { signal });
  region.addEventListener('pointerleave', handlePointer(false), { signal });
  // Use `:focus-visible`: a button keeps the focus after a mouse click, which must not pause the carousel.
  const updateFocusPause = () => setPause('focus', region.querySelector(':focus-visible') !== null);
  region.addEventListener('focusin', updateFocusPause, { signal });
  region.addEventListener('focusout', updateFocusPause, { signal });
  // After a click, the next key press can make the focus visible. No focus event fires then.
  region.addEventListener('keyup', updateFocusPause, { signal });

  document.addEventListener('keydown', (event) => stepByKey(event, region, send), { signal });
  watchSwipes(region, send, signal);

  return () => {
    listeners.abort();
    observer.disconnect();
  };
}

function stepByKey(event: KeyboardEvent, region: HTMLElement, send: SendEvent): void {
  const step = /Left|Right/.test(event.key) ? arrowStep(event.key, document.dir) : undefined;
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const { target } = event;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
  if (!region.matches(':focus-within, :hover')) return;
  const activeTrack =
    region.querySelector('[data-track]:focus-within') ?? region.querySelector('[data-track]:hover');
  event.preventDefault();
  send({ type: 'step', track: getTrackIndex(activeTrack), by: step });
}

function watchSwipes(region: HTMLElement, send: SendEvent, signal: AbortSignal): void {
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
      const step = start && swipeStep(clientX - start.x, clientY - start.y, document.dir);
      start = undefined;
      if (step && target instanceof Element) send({ type: 'step', track: getTrackIndex(target), by: step });
    },
    { signal },
  );
}
