import { type CSSProperties, useId, useMemo } from 'react';
import { Heading } from '#app/components/heading.tsx';
import { Section } from '#app/components/section.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { PickButtons, RotationButton, Slides, StepButtons } from '#app/features/carousel/carousel-parts.tsx';
import { type CarouselControl, useCarousel } from '#app/features/carousel/use-carousel.ts';
import type { successStoriesIntro, Testimonial } from '#content/landing/testimonials.ts';
import { carouselLabels } from '#content/shell/labels.ts';
import { pairAt } from '#domain/carousel.ts';
import { TESTIMONIAL_CAROUSEL } from '#domain/timing.ts';
import { CaseStudy } from './case-study.tsx';
import { QuoteCard } from './quote-card.tsx';

/** Indexes of the two tracks, which rotate together: case studies one by one, and testimonials in pairs. */
const CASE_STUDY_TRACK = 0;
const PAIR_TRACK = 1;

type SuccessStoriesProps = typeof successStoriesIntro & { testimonials: readonly Testimonial[] };

/** Starts with the second testimonial, because the case study above shows the first. */
const groupInPairs = (testimonials: readonly Testimonial[]) =>
  Array.from({ length: Math.ceil(testimonials.length / 2) }, (_, position) =>
    pairAt(position, testimonials.length).flatMap((i) => testimonials[(i + 1) % testimonials.length] ?? []),
  );

/** Memoized, so that a carousel step does not render the slides again. */
function useSlides({ testimonials, measured, imageFor, caseStudy: { read } }: SuccessStoriesProps) {
  return useMemo(() => {
    const pairs = groupInPairs(testimonials);
    const caseStudySlides = testimonials.map((story) => ({
      key: story.id,
      content: <CaseStudy story={story} measured={measured} imageFor={imageFor} read={read} />,
    }));
    const pairSlides = pairs.map((pair, position) => ({
      key: pair.map(({ id }) => id).join(),
      content: (
        <div className="grid h-full gap-6 max-md:content-start md:grid-cols-2 md:gap-10">
          {pair.map((story, index) => (
            // With an odd number, the last pair repeats the first testimonial.
            <QuoteCard
              key={story.id}
              story={story}
              isRepeated={2 * position + index >= testimonials.length}
            />
          ))}
        </div>
      ),
    }));
    return { pairs, caseStudySlides, pairSlides };
  }, [testimonials, measured, imageFor, read]);
}

export function SuccessStories(props: SuccessStoriesProps) {
  const { title, booking, caseStudy, pair, testimonials } = props;
  const { pairs, caseStudySlides, pairSlides } = useSlides(props);
  const control = useCarousel({ sizes: [testimonials.length, pairs.length], timing: TESTIMONIAL_CAROUSEL });
  const titleId = useId();
  const pairsId = useId();
  return (
    <Section
      ref={control.region}
      id="success-stories"
      tone="surface"
      aria-roledescription={carouselLabels.carousel}
      titleId={titleId}
      className="overflow-x-clip"
    >
      <div className="carousel-head max-lg:flex-wrap">
        <Heading titleId={titleId} title={title} titleClass="max-w-[13em]" />
        <div className="needs-script case-controls">
          <RotationButton control={control} />
          <RotationProgress control={control} />
          <div data-track={CASE_STUDY_TRACK}>
            <PickButtons
              control={control}
              track={CASE_STUDY_TRACK}
              label={caseStudy.choose}
              names={testimonials.map(({ company }) => caseStudy.name(company))}
              className="case-steps"
              buttonClassName="dot"
            />
            <div className="flex gap-2">
              <StepButtons control={control} track={CASE_STUDY_TRACK} noun={caseStudy.noun} />
            </div>
          </div>
        </div>
      </div>

      <Slides
        control={control}
        titleId={titleId}
        track={CASE_STUDY_TRACK}
        className="mt-12 lg:mt-16"
        slides={caseStudySlides}
      />

      <div className="quote-pairs">
        <div data-track={PAIR_TRACK} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <h3 id={pairsId} className="text-h3">
            {pair.title}
          </h3>
          <PickButtons
            control={control}
            track={PAIR_TRACK}
            label={pair.choose}
            names={pairs.map((stories) => pair.name(stories.map(({ name }) => name)))}
            className="case-steps"
            buttonClassName="dot"
          />
        </div>
        <Slides control={control} titleId={pairsId} track={PAIR_TRACK} className="mt-6" slides={pairSlides} />
      </div>
      <div className="mt-10">
        <BookingLink variant="outline">{booking}</BookingLink>
      </div>
    </Section>
  );
}

/** Indicator of the rotation: on or off, and the progress of the current slide. */
function RotationProgress({ control }: { control: CarouselControl }) {
  return (
    <div className="grid w-16 gap-1.5 motion-reduce:hidden">
      <span className="font-mono text-note text-muted">
        {control.isRotating ? carouselLabels.auto : carouselLabels.paused}
      </span>
      <span className="h-0.5 overflow-hidden rounded-full bg-line">
        <span
          key={control.positions.join()}
          data-running={control.isRotating || undefined}
          style={{ '--interval': `${TESTIMONIAL_CAROUSEL.interval}ms` } as CSSProperties}
          className="carousel-progress block h-full bg-brand"
        />
      </span>
    </div>
  );
}
