import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuizLoader } from './lazy-stage.tsx';

const renderTitles = (fillsPage: boolean) =>
  parse(
    renderToStaticMarkup(<QuizLoader text="Wait" duration={1} isRunning fillsPage={fillsPage} />),
  ).querySelectorAll('h1');

test('the loader is the h1 of the quiz page, but not of the embedded quiz', () => {
  expect(renderTitles(true)).toHaveLength(1);
  expect(renderTitles(false)).toHaveLength(0);
});
