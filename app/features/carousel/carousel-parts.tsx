import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { afterPaint } from '#app/components/after-paint.ts';
import { SlideShown } from '#app/components/picture.tsx';
import { useIdleSteps } from '#app/components/use-idle-steps.ts';
import { useScrollRegion } from '#app/components/use-scroll-region.ts';
import { carouselLabels } from '#content/shell/labels.ts';
import BackIcon from '~icons/lucide/arrow-left';
import ForwardIcon from '~icons/lucide/arrow-right';
import PauseIcon from '~icons/lucide/pause';
import PlayIcon from '~icons/lucide/play';
import type { CarouselControl } from './use-carousel.ts';

type PartProps = { control: CarouselControl; track?: number };

/** True if the track has more than one slide. Otherwise it shows no buttons. */
const moves = ({ sizes }: CarouselControl, track: number) => (sizes[track] ?? 0) > 1;

/** Roles of the ARIA carousel pattern. A fieldset would also fit, but is for forms. */
const group = (label: string) => ({ role: 'group', 'aria-label': label });
const slide = { 'aria-roledescription': carouselLabels.slide };

const roundButton = 'needs-script round-button';

/**
 * Pauses the rotation. It is the first stop for the Tab key, and hidden with reduced motion, since nothing rotates
 * then.
 */
export function RotationButton({ control }: PartProps) {
  const { stopped, send } = control;
  return (
    <button
      type="button"
      aria-label={stopped ? carouselLabels.start : carouselLabels.pause}
      onClick={() => send({ type: 'toggle' })}
      className={`${roundButton} motion-reduce:hidden`}
    >
      {stopped ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
    </button>
  );
}

type StepButtonsProps = PartProps & {
  /** Noun for one slide. With 'use case', the label of a button is 'Previous use case'. */
  noun: string;
};

export function StepButtons({ control, track = 0, noun }: StepButtonsProps) {
  const step = (by: 1 | -1) => () => control.send({ type: 'step', track, by });
  if (!moves(control, track)) return null;
  return (
    <>
      <button
        type="button"
        aria-label={carouselLabels.previous(noun)}
        onClick={step(-1)}
        className={roundButton}
      >
        <BackIcon aria-hidden="true" className="rtl:-scale-x-100" />
      </button>
      <button type="button" aria-label={carouselLabels.next(noun)} onClick={step(1)} className={roundButton}>
        <ForwardIcon aria-hidden="true" className="rtl:-scale-x-100" />
      </button>
    </>
  );
}

type PickButtonsProps = PartProps & {
  /** Names the group for screen readers. */
  label: string;
  names: readonly string[];
  /** Classes of a button. CSS draws the current position by `aria-current`. */
  className: string;
  buttonClassName: string;
  /** Content of a button. */
  children?: (name: string) => ReactNode;
};

/** One button per slide. */
export function PickButtons(props: PickButtonsProps) {
  const { control, track = 0, label, names, className, buttonClassName, children } = props;
  if (!moves(control, track)) return null;
  return (
    <div {...group(label)} className={`needs-script ${className}`}>
      {names.map((name, to) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-current={control.places[track] === to || undefined}
          onClick={() => control.send({ type: 'jump', track, to })}
          className={buttonClassName}
        >
          {children?.(name)}
        </button>
      ))}
    </div>
  );
}

type SlidesProps = PartProps & {
  slides: readonly { key: string; content: ReactNode }[];
  className?: string;
  /** Id of the title, which names the scroll region until hydration. */
  titleId: string;
  /** Lets the slides update one frame after the buttons. */
  follows?: boolean;
};

/**
 * All slides share one grid cell, so that the space around them does not change. Without script, all slides are
 * visible.
 */
export function Slides({
  control,
  track = 0,
  slides,
  className = '',
  titleId,
  follows = false,
}: SlidesProps) {
  const strip = useScrollRegion(titleId);
  const current = control.places[track] ?? 0;
  const deferred = useDeferredValue(current);
  const place = follows ? deferred : current;
  // Draw the slides when the browser is idle, so that a click only has to show them.
  const drawn = useIdleSteps(slides.length);
  const list = useRef<HTMLDivElement>(null);
  // Start the scene after the slide is painted.
  useEffect(
    () =>
      afterPaint(() => {
        for (const [i, slide] of [...(list.current?.children ?? [])].entries())
          slide.toggleAttribute('data-plays', i === place);
      }),
    [place],
  );
  return (
    <div
      ref={list}
      {...strip}
      aria-live={control.rotating ? 'off' : 'polite'}
      data-track={track}
      className={`stacked-slides carousel-slides ${className}`}
    >
      {slides.map(({ key, content }, i) => (
        <div
          key={key}
          {...group(carouselLabels.place(i + 1, slides.length))}
          {...slide}
          data-place={i === place ? 'current' : i < place ? 'before' : 'after'}
        >
          <SlideShown value={i === place || i < drawn}>{content}</SlideShown>
        </div>
      ))}
    </div>
  );
}
