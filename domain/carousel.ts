/**
 * State machine of every carousel: position, reasons to pause and time of the next move.
 * One rotation may drive several tracks; each track has its own position.
 */

/** A reason to pause the rotation while it lasts. */
export type PauseReason = 'loading' | 'out-of-view' | 'hidden-tab' | 'reduced-motion' | 'pointer' | 'focus';

export type Carousel = {
  readonly sizes: readonly number[];
  readonly positions: readonly number[];
  /** `playing` was chosen by the visitor: it overrides pointer and focus. */
  readonly mode: 'auto' | 'stopped' | 'playing';
  /** A manual move pauses the rotation for a while. */
  readonly held: boolean;
  readonly pauses: readonly PauseReason[];
  /** Counts moves, so that each one starts a new timer. */
  readonly moves: number;
};

export type CarouselEvent =
  | Moment
  | { type: 'step'; track: number; by: 1 | -1 }
  | { type: 'jump'; track: number; to: number }
  | { type: 'pause'; reason: PauseReason; on: boolean }
  | { type: 'toggle' };

/** A timer that fired. It names the move that started it: a later move makes it stale. */
export type Moment = { type: 'advance' | 'release'; after: number; move: number };

export type CarouselTiming = { readonly every: number; readonly pause: number };

/** Until the browser reports otherwise, the page is loading and the carousel out of view. */
export function startCarousel(sizes: readonly number[]): Carousel {
  return {
    sizes,
    positions: sizes.map(() => 0),
    mode: 'auto',
    held: false,
    pauses: ['loading', 'out-of-view'],
    moves: 0,
  };
}

const wrap = (position: number, size: number) => ((position % size) + size) % size;

function moved(state: Carousel, getPosition: (current: number, track: number) => number): Carousel {
  const positions = state.positions.map((current, track) =>
    wrap(getPosition(current, track), state.sizes[track] ?? 1),
  );
  return { ...state, positions, moves: state.moves + 1 };
}

export function moveCarousel(state: Carousel, event: CarouselEvent): Carousel {
  switch (event.type) {
    case 'advance':
      return isDue(state, event) && isRotating(state) ? moved(state, (current) => current + 1) : state;
    case 'step':
      return {
        ...moved(state, (current, track) => (track === event.track ? current + event.by : current)),
        held: true,
      };
    case 'jump':
      return {
        ...moved(state, (current, track) => (track === event.track ? event.to : current)),
        held: true,
      };
    case 'release':
      return isDue(state, event) ? { ...state, held: false } : state;
    case 'pause': {
      if (state.pauses.includes(event.reason) === event.on) return state;
      const others = state.pauses.filter((reason) => reason !== event.reason);
      return { ...state, pauses: event.on ? [...others, event.reason] : others };
    }
    case 'toggle':
      return { ...state, held: false, mode: state.mode === 'stopped' ? 'playing' : 'stopped' };
  }
}

const isDue = (state: Carousel, moment: Moment) => moment.move === state.moves;

const isOverridden = (state: Carousel, reason: PauseReason) =>
  state.mode === 'playing' && (reason === 'pointer' || reason === 'focus');

export function isRotating(state: Carousel): boolean {
  return (
    state.mode !== 'stopped' && !state.held && state.pauses.every((reason) => isOverridden(state, reason))
  );
}

/** The next timer: the end of a pause, otherwise the next slide, if any. */
export function nextMoment(state: Carousel, timing: CarouselTiming): Moment | undefined {
  if (state.held) return { type: 'release', after: timing.pause, move: state.moves };
  if (isRotating(state)) return { type: 'advance', after: timing.every, move: state.moves };
}

/** A shorter movement is a tap; a steeper one scrolls the page. */
const SWIPE_PX = 40;

export function swipeStep(dx: number, dy: number, direction = ''): 1 | -1 | undefined {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return;
  return dx < 0 === (direction !== 'rtl') ? 1 : -1;
}

/** The two items at a position of a paired track. With an odd count the last pair ends with the first item. */
export function pairAt(position: number, count: number): [number, number] {
  return [wrap(position * 2, count), wrap(position * 2 + 1, count)];
}
