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

/** A track of one slide has nowhere to go, and no buttons that do nothing. */
const moves = ({ sizes }: CarouselControl, track: number) => (sizes[track] ?? 0) > 1;

/** The pattern's roles; the element for them would be a fieldset, which belongs to forms. */
const group = (label: string) => ({ role: 'group', 'aria-label': label });
const slide = { 'aria-roledescription': carouselLabels.slide };

const roundButton = 'needs-script round-button';

/** Comes first in the carousel's tab order. Under reduced motion there is nothing to pause. */
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
  /** Name of one slide: 'use case' gives 'Previous use case'. */
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
        <BackIcon aria-hidden="true" />
      </button>
      <button type="button" aria-label={carouselLabels.next(noun)} onClick={step(1)} className={roundButton}>
        <ForwardIcon aria-hidden="true" />
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
  /** Content of a button beside its position. */
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
  slides: readonly { key: string; id?: string; content: ReactNode }[];
  className?: string;
  /** The id of the title above: the name of the strip that they are until the script is there. */
  titleId: string;
  /** The buttons answer a press, the slides follow in the next frame; not where a link leads to a slide. */
  follows?: boolean;
};

/** All slides share one grid cell, so that nothing around them moves. Without script they are stacked. */
export function Slides({
  control,
  track = 0,
  slides,
  className = '',
  titleId,
  follows = false,
}: SlidesProps) {
  const strip = useScrollRegion(titleId);
  const now = control.places[track] ?? 0;
  const late = useDeferredValue(now);
  const place = follows ? late : now;
  // Drawn ahead, one at a time, so that the press that brings a slide up only has to show it.
  const drawn = useIdleSteps(slides.length);
  const list = useRef<HTMLDivElement>(null);
  // A scene plays from the frame after the one that shows it, which is the answer to a press.
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
      {slides.map(({ key, id, content }, i) => (
        <div
          key={key}
          id={id}
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
