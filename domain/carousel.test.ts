import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Carousel,
  type CarouselEvent,
  isRotating,
  moveCarousel,
  nextMoment,
  type PauseReason,
  pairAt,
  startCarousel,
  swipeStep,
} from './carousel.ts';
import { TESTIMONIAL_CAROUSEL, USE_CASE_CAROUSEL } from './timing.ts';

const play = (state: Carousel, ...events: CarouselEvent[]) => events.reduce(moveCarousel, state);
const pause = (reason: PauseReason, on: boolean): CarouselEvent => ({ type: 'pause', reason, on });
const seen = (...sizes: number[]) =>
  play(startCarousel(sizes), pause('loading', false), pause('out-of-view', false));
/** Lets the carousel's current timer elapse. */
const wait = (state: Carousel) => {
  const moment = nextMoment(state, USE_CASE_CAROUSEL);
  return moment ? moveCarousel(state, moment) : state;
};
const next: CarouselEvent = { type: 'step', track: 0, by: 1 };
const previous: CarouselEvent = { type: 'step', track: 0, by: -1 };

describe('positions', () => {
  test('wrap both ways', () => {
    expect(play(seen(5), previous).positions).toEqual([4]);
    expect(play(seen(5), next, next, next, next, next).positions).toEqual([0]);
  });

  test('of several tracks advance together and can be moved separately', () => {
    const advanced = wait(seen(5, 3));
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
          (state, step) => (step === 'wait' ? wait(state) : moveCarousel(state, step)),
          seen(5, 3),
        );
        expect(positions.every((place, track) => place >= 0 && place < (sizes[track] ?? 0))).toBe(true);
      }),
    );
  });
});

describe('rotation', () => {
  test('starts after the loading screen, when the carousel is in view', () => {
    const start = startCarousel([5]);
    expect(nextMoment(start, USE_CASE_CAROUSEL)).toBeUndefined();
    expect(isRotating(play(start, pause('loading', false)))).toBe(false);
    expect(isRotating(seen(5))).toBe(true);
  });

  test('moves on every 8 s and every 6 s', () => {
    expect(nextMoment(seen(5), USE_CASE_CAROUSEL)).toMatchObject({ type: 'advance', after: 8000 });
    expect(nextMoment(seen(5, 3), TESTIMONIAL_CAROUSEL)).toMatchObject({ type: 'advance', after: 6000 });
  });

  test.each<CarouselEvent>([next, previous, { type: 'jump', track: 0, to: 3 }])(
    'a manual move pauses it for 10 s: %o',
    (manual) => {
      const held = play(seen(5), manual);
      expect(isRotating(held)).toBe(false);
      expect(nextMoment(held, USE_CASE_CAROUSEL)).toMatchObject({ type: 'release', after: 10_000 });
      expect(isRotating(wait(held))).toBe(true);
    },
  );

  test('each manual move starts its own pause', () => {
    const first = play(seen(5), next);
    const hold = nextMoment(first, USE_CASE_CAROUSEL);
    const second = play(first, next);
    expect(hold && moveCarousel(second, hold).held).toBe(true);
    expect(wait(second).held).toBe(false);
  });

  test.each<PauseReason>(['out-of-view', 'hidden-tab', 'reduced-motion', 'pointer', 'focus'])(
    'pauses while %s',
    (name) => {
      const resting = play(seen(5), pause(name, true));
      expect(nextMoment(resting, USE_CASE_CAROUSEL)).toBeUndefined();
      expect(play(resting, { type: 'advance', after: 0, move: 0 }).positions).toEqual([0]);
      expect(isRotating(play(resting, pause(name, false)))).toBe(true);
    },
  );

  test('stays stopped on request, and a manual move does not restart it', () => {
    const stopped = play(seen(5), { type: 'toggle' });
    expect(isRotating(stopped)).toBe(false);
    expect(isRotating(wait(play(stopped, next)))).toBe(false);
  });

  test('when started on request, runs even on hover and focus, but never under reduced motion', () => {
    const inside = play(seen(5), pause('pointer', true), pause('focus', true), { type: 'toggle' });
    const started = play(inside, { type: 'toggle' });
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

test('three positions show five items in pairs', () => {
  expect([0, 1, 2].map((position) => pairAt(position, 5))).toEqual([
    [0, 1],
    [2, 3],
    [4, 0],
  ]);
});
