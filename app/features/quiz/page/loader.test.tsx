import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuizLoader } from './loader.tsx';

const titles = (fillsPage: boolean) =>
  parse(
    renderToStaticMarkup(<QuizLoader text="Wait" duration={1} running fillsPage={fillsPage} />),
  ).querySelectorAll('h1');

test('the loader is the h1 of the quiz page, but not of the embedded quiz', () => {
  expect(titles(true)).toHaveLength(1);
  expect(titles(false)).toHaveLength(0);
});
