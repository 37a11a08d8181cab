import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TESTIMONIAL_CAROUSEL, USE_CASE_CAROUSEL } from '#domain/timing.ts';
import {
  type Carousel,
  type CarouselEvent,
  isRotating,
  moveCarousel,
  nextTimer,
  type PauseReason,
  pairBeside,
  startCarousel,
  swipeStep,
} from './carousel.ts';

const play = (state: Carousel, ...events: CarouselEvent[]) => events.reduce(moveCarousel, state);
const pause = (reason: PauseReason, isActive: boolean): CarouselEvent => ({
  type: 'pause',
  reason,
  isActive,
});
const visibleCarousel = (...sizes: number[]) =>
  play(startCarousel(sizes), pause('loading', false), pause('out-of-view', false));
/** Lets the carousel's current timer elapse. */
const elapseTimer = (state: Carousel) => {
  const timer = nextTimer(state, USE_CASE_CAROUSEL);
  return timer ? moveCarousel(state, timer) : state;
};
const next: CarouselEvent = { type: 'step', track: 0, by: 1 };
const previous: CarouselEvent = { type: 'step', track: 0, by: -1 };

describe('positions', () => {
  test('wrap at both ends', () => {
    expect(play(visibleCarousel(5), previous).positions).toEqual([4]);
    expect(play(visibleCarousel(5), next, next, next, next, next).positions).toEqual([0]);
  });

  test('advance together on several tracks and can be moved separately', () => {
    const advanced = elapseTimer(visibleCarousel(5, 3));
    expect(advanced.positions).toEqual([1, 1]);
    expect(play(advanced, { type: 'jump', track: 1, to: 2 }).positions).toEqual([1, 2]);
    expect(play(advanced, { type: 'step', track: 0, by: 1 }).positions).toEqual([2, 1]);
  });

  test('are always valid, after any events', () => {
    const event = fc.oneof(
      fc.constant<CarouselEvent>({ type: 'toggle' }),
      fc.constant('wait' as const),
      fc.record({
        type: fc.constant('step' as const),
        track: fc.nat(1),
        by: fc.constantFrom(1 as const, -1 as const),
      }),
      fc.record({
        type: fc.constant('jump' as const),
        track: fc.nat(1),
        to: fc.integer({ min: -9, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { positions, sizes } = events.reduce(
          (state, step) => (step === 'wait' ? elapseTimer(state) : moveCarousel(state, step)),
          visibleCarousel(5, 3),
        );
        expect(positions.every((position, track) => position >= 0 && position < (sizes[track] ?? 0))).toBe(
          true,
        );
      }),
    );
  });
});

describe('rotation', () => {
  test('starts after the loading screen, when the carousel is in view', () => {
    const start = startCarousel([5]);
    expect(nextTimer(start, USE_CASE_CAROUSEL)).toBeUndefined();
    expect(isRotating(play(start, pause('loading', false)))).toBe(false);
    expect(isRotating(visibleCarousel(5))).toBe(true);
  });

  test('shows the next slide every 8 s, and every 6 s for testimonials', () => {
    expect(nextTimer(visibleCarousel(5), USE_CASE_CAROUSEL)).toMatchObject({ type: 'advance', delay: 8000 });
    expect(nextTimer(visibleCarousel(5, 3), TESTIMONIAL_CAROUSEL)).toMatchObject({
      type: 'advance',
      delay: 6000,
    });
  });

  test.each<CarouselEvent>([next, previous, { type: 'jump', track: 0, to: 3 }])(
    'a manual move pauses it for 10 s: %o',
    (manual) => {
      const paused = play(visibleCarousel(5), manual);
      expect(isRotating(paused)).toBe(false);
      expect(nextTimer(paused, USE_CASE_CAROUSEL)).toMatchObject({ type: 'release', delay: 10_000 });
      expect(isRotating(elapseTimer(paused))).toBe(true);
    },
  );

  test('each manual move starts its own pause', () => {
    const first = play(visibleCarousel(5), next);
    const firstTimer = nextTimer(first, USE_CASE_CAROUSEL);
    const second = play(first, next);
    expect(firstTimer && moveCarousel(second, firstTimer).isHeld).toBe(true);
    expect(elapseTimer(second).isHeld).toBe(false);
  });

  test.each<PauseReason>(['out-of-view', 'hidden-tab', 'reduced-motion', 'pointer', 'focus'])(
    'pauses while %s',
    (name) => {
      const paused = play(visibleCarousel(5), pause(name, true));
      expect(nextTimer(paused, USE_CASE_CAROUSEL)).toBeUndefined();
      expect(play(paused, { type: 'advance', delay: 0, moveNumber: 0 }).positions).toEqual([0]);
      expect(isRotating(play(paused, pause(name, false)))).toBe(true);
    },
  );

  test('stays stopped after the visitor stops it, even after a manual move', () => {
    const stopped = play(visibleCarousel(5), { type: 'toggle' });
    expect(isRotating(stopped)).toBe(false);
    expect(isRotating(elapseTimer(play(stopped, next)))).toBe(false);
  });

  test('runs even on hover and focus after the visitor starts it, but never with reduced motion', () => {
    const hovered = play(visibleCarousel(5), pause('pointer', true), pause('focus', true), {
      type: 'toggle',
    });
    const started = play(hovered, { type: 'toggle' });
    expect(isRotating(started)).toBe(true);
    expect(isRotating(play(started, pause('reduced-motion', true)))).toBe(false);
  });
});

test('a swipe is long and flat; a swipe to the left shows the next slide', () => {
  expect(swipeStep(-80, 10)).toBe(1);
  expect(swipeStep(80, -10)).toBe(-1);
  expect(swipeStep(-30, 0)).toBeUndefined();
  expect(swipeStep(-80, 70)).toBeUndefined();
  expect(swipeStep(80, -10, 'rtl')).toBe(1);
});

test('three positions show the four items beside the one on stage, which is never in a pair', () => {
  expect([0, 1, 2].map((position) => pairBeside(0, position, 5))).toEqual([
    [1, 2],
    [3, 4],
    [2, 1],
  ]);
  for (let count = 2; count <= 12; count++)
    for (let stage = 0; stage < count; stage++)
      for (let position = 0; position < Math.ceil(count / 2); position++) {
        const pair = pairBeside(stage, position, count);
        expect(pair).not.toContain(stage);
        expect(new Set(pair).size).toBe(Math.min(2, count - 1));
      }
});
