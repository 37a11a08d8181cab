import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuizLoader } from './loader.tsx';

const titles = (whole: boolean) =>
  parse(renderToStaticMarkup(<QuizLoader text="Wait" duration={1} running whole={whole} />)).querySelectorAll(
    'h1',
  );

test('a wait is the title of its page, and no second one where the quiz is a section', () => {
  expect(titles(true)).toHaveLength(1);
  expect(titles(false)).toHaveLength(0);
});
