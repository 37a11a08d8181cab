import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { bindCarouselInputs } from './bind-carousel-inputs.ts';
import {
  type Carousel,
  type CarouselEvent,
  type CarouselTiming,
  isRotating,
  moveCarousel,
  nextTimer,
  startCarousel,
} from './carousel.ts';

export type CarouselControl = Carousel & {
  /** True while slides change by themselves. */
  isRotating: boolean;
  send: (event: CarouselEvent) => void;
  region: RefObject<HTMLElement | null>;
};

type CarouselOptions = Pick<Carousel, 'sizes'> & { timing: CarouselTiming };

/** Runs the state machine of app/features/carousel/carousel.ts with one timer and the inputs of the browser. */
export function useCarousel({ sizes, timing }: CarouselOptions): CarouselControl {
  const [state, send] = useReducer(moveCarousel, sizes, startCarousel);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    if (region.current) return bindCarouselInputs(region.current, send);
  }, []);

  const { type, delay, moveNumber } = nextTimer(state, timing) ?? {};
  useEffect(() => {
    if (type === undefined || delay === undefined || moveNumber === undefined) return;
    const timer = setTimeout(() => send({ type, delay, moveNumber }), delay);
    return () => clearTimeout(timer);
  }, [type, delay, moveNumber]);

  return { ...state, isRotating: isRotating(state), send, region };
}
