import { useId, useMemo } from 'react';
import { Heading } from '#app/components/heading.tsx';
import { Section } from '#app/components/section.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { PickButtons, RotationButton, Slides, StepButtons } from '#app/features/carousel/carousel-parts.tsx';
import { useCarousel } from '#app/features/carousel/use-carousel.ts';
import { hasPart } from '#content/has-part.ts';
import { type UseCase, useCases, useCasesIntro } from '#content/landing/use-cases.ts';
import { carouselLabels } from '#content/shell/labels.ts';
import { USE_CASE_CAROUSEL } from '#domain/timing.ts';
import { LiveInflow } from '../control-room/inflow.tsx';
import { UseCaseScene } from './scenes/scene.tsx';

/** More industries are shown in two rows. */
const MAX_PER_ROW = 6;

const { title, text, booking, noun, choose } = useCasesIntro;

/** A carousel with a slide for each industry. Its buttons are dots on a line, or on two. */
export function UseCases() {
  const control = useCarousel({ sizes: [useCases.length], timing: USE_CASE_CAROUSEL });
  // Memoized, so that a carousel step does not render the slides again.
  const slides = useMemo(
    () => useCases.map((useCase) => ({ key: useCase.id, content: <UseCaseSlide useCase={useCase} /> })),
    [],
  );
  const titleId = useId();
  return (
    <Section
      ref={control.region}
      id="industry-use-cases"
      aria-roledescription={carouselLabels.carousel}
      titleId={titleId}
      className="overflow-clip"
    >
      <div className="carousel-head">
        <Heading layout="stacked" titleId={titleId} title={title} lead={text} />
        <div className="flex gap-2">
          <RotationButton control={control} />
          <StepButtons control={control} noun={noun} />
        </div>
      </div>
      <PickButtons
        control={control}
        label={choose}
        names={useCases.map(({ industry }) => industry)}
        className={`stations ${useCases.length > MAX_PER_ROW ? 'stations-in-rows' : ''}`.trim()}
        buttonClassName="station"
      >
        {(industry) => <span>{industry}</span>}
      </PickButtons>
      <div className="relative mt-4 sm:mt-5">
        <Slides control={control} updatesAfterButtons slides={slides} />
        {/* The lines of the section above continue here. */}
        {hasPart('industries') && <LiveInflow />}
      </div>
      <div className="mt-6">
        <BookingLink>{booking}</BookingLink>
      </div>
    </Section>
  );
}

function UseCaseSlide({ useCase }: { useCase: UseCase }) {
  const figures = [
    [useCase.keyMetric1Value, useCase.keyMetric1Label],
    [useCase.keyMetric2Value, useCase.keyMetric2Label],
  ];
  return (
    <article className="use-case">
      <div className="use-case-text">
        <p>{useCase.industry}</p>
        <dl>
          {figures.map(([value, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h3>{useCase.title}</h3>
        <p>{useCase.description}</p>
        <ul>
          {useCase.bulletPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="use-case-scene">
        <UseCaseScene useCase={useCase} />
      </div>
    </article>
  );
}
