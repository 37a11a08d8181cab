import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startCarousel } from './carousel.ts';
import { PickButtons, StepButtons } from './carousel-parts.tsx';
import type { CarouselControl } from './use-carousel.ts';

const control: CarouselControl = {
  ...startCarousel([2, 1]),
  isRotating: false,
  send: () => {},
  region: { current: null },
};
const renderButtons = (track: number) =>
  parse(
    renderToStaticMarkup(
      <>
        <StepButtons control={control} track={track} noun="one" />
        <PickButtons
          control={control}
          track={track}
          label="all"
          names={['a', 'b'].slice(track)}
          className=""
          buttonClassName=""
        />
      </>,
    ),
  ).querySelectorAll('button');

test('a track with one slide has no buttons', () => {
  expect(renderButtons(0)).toHaveLength(4);
  expect(renderButtons(1)).toHaveLength(0);
});
