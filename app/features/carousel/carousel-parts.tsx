import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { afterPaint } from '#app/components/scheduling.ts';
import { SlideContent, useSlidesAhead } from '#app/components/slide-content.tsx';
import { carouselLabels } from '#content/shell/labels.ts';
import BackIcon from '~icons/lucide/arrow-left';
import ForwardIcon from '~icons/lucide/arrow-right';
import PauseIcon from '~icons/lucide/pause';
import PlayIcon from '~icons/lucide/play';
import type { CarouselControl } from './use-carousel.ts';

type PartProps = { control: CarouselControl; track?: number };

/** True if the track has more than one slide. Otherwise it shows no buttons. */
const hasSeveralSlides = ({ sizes }: CarouselControl, track: number) => (sizes[track] ?? 0) > 1;

/** The ARIA carousel pattern asks for this role. A fieldset would have it too, but is for forms. */
const groupProps = (label: string) => ({ role: 'group', 'aria-label': label });
const slideProps = { 'aria-roledescription': carouselLabels.slide };

const roundButtonClass = 'needs-script round-button';

/** Pauses the rotation. The Tab key reaches it first. Hidden with reduced motion, because nothing rotates then. */
export function RotationButton({ control }: PartProps) {
  const isStopped = control.mode === 'stopped';
  return (
    <button
      type="button"
      aria-label={isStopped ? carouselLabels.start : carouselLabels.pause}
      onClick={() => control.send({ type: 'toggle' })}
      className={`${roundButtonClass} motion-reduce:hidden`}
    >
      {isStopped ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
    </button>
  );
}

type StepButtonsProps = PartProps & {
  /** Noun for one slide. With 'use case', the label of a button is 'Previous use case'. */
  noun: string;
};

export function StepButtons({ control, track = 0, noun }: StepButtonsProps) {
  const stepBy = (by: 1 | -1) => () => control.send({ type: 'step', track, by });
  if (!hasSeveralSlides(control, track)) return null;
  return (
    <>
      <button
        type="button"
        aria-label={carouselLabels.previous(noun)}
        onClick={stepBy(-1)}
        className={roundButtonClass}
      >
        <BackIcon aria-hidden="true" className="rtl:-scale-x-100" />
      </button>
      <button
        type="button"
        aria-label={carouselLabels.next(noun)}
        onClick={stepBy(1)}
        className={roundButtonClass}
      >
        <ForwardIcon aria-hidden="true" className="rtl:-scale-x-100" />
      </button>
    </>
  );
}

type PickButtonsProps = PartProps & {
  /** Names the group for screen readers. */
  label: string;
  names: readonly string[];
  className: string;
  /** CSS marks the button of the current slide by `aria-current`. */
  buttonClassName: string;
  /** Content of a button. */
  children?: (name: string) => ReactNode;
};

/** One button per slide. */
export function PickButtons(props: PickButtonsProps) {
  const { control, track = 0, label, names, className, buttonClassName, children } = props;
  if (!hasSeveralSlides(control, track)) return null;
  return (
    <div {...groupProps(label)} className={`needs-script ${className}`}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-current={control.positions[track] === index || undefined}
          onClick={() => control.send({ type: 'jump', track, to: index })}
          className={buttonClassName}
        >
          {children?.(name)}
        </button>
      ))}
    </div>
  );
}

type SlidesProps = PartProps & {
  slides: readonly { key: string; content: ReactNode; withoutScript?: ReactNode }[];
  className?: string;
  /** Lets the slides update one frame after the buttons. */
  updatesAfterButtons?: boolean;
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
  updatesAfterButtons = false,
}: SlidesProps) {
  const currentIndex = control.positions[track] ?? 0;
  const deferredIndex = useDeferredValue(currentIndex);
  const shownIndex = updatesAfterButtons ? deferredIndex : currentIndex;
  const aheadCount = useSlidesAhead(control.region, slides.length);
  const list = useRef<HTMLDivElement>(null);
  // Start the scene after the slide is painted.
  useEffect(
    () =>
      afterPaint(() => {
        for (const [i, slide] of [...(list.current?.children ?? [])].entries())
          slide.toggleAttribute('data-plays', i === shownIndex);
      }),
    [shownIndex],
  );
  return (
    <div
      ref={list}
      aria-live={control.isRotating ? 'off' : 'polite'}
      data-track={track}
      className={`stacked-slides carousel-slides ${className}`}
    >
      {slides.map(({ key, content, withoutScript }, i) => (
        <div
          key={key}
          {...groupProps(carouselLabels.slideNumber(i + 1, slides.length))}
          {...slideProps}
          data-place={i === shownIndex ? 'current' : i < shownIndex ? 'before' : 'after'}
        >
          <SlideContent
            isWanted={(i - shownIndex + slides.length) % slides.length <= aheadCount}
            withoutScript={withoutScript}
          >
            {content}
          </SlideContent>
        </div>
      ))}
    </div>
  );
}
