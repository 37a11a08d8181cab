/**
 * State machine of every carousel: position, reasons to pause and time of the next move.
 * One rotation may drive several tracks; each track has its own position.
 */

/** A reason to pause the rotation while it lasts. */
export type PauseReason = 'loading' | 'out-of-view' | 'hidden-tab' | 'reduced-motion' | 'pointer' | 'focus';

export type Carousel = {
  /** Number of slides of each track. */
  readonly sizes: readonly number[];
  /** Index of the current slide of each track. */
  readonly positions: readonly number[];
  /** `stopped`: the visitor pressed pause. `playing`: the visitor pressed play. The carousel then rotates even under the pointer or with focus. */
  readonly mode: 'auto' | 'stopped' | 'playing';
  /** True after a manual move, which pauses the rotation for a while. */
  readonly isHeld: boolean;
  readonly pauses: readonly PauseReason[];
  /** Each move starts a new timer. */
  readonly moveCount: number;
};

export type CarouselEvent =
  | CarouselTimer
  | { type: 'step'; track: number; by: 1 | -1 }
  | { type: 'jump'; track: number; to: number }
  | { type: 'pause'; reason: PauseReason; isActive: boolean }
  | { type: 'toggle' };

/** A timer that fired. `moveNumber` is the move that started it: after a later move the timer is ignored. */
export type CarouselTimer = { type: 'advance' | 'release'; delay: number; moveNumber: number };

export type CarouselTiming = { readonly interval: number; readonly pause: number };

/** Until the browser reports otherwise, the page is loading and the carousel out of view. */
export const FIRST_PAUSES: readonly PauseReason[] = ['loading', 'out-of-view'];

export function startCarousel(sizes: readonly number[]): Carousel {
  return {
    sizes,
    positions: sizes.map(() => 0),
    mode: 'auto',
    isHeld: false,
    pauses: FIRST_PAUSES,
    moveCount: 0,
  };
}

const wrap = (position: number, size: number) => ((position % size) + size) % size;

function withPositions(state: Carousel, getPosition: (current: number, track: number) => number): Carousel {
  const positions = state.positions.map((current, track) =>
    wrap(getPosition(current, track), state.sizes[track] ?? 1),
  );
  return { ...state, positions, moveCount: state.moveCount + 1 };
}

export function moveCarousel(state: Carousel, event: CarouselEvent): Carousel {
  switch (event.type) {
    case 'advance':
      return isDue(state, event) && isRotating(state)
        ? withPositions(state, (current) => current + 1)
        : state;
    case 'step':
      return {
        ...withPositions(state, (current, track) => (track === event.track ? current + event.by : current)),
        isHeld: true,
      };
    case 'jump':
      return {
        ...withPositions(state, (current, track) => (track === event.track ? event.to : current)),
        isHeld: true,
      };
    case 'release':
      return isDue(state, event) ? { ...state, isHeld: false } : state;
    case 'pause': {
      if (state.pauses.includes(event.reason) === event.isActive) return state;
      const remaining = state.pauses.filter((reason) => reason !== event.reason);
      return { ...state, pauses: event.isActive ? [...remaining, event.reason] : remaining };
    }
    case 'toggle':
      return { ...state, isHeld: false, mode: state.mode === 'stopped' ? 'playing' : 'stopped' };
  }
}

const isDue = (state: Carousel, timer: CarouselTimer) => timer.moveNumber === state.moveCount;

const isOverridden = (state: Carousel, reason: PauseReason) =>
  state.mode === 'playing' && (reason === 'pointer' || reason === 'focus');

export function isRotating(state: Carousel): boolean {
  return (
    state.mode !== 'stopped' && !state.isHeld && state.pauses.every((reason) => isOverridden(state, reason))
  );
}

/** The next timer ends the pause or shows the next slide. */
export function nextTimer(state: Carousel, timing: CarouselTiming): CarouselTimer | undefined {
  if (state.isHeld) return { type: 'release', delay: timing.pause, moveNumber: state.moveCount };
  if (isRotating(state)) return { type: 'advance', delay: timing.interval, moveNumber: state.moveCount };
}

/** A shorter movement is a tap; a steeper one scrolls the page. */
const SWIPE_PX = 40;

export function swipeStep(dx: number, dy: number, direction = ''): 1 | -1 | undefined {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return;
  return dx < 0 === (direction !== 'rtl') ? 1 : -1;
}

/**
 * The two items at a position of a paired track. The pairs start with the second item. The item on stage is never in
 * the pair: the next item that is free takes its place.
 */
export function pairBeside(stage: number, position: number, count: number): number[] {
  const pair = [wrap(position * 2 + 1, count), wrap(position * 2 + 2, count)];
  const free = Array.from({ length: count }, (_, i) => wrap(stage + 1 + i, count)).filter(
    (item) => item !== stage && !pair.includes(item),
  );
  return [...new Set(pair)].flatMap((item) => (item === stage ? free.slice(0, 1) : item));
}
