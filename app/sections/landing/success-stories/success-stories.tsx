import { type CSSProperties, useId, useMemo } from 'react';
import { Heading } from '#app/components/heading.tsx';
import { Section } from '#app/components/section.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { pairBeside } from '#app/features/carousel/carousel.ts';
import { PickButtons, RotationButton, Slides, StepButtons } from '#app/features/carousel/carousel-parts.tsx';
import { type CarouselControl, useCarousel } from '#app/features/carousel/use-carousel.ts';
import { addQuotes } from '#content/formats.ts';
import { successStoriesIntro, type Testimonial, testimonials } from '#content/landing/testimonials.ts';
import { carouselLabels } from '#content/shell/labels.ts';
import { TESTIMONIAL_CAROUSEL } from '#domain/timing.ts';
import { CaseStudy } from './case-study.tsx';

/** Indexes of the two tracks, which rotate together: case studies one by one, and testimonials in pairs. */
const CASE_STUDY_TRACK = 0;
const PAIR_TRACK = 1;

const { title, booking, caseStudy, pair } = successStoriesIntro;

/** The pairs beside the case study with index `stage`. */
const pairsBeside = (stage: number) =>
  Array.from({ length: Math.ceil(testimonials.length / 2) }, (_, position) =>
    pairBeside(stage, position, testimonials.length).flatMap((i) => testimonials[i] ?? []),
  );

function QuoteCard({ story: { quote, name, position, company } }: { story: Testimonial }) {
  return (
    <figure className="quote-card">
      <blockquote>{addQuotes(quote)}</blockquote>
      <figcaption>
        <b>{name}</b>
        {`, ${position}, ${company}`}
      </figcaption>
    </figure>
  );
}

const Quotes = ({ stories }: { stories: readonly Testimonial[] }) => (
  <div className="quotes">
    {stories.map((story) => (
      <QuoteCard key={story.id} story={story} />
    ))}
  </div>
);

/** Without script every quote is shown once: each pair without the quotes of the pairs before it. */
const newInPair = (stories: readonly Testimonial[], position: number) =>
  position === 0
    ? stories
    : [...testimonials.slice(1), ...testimonials.slice(0, 1)].slice(2 * position, 2 * position + 2);

export function SuccessStories() {
  const control = useCarousel({
    sizes: [testimonials.length, Math.ceil(testimonials.length / 2)],
    timing: TESTIMONIAL_CAROUSEL,
  });
  const stage = control.positions[CASE_STUDY_TRACK] ?? 0;
  // Memoized, so that a carousel step does not render the slides again.
  const caseStudySlides = useMemo(
    () => testimonials.map((story) => ({ key: story.id, content: <CaseStudy story={story} /> })),
    [],
  );
  const pairs = useMemo(() => pairsBeside(stage), [stage]);
  const pairSlides = useMemo(
    () =>
      pairs.map((stories, position) => ({
        key: `${position}`,
        content: <Quotes stories={stories} />,
        withoutScript: <Quotes stories={newInPair(stories, position)} />,
      })),
    [pairs],
  );
  const titleId = useId();
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
        <Heading titleId={titleId} title={title} />
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

      <Slides control={control} track={CASE_STUDY_TRACK} className="mt-6 lg:mt-9" slides={caseStudySlides} />

      <div className="quote-pairs">
        <div data-track={PAIR_TRACK}>
          <h3>{pair.title}</h3>
          <PickButtons
            control={control}
            track={PAIR_TRACK}
            label={pair.choose}
            names={pairs.map((stories) => pair.name(stories.map(({ name }) => name)))}
            className="case-steps"
            buttonClassName="dot"
          />
        </div>
        <Slides control={control} track={PAIR_TRACK} slides={pairSlides} />
        <div>
          <BookingLink variant="outline">{booking}</BookingLink>
        </div>
      </div>
    </Section>
  );
}

/** Indicator of the rotation: on or off, and the progress of the current slide. */
function RotationProgress({ control }: { control: CarouselControl }) {
  return (
    <div className="grid w-16 gap-1.5 motion-reduce:hidden">
      <span className="font-mono text-tiny text-muted">
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
